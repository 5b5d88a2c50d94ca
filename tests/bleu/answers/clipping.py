# 2.2 right
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        best = max(r.count(word) for r in references)
        paid += min(hypothesis.count(word), best)
    return paid


# 2.2 right
from collections import Counter


def my_matches(hypothesis, references):
    purse = Counter()
    for reference in references:
        purse |= Counter(reference)
    return (Counter(hypothesis) & purse).total()


# 2.2 right
def my_matches(hypothesis, references):
    paid = {}
    for word in hypothesis:
        limit = 0
        for reference in references:
            if reference.count(word) > limit:
                limit = reference.count(word)
        if paid.get(word, 0) < limit:
            paid[word] = paid.get(word, 0) + 1
    return sum(paid.values())


# 2.2 wrong: clip by the sum
def my_matches(hypothesis, references):
    coins = [list(r) for r in references]
    paid = 0
    for word in hypothesis:
        for purse in coins:
            if word in purse:
                purse.remove(word)
                paid += 1
                break
    return paid


# 2.2 wrong: return inside the loop
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        paid += min(hypothesis.count(word), max(r.count(word) for r in references))
        return paid


# 2.1 right
paid = 2, 3


# 2.1 wrong: denominator of the references
paid = (2, 6)


# 2.1 wrong: a word for each reference
paid = (4, 3)


# 2.2 wrong: clip by the best reference
from collections import Counter


def my_matches(hypothesis, references):
    best = 0
    for reference in references:
        both = Counter(hypothesis) & Counter(reference)
        best = max(best, sum(both.values()))
    return best


# 2.2 wrong: no clip
def my_matches(hypothesis, references):
    return len([w for w in hypothesis if any(w in r for r in references)])


# 2.2 wrong: min left out
def my_matches(hypothesis, references):
    total = 0
    for word in set(hypothesis):
        total += max(r.count(word) for r in references)
    return total


# 2.2 wrong: changed arguments
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        here = 0
        for reference in references:
            taken = 0
            while word in reference:
                reference.remove(word)
                taken += 1
            here = max(here, taken)
        paid += min(here, hypothesis.count(word))
    return paid


# 2.3 right
nonsense = "noon the at island leaves the".split()


# 2.3 wrong: no clip
nonsense = "noon the at the leaves the".split()


# 2.3 wrong: another number of words
nonsense = "noon the at island".split()


# 2.3 wrong: a piece of a sentence
nonsense = "leaves the island at noon today".split()


# 2.4 right
mixed = ["sails", "leaves", "from", "our", "the", "the"]


# 2.4 right
mixed = "leaves sails whale whale whale whale".split()


# 2.4 wrong: no gain from two references
mixed = "noon the at island leaves the".split()


# 2.4 wrong: not a list of words
mixed = "leaves sails our the the at"


# 2.5 right
def my_share(hypothesis, references):
    if not hypothesis:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 0
        for reference in references:
            limit = max(limit, reference.count(word))
        paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)


# 2.5 right
from collections import Counter
from fractions import Fraction
from functools import reduce


def my_share(hypothesis, references):
    limits = reduce(lambda a, b: a | b, map(Counter, references))
    both = Counter(hypothesis) & limits
    return Fraction(both.total(), len(hypothesis)) if hypothesis else Fraction(0)


# 2.5 right
def my_share(hypothesis, references):
    left = {}
    for reference in references:
        for word in reference:
            left[word] = max(left.get(word, 0), reference.count(word))
    paid = 0
    for word in hypothesis:
        if left.get(word, 0) > 0:
            left[word] -= 1
            paid += 1
    return paid / (len(hypothesis) or 1)


# 2.5 wrong: nothing mended
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 0
        for reference in references:
            limit += reference.count(word)
        paid += min(hypothesis.count(word), limit)
    return paid / len(set(hypothesis))


# 2.5 wrong: clip by the sum
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 0
        for reference in references:
            limit += reference.count(word)
        paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)


# 2.5 wrong: denominator of different words + only the last item
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        for reference in references:
            limit = reference.count(word)
        paid += min(hypothesis.count(word), limit)
    return paid / len(set(hypothesis))


# 2.5 wrong: copies times copies
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in hypothesis:
        limit = 0
        for reference in references:
            if reference.count(word) > limit:
                limit = reference.count(word)
        paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)


# 2.6 right
def my_marks(hypothesis, references):
    said, result = {}, []
    for word in hypothesis:
        said[word] = said.get(word, 0) + 1
        limit = max(r.count(word) for r in references)
        if limit == 0:
            result.append("no match")
        elif said[word] <= limit:
            result.append("match")
        else:
            result.append("clipped")
    return result


# 2.6 right
from collections import Counter


def my_marks(hypothesis, references):
    purse = Counter()
    for reference in references:
        purse |= Counter(reference)
    known = set(purse)
    result = []
    for word in hypothesis:
        if purse[word] > 0:
            purse[word] -= 1
            result.append("match")
        else:
            result.append("clipped" if word in known else "no match")
    return result


# 2.6 right
def my_marks(hypothesis, references):
    def mark(k):
        word = hypothesis[k]
        limit = max([r.count(word) for r in references])
        if not limit:
            return "no match"
        return "match" if hypothesis[:k].count(word) < limit else "clipped"

    return [mark(k) for k in range(len(hypothesis))]


# 2.6 wrong: clip by the sum
def my_marks(hypothesis, references):
    coins = []
    for reference in references:
        coins.extend(reference)
    result = []
    for word in hypothesis:
        if word in coins:
            coins.remove(word)
            result.append("match")
        elif any(word in r for r in references):
            result.append("clipped")
        else:
            result.append("no match")
    return result


# 2.6 wrong: no clip
def my_marks(hypothesis, references):
    result = []
    for word in hypothesis:
        if any(word in r for r in references):
            result.append("match")
        else:
            result.append("no match")
    return result


# 2.6 wrong: one coin too many
def my_marks(hypothesis, references):
    said, result = {}, []
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        if limit == 0:
            result.append("no match")
        elif said.get(word, 0) <= limit:
            result.append("match")
        else:
            result.append("clipped")
        said[word] = said.get(word, 0) + 1
    return result


# 2.6 wrong: clipped and unknown mixed up
def my_marks(hypothesis, references):
    result = []
    for k, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if hypothesis[:k].count(word) < limit:
            result.append("match")
        else:
            result.append("clipped")
    return result


# 2.6 wrong: all or nothing
def my_marks(hypothesis, references):
    result = []
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        if limit == 0:
            result.append("no match")
        elif hypothesis.count(word) <= limit:
            result.append("match")
        else:
            result.append("clipped")
    return result


# 2.6 wrong: a mark for each reference
def my_marks(hypothesis, references):
    marks = []
    for word in hypothesis:
        for r in references:
            if word in r:
                marks.append("match")
            else:
                marks.append("no match")
    return marks


# 2.1 wrong: a ratio for the counts
paid = 2 / 3


# 2.1 wrong: substrings for words
paid = 3, 3


# 2.1 wrong: swapped results
paid = 3, 2


# 2.1 wrong: characters
paid = 6, 7


# 2.1 wrong: a word for each reference
paid = 4, 6


# 2.1 wrong: one paid word too few
paid = 1, 3


# 2.2 wrong: not reset
def my_matches(hypothesis, references):
    paid = 0
    best = 0
    for word in sorted(set(hypothesis)):
        for r in references:
            best = max(best, r.count(word))
        paid += min(hypothesis.count(word), best)
    return paid


# 2.5 wrong: not reset
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    limit = 0
    for word in sorted(set(hypothesis)):
        for reference in references:
            limit = max(limit, reference.count(word))
        paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)


# 2.6 wrong: other marks
def my_marks(hypothesis, references):
    marks = []
    for i, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks.append("no_match")
        elif hypothesis[:i].count(word) < limit:
            marks.append("match")
        else:
            marks.append("clipped")
    return marks


# 2.6 wrong: pairs
def my_marks(hypothesis, references):
    marks = []
    for i, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks.append((word, "no match"))
        elif hypothesis[:i].count(word) < limit:
            marks.append((word, "match"))
        else:
            marks.append((word, "clipped"))
    return marks


# 2.6 wrong: clipped and unknown mixed up
def my_marks(hypothesis, references):
    marks = []
    for i, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks.append("clipped")
        elif hypothesis[:i].count(word) < limit:
            marks.append("match")
        else:
            marks.append("no match")
    return marks


# 2.6 wrong: a dictionary for a list
def my_marks(hypothesis, references):
    marks = {}
    for i, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks[word] = "no match"
        elif hypothesis[:i].count(word) < limit:
            marks[word] = "match"
        else:
            marks[word] = "clipped"
    return marks


# 2.6 wrong: a string for a list
def my_marks(hypothesis, references):
    marks = []
    for i, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks.append("no match")
        elif hypothesis[:i].count(word) < limit:
            marks.append("match")
        else:
            marks.append("clipped")
    return ", ".join(marks)


# 2.2 wrong: set where it should grow
def my_matches(hypothesis, references):
    limits = {}
    for r in references:
        for word in r:
            limits[word] = r.count(word)
    paid = 0
    for word in set(hypothesis):
        paid += min(hypothesis.count(word), limits.get(word, 0))
    return paid


# 2.2 wrong: one coin too many
def my_matches(hypothesis, references):
    paid = 0
    spent = {}
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        if limit and spent.get(word, 0) <= limit:
            paid += 1
        spent[word] = spent.get(word, 0) + 1
    return paid


# 2.5 wrong: every reference pays
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 0
        for reference in references:
            limit = max(limit, reference.count(word))
            paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)


# 2.6 wrong: each word once
def my_marks(hypothesis, references):
    marks = {}
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks[word] = "no match"
        elif hypothesis.count(word) > limit:
            marks[word] = "clipped"
        else:
            marks[word] = "match"
    return list(marks.values())


# 2.6 wrong: a mark for each reference
def my_marks(hypothesis, references):
    marks = []
    for r in references:
        for place, word in enumerate(hypothesis):
            limit = r.count(word)
            if limit == 0:
                marks.append("no match")
            elif hypothesis[:place].count(word) < limit:
                marks.append("match")
            else:
                marks.append("clipped")
    return marks


# 2.6 wrong: never a match
from collections import Counter


def my_marks(hypothesis, references):
    limits = Counter()
    known = dict(limits)
    marks = []
    for word in hypothesis:
        if word not in known:
            marks.append("no match")
        elif limits[word]:
            limits[word] -= 1
            marks.append("match")
        else:
            marks.append("clipped")
    return marks


# 2.1 wrong: substrings for words
paid = 3, 3


# 2.1 wrong: never a match
paid = 0, 3


# 2.1 wrong: part of a coin
paid = 2.5, 3


# 2.1 wrong: the unmatched counted
paid = 1, 2


# 2.2 wrong: no clip
def my_matches(hypothesis, references):
    paid = 0
    for word in hypothesis:
        for reference in references:
            purse = list(reference)
            if word in purse:
                purse.remove(word)
                paid += 1
                break
    return paid


# 2.2 wrong: max and min mixed up
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        best = max(r.count(word) for r in references)
        if best > 0:
            paid += max(hypothesis.count(word), best)
    return paid


# 2.2 wrong: average over the references
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        limit = sum(r.count(word) for r in references) // len(references)
        paid += min(hypothesis.count(word), limit)
    return paid


# 2.3 wrong: another number of words
nonsense = ["noon the at island leaves the"]


# 2.3 wrong: a sentence
nonsense = "the ferry leaves the island today".split()


# 2.3 wrong: a word in no reference
nonsense = "Noon The At Island Leaves The".split()


# 2.3 wrong: a word in no reference
nonsense = list("island")


# 2.4 wrong: no gain from two references
mixed = "the the the ferry noon today".split()


# 2.5 wrong: one purse for all words
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = limits = 0
    for word in set(hypothesis):
        limit = max(reference.count(word) for reference in references)
        if limit > 0:
            paid += hypothesis.count(word)
        limits += limit
    return min(paid, limits) / len(hypothesis)


# 2.5 wrong: stops too early
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 0
        for reference in references:
            if word in reference:
                limit = reference.count(word)
                break
        paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)


# 2.6 wrong: no clip
def my_marks(hypothesis, references):
    marks = []
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        spent = hypothesis[: hypothesis.index(word)].count(word)
        if limit == 0:
            marks.append("no match")
        elif spent < limit:
            marks.append("match")
        else:
            marks.append("clipped")
    return marks


# 2.6 wrong: all or nothing
def my_marks(hypothesis, references):
    marks = {}
    for place, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        spent = hypothesis[:place].count(word)
        if limit == 0:
            marks[word] = "no match"
        elif spent < limit:
            marks[word] = "match"
        else:
            marks[word] = "clipped"
    return [marks[word] for word in hypothesis]


# 2.6 wrong: one purse for all words
def my_marks(hypothesis, references):
    marks = []
    spent = 0
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks.append("no match")
        elif spent < limit:
            marks.append("match")
            spent += 1
        else:
            marks.append("clipped")
    return marks


# 2.6 wrong: all references must have it
def my_marks(hypothesis, references):
    marks = []
    for place, word in enumerate(hypothesis):
        limit = min(r.count(word) for r in references)
        spent = hypothesis[:place].count(word)
        if all(word not in r for r in references):
            marks.append("no match")
        elif spent < limit:
            marks.append("match")
        else:
            marks.append("clipped")
    return marks


# 2.2 wrong: the worst reference
def my_matches(hypothesis, references):
    return min(sum(min(hypothesis.count(w), r.count(w)) for w in set(hypothesis)) for r in references)


# 2.2 wrong: references for copies
def my_matches(hypothesis, references):
    n=0
    for w in set(hypothesis):
        k=sum(w in r for r in references)
        n+=min(hypothesis.count(w),k)
    return n


# 2.5 wrong: references for copies
def my_share(hypothesis, references):
    if not hypothesis: return 0
    n=0
    for w in set(hypothesis):
        k=sum(w in r for r in references)
        n+=min(hypothesis.count(w),k)
    return n/len(hypothesis)


# 2.5 wrong: average over the references
def my_share(hypothesis, references):
    if not hypothesis: return 0
    t=0
    for r in references:
        t+=sum(min(hypothesis.count(w), r.count(w)) for w in set(hypothesis))/len(hypothesis)
    return t/len(references)


# 2.6 wrong: only the first item
def my_marks(hypothesis, references):
    out=[]
    for i,w in enumerate(hypothesis):
        k=references[0].count(w)
        s=hypothesis[:i].count(w)
        if not any(w in r for r in references): out.append("no match")
        elif s<k: out.append("match")
        else: out.append("clipped")
    return out


# 2.5 wrong: one coin for free
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 1
        for reference in references:
            limit = max(limit, reference.count(word))
        paid += min(hypothesis.count(word), limit)
    return paid / len(hypothesis)

# 2.1 wrong: a pair for each reference
paid = [(2, 3), (2, 3)]

# 2.2 wrong: only the first item
def my_matches(hypothesis, references):
    limits = {
        word: max(r.count(word) for r in references)
        for word in references[0]
    }
    return sum(
        min(hypothesis.count(word), limit)
        for word, limit in limits.items()
    )

# 2.2 wrong: one purse for all words
def my_matches(hypothesis, references):
    found = 0
    for word in hypothesis:
        yes = 0
        for reference in references:
            if word in reference:
                yes = 1
        found += yes
    return min(found, max(len(r) for r in references))

# 2.3 wrong: not a list of words
nonsense = [(word,) for word in "noon the at island leaves the".split()]

# 2.4 wrong: not a list of words
mixed = ["leaves the island".split(), "our ferry sails".split()]

# 2.4 wrong: no gain from two references
mixed = "leave sails from our ferry the".split()

# 2.6 wrong: one coin too few
def my_marks(hypothesis, references):
    marks = []
    for place, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        spent = hypothesis[: place + 1].count(word)
        if limit == 0:
            marks.append("no match")
        elif spent < limit:
            marks.append("match")
        else:
            marks.append("clipped")
    return marks

# 2.6 wrong: clipped and unknown mixed up
def my_marks(hypothesis, references):
    purse = {}
    for reference in references:
        for word in reference:
            purse[word] = max(purse.get(word, 0), reference.count(word))
    marks = []
    for word in hypothesis:
        if word not in purse:
            marks.append("no match")
        elif purse[word] > 0:
            marks.append("match")
            purse[word] -= 1
            if purse[word] == 0:
                del purse[word]
        else:
            marks.append("clipped")
    return marks

# 2.2 wrong: all references must have it
def my_matches(h, rs):
    n = 0
    for w in set(h):
        counts = [r.count(w) for r in rs if w in r]
        if counts:
            n += min(h.count(w), min(counts))
    return n

# 2.2 wrong: one purse for all words
def my_matches(h, rs):
    n = sum(any(w in r for r in rs) for w in h)
    return min(n, sum(len(r) for r in rs))

# 2.2 wrong: stops at the first miss
def my_matches(h, rs):
    n = 0
    for w in dict.fromkeys(h):
        limit = max(r.count(w) for r in rs)
        if limit == 0:
            break
        n += min(h.count(w), limit)
    return n

# 2.2 wrong: one coin too many
def my_matches(h, rs):
    n = 0
    for i, w in enumerate(h):
        if h[:i].count(w) <= max(r.count(w) for r in rs):
            n += 1
    return n

# 2.6 wrong: a mark lost
def my_marks(h, rs):
    out = []
    for i, w in enumerate(h):
        limit = max(r.count(w) for r in rs)
        if limit == 0: continue
        out.append("match" if h[:i].count(w) < limit else "clipped")
    return out

# 2.2 wrong: all references must have it
def my_matches(h, rs):
    common = set(rs[0]).intersection(*rs)
    return sum(min(h.count(w), max(r.count(w) for r in rs)) for w in set(h) if w in common)

# 2.6 wrong: only the first item
def my_marks(h, rs):
    out = []
    for i, w in enumerate(h):
        if w not in rs[0]: out.append("no match"); continue
        lim = max(r.count(w) for r in rs)
        out.append("match" if h[:i].count(w) < lim else "clipped")
    return out

# 2.6 wrong: lower-cased
def my_marks(h, rs):
    h = [w.lower() for w in h]
    out = []
    for i, w in enumerate(h):
        lim = max(r.count(w) for r in rs)
        out.append("no match" if not lim else "match" if h[:i].count(w) < lim else "clipped")
    return out


# 2.1 wrong: particles for words
paid = 4, 5


# 2.2 wrong: stops at the first miss
def my_matches(hypothesis, references):
    spent = {}
    paid = 0
    for word in hypothesis:
        spent[word] = spent.get(word, 0) + 1
        if spent[word] > max(r.count(word) for r in references):
            break
        paid += 1
    return paid


# 2.3 wrong: a word in no reference
nonsense = ["the ferry", "our ferry", "noon today", "at noon", "from the", "sails from"]


# 2.3 wrong: another number of words
nonsense = list("noon the at island leaves the")


# 2.3 wrong: a word in no reference
nonsense = "noon, the, at, island, leaves, the".split(",")


# 2.5 wrong: denominator of the known words
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = known = 0
    for word in set(hypothesis):
        limit = max(reference.count(word) for reference in references)
        paid += min(hypothesis.count(word), limit)
        if limit:
            known += hypothesis.count(word)
    return paid / known if known else 0


# 2.1 wrong: whole sentences compared
paid = 0, 2


# 2.1 wrong: denominator of all sentences
paid = 2, 5


# 2.2 wrong: clip by the sum
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        limit = references[0].count(word)
        for reference in references[1:]:
            if reference.count(word) > limit:
                limit += reference.count(word)
        paid += min(hypothesis.count(word), limit)
    return paid


# 2.5 wrong: mean of the words' shares
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    shares = []
    for word in set(hypothesis):
        count = hypothesis.count(word)
        limit = max(reference.count(word) for reference in references)
        shares.append(min(count, limit) / count)
    return sum(shares) / len(shares)


# 2.6 wrong: no clip
def my_marks(hypothesis, references):
    marks = []
    for word in hypothesis:
        limit = max(r.count(word) for r in references)
        spent = hypothesis[: hypothesis.index(word)].count(word)
        if not limit:
            marks.append("no match")
        elif spent >= limit:
            marks.append("clipped")
        else:
            marks.append("match")
    return marks


# 2.6 wrong: only neighbors counted
def my_marks(hypothesis, references):
    marks = []
    previous, run = None, 0
    for word in hypothesis:
        run = run + 1 if word == previous else 1
        previous = word
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks.append("no match")
        elif run <= limit:
            marks.append("match")
        else:
            marks.append("clipped")
    return marks


# 2.6 wrong: clip by the best reference
from collections import Counter


def my_marks(hypothesis, references):
    best = max(references, key=lambda r: (Counter(r) & Counter(hypothesis)).total())
    purse = Counter(best)
    marks = []
    for word in hypothesis:
        if purse[word] > 0:
            marks.append("match")
            purse[word] -= 1
        elif any(word in r for r in references):
            marks.append("clipped")
        else:
            marks.append("no match")
    return marks


# 2.1 wrong: denominator of the matches
paid = [2, 2]


# 2.2 wrong: changed on the way
references = [
    "the ferry leaves the island at noon today".split(),
    "today at noon our ferry sails from the island".split(),
]


def my_matches(hypothesis, references):
    rest = list(hypothesis)
    paid = 0
    for word in rest:
        limit = max(r.count(word) for r in references)
        paid += min(rest.count(word), limit)
        while word in rest:
            rest.remove(word)
    return paid


# 2.6 wrong: letters for words
references = [
    "the ferry leaves the island at noon today".split(),
    "today at noon our ferry sails from the island".split(),
]


def my_marks(hypothesis, references):
    marks = []
    for place, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        spent = hypothesis[:place].count(word)
        if limit == 0:
            marks += "no match"
        elif spent < limit:
            marks += "match"
        else:
            marks += "clipped"
    return marks


# 2.2 wrong: one coin for free
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        best = 1
        for reference in references:
            if reference.count(word) > best:
                best = reference.count(word)
        paid += min(hypothesis.count(word), best)
    return paid


# 2.5 wrong: copies taken off
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        said = hypothesis.count(word)
        limit = max(reference.count(word) for reference in references)
        paid += min(said, limit) - max(0, said - limit)
    return max(0, paid / len(hypothesis))


# 2.6 wrong: a mark for each reference
def my_marks(hypothesis, references):
    marks = []
    for place, word in enumerate(hypothesis):
        for reference in references:
            if word not in reference:
                marks.append("no match")
            elif hypothesis[:place].count(word) < reference.count(word):
                marks.append("match")
            else:
                marks.append("clipped")
    return marks


# 2.6 wrong: only neighbors clipped
def my_marks(hypothesis, references):
    marks = []
    for place, word in enumerate(hypothesis):
        if not any(word in r for r in references):
            marks.append("no match")
        elif place > 0 and hypothesis[place - 1] == word:
            marks.append("clipped")
        else:
            marks.append("match")
    return marks


# 2.2 wrong: only neighbors clipped
from itertools import groupby


def my_matches(hypothesis, references):
    paid = 0
    for word, run in groupby(hypothesis):
        limit = max(r.count(word) for r in references)
        paid += min(len(list(run)), limit)
    return paid


# 2.1 wrong: a ratio for the counts
paid = 2 / 3, 3


# 2.2 wrong: only neighbors clipped
def my_matches(hypothesis, references):
    paid = 0
    previous = None
    for word in hypothesis:
        if word != previous and any(word in r for r in references):
            paid += 1
        previous = word
    return paid


# 2.5 wrong: all references must have it
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = len(hypothesis)
        for reference in references:
            limit = min(limit, reference.count(word))
        paid += limit
    return paid / len(hypothesis)


# 2.5 wrong: denominator of the references
from collections import Counter


def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    limits = Counter()
    for reference in references:
        limits |= Counter(reference)
    paid = 0
    for word in set(hypothesis):
        paid += min(hypothesis.count(word), limits[word])
    return paid / sum(limits.values())


# 2.6 wrong: in another order
from collections import Counter


def my_marks(hypothesis, references):
    marks = []
    for word, count in Counter(hypothesis).items():
        best = max(r.count(word) for r in references)
        if best == 0:
            marks += ["no match"] * count
        else:
            marks += ["match"] * min(count, best)
            marks += ["clipped"] * max(0, count - best)
    return marks


# 2.1 wrong: a ratio for the counts
paid = 2 / 3, 2 / 3


# 2.1 wrong: a ratio for the counts
paid = 1 / 3, 1 / 3


# 2.1 wrong: part of a coin
paid = 2.5, 3


# 2.3 wrong: not a list of words
nonsense = ['noon', 'the', 'at'], ['ferry', 'our', 'today']


# 2.3 wrong: another number of words
nonsense = [' ']


# 2.5 wrong: a cap on the result
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = 0
        for reference in references:
            limit = max(limit, reference.count(word))
        paid += limit
    return min(paid / len(hypothesis), 1)


# 2.1 wrong: the words for their number
paid = ["밥을", "먹었다"], ["나는", "밥을", "먹었다"]


# 2.1 wrong: characters
paid = len("밥을 먹었다"), len("나는 밥을 먹었다")


# 2.2 wrong: clip by the sum
def my_matches(hypothesis, references):
    purses = [list(reference) for reference in references]
    paid = 0
    for word in hypothesis:
        for purse in purses:
            if word in purse:
                purse.remove(word)
                paid += 1
                break
    return paid


# 2.2 wrong: every reference pays
def my_matches(hypothesis, references):
    paid = 0
    for reference in references:
        for word in set(reference):
            paid += min(hypothesis.count(word), reference.count(word))
    return min(paid, len(hypothesis))


# 2.3 wrong: another number of words
nonsense = "the ferry leaves the island".split()


# 2.5 wrong: every reference pays
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for reference in references:
        for word in set(reference):
            paid += min(hypothesis.count(word), reference.count(word))
    return min(paid, len(hypothesis)) / len(hypothesis)


# 2.5 wrong: every reference pays
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for reference in references:
        for word in set(hypothesis):
            paid += min(hypothesis.count(word), reference.count(word))
    return paid / len(hypothesis)


# 2.6 wrong: all or nothing
def my_marks(hypothesis, references):
    marks = {}
    for place, word in enumerate(hypothesis):
        limit = max(r.count(word) for r in references)
        if limit == 0:
            marks[word] = "no match"
        elif hypothesis[:place].count(word) < limit:
            marks[word] = "match"
        else:
            marks[word] = "clipped"
    return [marks[word] for word in hypothesis]


# 2.6 wrong: pairs + only the first item
from collections import Counter


def my_marks(hypothesis, references):
    coins = Counter(references[0])
    marks = []
    for word in hypothesis:
        if word not in coins:
            marks.append((word, "no match"))
        elif coins[word] > 0:
            coins[word] -= 1
            marks.append((word, "match"))
        else:
            marks.append((word, "clipped"))
    return marks


# 2.5 wrong: limit against the length
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    paid = 0
    for word in set(hypothesis):
        limit = max(reference.count(word) for reference in references)
        paid += min(len(hypothesis), limit)
    return paid / len(hypothesis)
