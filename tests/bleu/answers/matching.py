# 1.1 right
marks = 0, 0.75, 2, 0.67


# 1.1 right
from fractions import Fraction

marks = (0, Fraction(3, 4), 2, Fraction(2, 3))


# 1.1 wrong: denominator of the references
marks = 0, 1, 2, 2 / 3


# 1.1 right
marks = [0, 3 / 4, 2, 2 / 3]


# 1.1 wrong: a count for a ratio
marks = (0, 3, 2, 2)


# 1.2 right
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found


# 1.2 right
def my_words(hypothesis, references):
    known = set()
    for reference in references:
        known = known | set(reference)
    return len([word for word in hypothesis if word in known])


# 1.2 right
from collections import Counter
from itertools import chain


def my_words(hypothesis, references):
    known = set(chain.from_iterable(references))
    return sum(n for w, n in Counter(hypothesis).items() if w in known)


# 1.2 right
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        if sum(reference.count(word) for reference in references) != 0:
            found = found + 1
    return found


# 1.2 wrong: every reference pays
def my_words(hypothesis, references):
    count = 0
    for ref in references:
        for word in hypothesis:
            if word in ref:
                count += 1
    return count


# 1.2 wrong: each word once
def my_words(hypothesis, references):
    everything = []
    for reference in references:
        everything.extend(reference)
    return len(set(hypothesis) & set(everything))


# 1.2 wrong: substrings for words
def my_words(hypothesis, references):
    texts = [" ".join(r) for r in references]
    found = 0
    for word in hypothesis:
        hit = False
        for text in texts:
            if word in text:
                hit = True
        if hit:
            found += 1
    return found


# 1.2 wrong: stops at the first miss
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        hit = False
        for reference in references:
            if word in reference:
                hit = True
        if not hit:
            break
        found += 1
    return found


# 1.2 wrong: only the last item
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                there = 1
            else:
                there = 0
        found += there
    return found


# 1.2 wrong: only the first item
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        if word in references[0]:
            found += 1
    return found


# 1.2 wrong: never a match
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        if word in references:
            found += 1
    return found


# 1.2 wrong: a ratio for a count
def my_words(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    found = 0
    for word in hypothesis:
        if any(word in r for r in references):
            found += 1
    return found / len(hypothesis)


# 1.2 wrong: best single reference
def my_words(hypothesis, references):
    best = 0
    for reference in references:
        found = 0
        for word in hypothesis:
            if word in reference:
                found += 1
        if found > best:
            best = found
    return best


# 1.2 wrong: return inside the loop
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
        return found


# 1.3 right
salad = "the ferry leaves the island at noon today".split()[::-1]


# 1.3 right
salad = ["noon", "today", "the", "island", "ferry", "leaves", "the", "at"]


# 1.3 wrong: a word in its place
salad = "the today noon at island the leaves ferry".split()


# 1.3 wrong: a word in its place
salad = sorted("the ferry leaves the island at noon today".split())


# 1.3 wrong: not a list of words
salad = "today noon at island the leaves ferry the"


# 1.3 wrong: other words
salad = "today noon at island a leaves ferry the".split()


# 1.4 right
laziest = "."


# 1.4 wrong: guessed, not counted
laziest = "the"


# 1.4 wrong: a pair for its first item
laziest = (".", 37)


# 1.5 right
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        if any(word in reference for reference in references):
            found += 1
    if found == 0:
        return 0
    return found / len(hypothesis)


# 1.5 right
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found / max(1, len(hypothesis))


# 1.5 right
from fractions import Fraction


def my_share(hypothesis, references):
    if not hypothesis:
        return 0.0
    known = set().union(*references)
    return Fraction(sum(w in known for w in hypothesis), len(hypothesis))


# 1.5 wrong: nothing mended
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
    return found / len(references[0])


# 1.5 wrong: denominator of the references
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found / len(references[0])


# 1.5 wrong: every reference pays
def my_share(hypothesis, references):
    if not hypothesis:
        return 0
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
    return found / len(hypothesis)


# 1.5 wrong: every reference pays
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
    return found / len(hypothesis)


# 1.5 wrong: raises ZeroDivisionError
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found / len(hypothesis)


# 1.2 wrong: stops at the first miss
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
            else:
                break
    return found


# 1.2 wrong: only two references
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        if word in references[0] or word in references[1]:
            found += 1
    return found


# 1.5 wrong: average over the references
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
    return found / (len(hypothesis) * len(references))


# 1.1 wrong: swapped results
marks = 3 / 4, 0, 2 / 3, 2


# 1.1 wrong: per cent for a ratio
marks = 0, 75, 2, 66.7


# 1.1 wrong: place and bag mixed up
marks = 0, 3 / 4, 3, 2 / 3


# 1.1 wrong: too few numbers
marks = 3 / 4, 2 / 3


# 1.1 wrong: denominator of another sentence
marks = 0, 3 / 4, 2, 2 / 4


# 1.4 wrong: a pair for its first item
from collections import Counter
from bleu.teach import load_corpus, word_tokens

corpus = load_corpus(word_tokens)
laziest = Counter(w for g in corpus.references for r in g for w in r).most_common(1)


# 1.4 wrong: guessed, not counted
laziest = "a"


# 1.4 wrong: several tokens
from bleu.teach import load_corpus, word_tokens

corpus = load_corpus(word_tokens)
laziest = min((r for g in corpus.references for r in g), key=len)


# 1.4 wrong: the number of groups
from bleu.teach import load_corpus, word_tokens

corpus = load_corpus(word_tokens)
laziest = len(corpus.references)


# 1.4 wrong: a number for a token
from bleu.teach import load_corpus, word_tokens

corpus = load_corpus(word_tokens)
lengths = [len(g[0]) for g in corpus.references]
laziest = lengths.index(min(lengths))


# 1.4 wrong: several tokens
laziest = ["the"]


# 1.4 wrong: a number for a token
laziest = 1 / 40


# 1.5 wrong: a cap on the result
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
    return min(1, found / len(references[0]))


# 1.5 wrong: break of the wrong loop
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    found = 0
    for reference in references:
        for word in hypothesis:
            if word in reference:
                found += 1
                break
    return found / len(hypothesis)


# 1.5 wrong: upside down
def my_share(hypothesis, references):
    if not hypothesis:
        return 0
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return len(hypothesis) / found


# 1.1 wrong: another order
reference = "the ferry leaves the island at noon today".split()


marks = 0, 2, 3 / 4, 2 / 3


# 1.2 wrong: not reset
def my_words(hypothesis, references):
    found = 0
    seen = False
    for word in hypothesis:
        for reference in references:
            if word in reference:
                seen = True
        if seen:
            found += 1
    return found


# 1.2 wrong: copies of the references
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        found += max([r.count(word) for r in references])
    return found


# 1.4 wrong: guessed, not counted
from bleu.teach import load_corpus, word_tokens


corpus = load_corpus(word_tokens)


laziest = "?"


# 1.5 wrong: off by one
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found / (len(hypothesis) + 1)


# 1.1 wrong: place and bag mixed up
marks = 3, 3/4, 2, 2/3


# 1.1 wrong: too few digits
marks = 0, 0.75, 2, 0.6


# 1.2 wrong: whole sentences compared
def my_words(hypothesis, references):
    found = 0
    for reference in references:
        if hypothesis == reference:
            found += len(hypothesis)
    return found


# 1.2 wrong: average over the references
def my_words(hypothesis, references):
    counts = [sum(w in r for w in hypothesis) for r in references]
    return sum(counts) / len(counts)


# 1.3 wrong: other words
salad = ["Today", "noon", "at", "island", "the", "leaves", "ferry", "the"]


# 1.4 wrong: guessed, not counted
laziest = " "


# 1.4 wrong: the name of a token
laziest = "full stop"


# 1.4 wrong: guessed, not counted
laziest = "..."


# 1.4 wrong: a word with its mark
laziest = "today."


# 1.4 wrong: another script
laziest = "。"


# 1.5 wrong: clip too early
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    copies = [list(r) for r in references]
    found = 0
    for word in hypothesis:
        for reference in copies:
            if word in reference:
                reference.remove(word)
                found += 1
                break
    return found / len(hypothesis)


# 1.5 wrong: denominator of the references
def my_share(hypothesis, references):
    f=sum(any(w in r for r in references) for w in hypothesis)
    return f/max(len(hypothesis), len(references[0]))

# 1.1 wrong: a word left out
marks = 3, 1, 2, 2 / 3

# 1.1 wrong: integer division
marks = 0, 3 // 4, 2, 2 // 3

# 1.3 wrong: other words
salad = ["the"] * 8

# 1.5 wrong: list changed while walked along
def my_share(hypothesis, references):
    rest = list(hypothesis)
    found = 0
    for word in rest:
        for reference in references:
            if word in reference:
                found += 1
                rest.remove(word)
                break
    if len(rest) == 0:
        return 0
    return found / len(rest)

# 1.2 wrong: by place
def my_words(h, rs):
    return sum(sum(a == b for a, b in zip(h, r)) for r in rs)

# 1.2 wrong: by place
def my_words(h, rs):
    return max(sum(a == b for a, b in zip(h, r)) for r in rs)

# 1.2 wrong: clip too early
def my_words(h, rs):
    return sum(min(h.count(w), r.count(w)) for r in rs for w in set(h))

# 1.5 wrong: denominator of the references
def my_share(h, rs):
    if not h: return 0
    return sum(any(w in r for r in rs) for w in h) / max(len(h), max(map(len, rs)))

# 1.5 wrong: denominator of the references
def my_share(h, rs):
    if not h: return 0
    n = sum(any(w in r for r in rs) for w in h)
    return 2 * n / (len(h) + len(rs[0]))

# 1.2 wrong: substrings for words
def my_words(h, rs):
    return sum(any(x.startswith(w) for r in rs for x in r) for w in h)


# 1.2 wrong: exactly one reference
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        times = sum(1 for r in references if word in r)
        if times == 1:
            found += 1
    return found


# 1.1 wrong: bigrams for words
marks = 0, 2 / 4, 2, 2 / 3


# 1.1 wrong: every word counts
marks = 3, 3 / 4, 3, 2 / 3


# 1.2 wrong: only two references
def my_words(hypothesis, references):
    a = references[0]
    b = references[-1]
    in_a = sum(word in a for word in hypothesis)
    in_b = sum(word in b for word in hypothesis)
    in_both = sum(word in a or word in b for word in hypothesis)
    return in_a + in_b - (in_a + in_b - in_both)


# 1.2 wrong: words of the references counted
def my_words(hypothesis, references):
    best = 0
    for reference in references:
        found = 0
        for word in reference:
            if word in hypothesis:
                found += 1
        best = max(best, found)
    return best


# 1.2 wrong: each word once
def my_words(hypothesis, references):
    missing = set(hypothesis)
    for reference in references:
        missing -= set(reference)
    return len(hypothesis) - len(missing)


# 1.1 wrong: place and bag mixed up
marks = 3, 3 / 4, 2, 2 / 3


# 1.1 wrong: a count for a ratio
marks = 3, 4, 2, 3


# 1.5 wrong: guard of the wrong list
def my_share(hypothesis, references):
    if len(references[0]) == 0:
        return 0
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found / len(hypothesis)


# 1.1 wrong: place decides the bag
marks = [0, 0 / 4, 2, 2 / 3]


# 1.2 wrong: one taken off for each reference
reference = "the ferry leaves the island at noon today".split()

references = [reference, "today at noon our ferry sails from the island".split()]


def my_words(hypothesis, references):
    found = len(hypothesis)
    for word in hypothesis:
        for reference in references:
            if word not in reference:
                found -= 1
    return found


# 1.1 wrong: a point taken away
marks = -3, 3/4, 1, 2/3


# 1.1 wrong: characters
love, one, two = "I love you", "oh I love you", "I hate you"
marks = (
    sum(a == b for a, b in zip(one, love)),
    sum(letter in love for letter in one) / len(one),
    sum(a == b for a, b in zip(two, love)),
    sum(letter in love for letter in two) / len(two),
)


# 1.2 wrong: one word for free
def my_words(hypothesis, references):
    if len(hypothesis) <= 1:
        return len(hypothesis)
    here = 0
    for reference in references:
        if hypothesis[0] in reference:
            here = 1
    return here + my_words(hypothesis[1:], references)


# 1.4 wrong: last of the alphabet
from bleu.teach import load_corpus, word_tokens
from collections import Counter

corpus = load_corpus(word_tokens)
groups = Counter()
for group in corpus.references:
    groups.update(set(sum(group, [])))
laziest = max(groups)


# 1.5 wrong: average over the references
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
    return found / (len(hypothesis) * len(references))


# 1.4 wrong: packed
laziest = ['.'] * 40


# 1.4 wrong: packed
laziest = ('the',) * 40


# 1.4 wrong: a pair for its first item
laziest = {'.': 37}


# 1.4 wrong: a pair for its first item
laziest = ['.', 36]


# 1.4 wrong: another type
laziest = []


# 1.4 wrong: guessed, not counted
laziest = 'I'


# 1.4 wrong: guessed, not counted
laziest = 'zebra'


# 1.3 wrong: another number of words
salad = ['today noon at island the leaves ferry the']


# 1.2 wrong: copies times copies
def my_words(hypothesis, references):
    total = 0
    known = sum(references, [])
    for word in hypothesis:
        if word in known:
            total += hypothesis.count(word)
    return total


# 1.2 wrong: yes or no
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                return found
    return found


# 1.2 wrong: substrings for words
def my_words(hypothesis, references):
    found = 0
    for word in hypothesis:
        if any(other.endswith(word) for reference in references for other in reference):
            found += 1
    return found


# 1.5 wrong: substrings for words
def my_share(hypothesis, references):
    found = 0
    for word in hypothesis:
        if any(other.endswith(word) for reference in references for other in reference):
            found += 1
    return found / len(hypothesis) if hypothesis else 0


# 1.5 wrong: yes or no
def my_share(hypothesis, references):
    if len(hypothesis) == 0:
        return 0
    found = 0
    for word in hypothesis:
        for reference in references:
            if word in reference:
                found += 1
                return found / len(hypothesis)
    return 0


# 1.4 wrong: several tokens
laziest = ". the"


# 1.3 wrong: another number of words
salad = "noon island today the leaves ferry the".split()


# 1.3 wrong: not a list of words
salad = ["today noon at island the leaves ferry the".split()]
