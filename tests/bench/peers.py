"""What is measured: each program with the call that its users make. Ratios in [0, 1]."""


def joined(hypotheses, groups):
    """Lines, for a program that splits by itself."""
    lines = [" ".join(tokens) for tokens in hypotheses]
    return lines, [[" ".join(tokens) for tokens in group] for group in groups]


def streams(groups):
    """One list per translator: sacreBLEU's order."""
    return [list(stream) for stream in zip(*groups)]


def unchanged(*data):
    """What takes its data as it is."""
    return data


# --- a corpus of token lists


def bleu_corpus(max_order=4):
    from bleu import corpus_bleu

    return unchanged, lambda h, r: corpus_bleu(h, r, max_order=max_order).score


def words_numbered():
    """No score: what every program has to do first, which is to look up each word."""
    from bleu.fast import word_numbers

    def number(hyps, refs):
        lists = [*hyps, *(ref for group in refs for ref in group)]
        word_numbers(lists, sum(map(len, lists)))
        return 0.0

    return unchanged, number


def readable_corpus():
    from bleu.score import corpus_bleu

    return unchanged, lambda hyps, refs: corpus_bleu(hyps, refs).score


def nltk_corpus(max_order=4):
    from nltk.translate.bleu_score import corpus_bleu

    weights = [1 / max_order] * max_order
    return unchanged, lambda hyps, refs: corpus_bleu(refs, hyps, weights)


def sacrebleu_corpus(max_order=4):
    from sacrebleu.metrics import BLEU

    metric = BLEU(
        tokenize="none", smooth_method="none", force=True, max_ngram_order=max_order
    )

    def prepared(hyps, groups):
        lines, refs = joined(hyps, groups)
        return lines, streams(refs)

    return prepared, lambda lines, refs: metric.corpus_score(lines, refs).score / 100


def mojo_corpus():
    from sacrebleu_mojo import corpus_bleu

    def prepared(hyps, groups):
        lines, refs = joined(hyps, groups)
        return lines, streams(refs)

    def score(lines, refs):
        return corpus_bleu(lines, refs, "none", tokenize="none").score / 100

    return prepared, score


def bleuscore_corpus():
    from bleuscore import compute

    def score(lines, refs):
        return compute(refs, lines, ref_len_method="closest")["bleu"]

    return joined, score


def bleu_mp_corpus():
    from bleu_mp import compute_bleu

    return unchanged, lambda hyps, refs: compute_bleu(hyps, refs, n_worker=1)[0]


def ignite_corpus():
    from ignite.metrics.nlp import Bleu

    def score(hyps, refs):
        metric = Bleu(ngram=4, average="micro")
        metric.update((hyps, refs))
        return float(metric.compute())

    return unchanged, score


def torchmetrics_corpus():
    from torchmetrics.functional.text import bleu_score

    return joined, lambda lines, refs: float(bleu_score(lines, refs))


def torcheval_corpus():
    from torcheval.metrics.functional import bleu_score

    return joined, lambda lines, refs: float(bleu_score(lines, refs))


def pycocoevalcap_corpus():
    from pycocoevalcap.bleu.bleu import Bleu

    def prepared(hyps, groups):
        lines, refs = joined(hyps, groups)
        return dict(enumerate(refs)), {i: [line] for i, line in enumerate(lines)}

    return prepared, lambda refs, lines: Bleu(4).compute_score(refs, lines, verbose=0)[
        0
    ][3]


# --- pairs, one call each


def bleu_pair():
    from bleu import sentence_bleu

    return unchanged, lambda hyp, refs: sentence_bleu(hyp, refs).score


def nltk_pair():
    from nltk.translate.bleu_score import sentence_bleu

    return unchanged, lambda hyp, refs: sentence_bleu(refs, hyp)


def sacrebleu_pair():
    from sacrebleu.metrics import BLEU

    metric = BLEU(
        tokenize="none", smooth_method="none", effective_order=True, force=True
    )

    def prepared(hyp, refs):
        return " ".join(hyp), [" ".join(tokens) for tokens in refs]

    return prepared, lambda line, refs: metric.sentence_score(line, refs).score / 100


def bleuscore_pair():
    from bleuscore import compute

    def prepared(hyp, refs):
        return [" ".join(hyp)], [[" ".join(tokens) for tokens in refs]]

    def score(lines, refs):
        return compute(refs, lines, ref_len_method="closest")["bleu"]

    return prepared, score


def blazemetrics_pair():
    from blazemetrics import bleu

    def prepared(hyp, refs):
        return [" ".join(hyp)], [[" ".join(tokens) for tokens in refs]]

    return prepared, lambda lines, refs: bleu(lines, refs)[0]


def fast_bleu_pair():
    from fast_bleu import BLEU

    quarter = {"bleu": (0.25,) * 4}
    return unchanged, lambda hyp, refs: BLEU(refs, quarter).get_score([hyp])["bleu"][0]


def torchmetrics_pair():
    from torchmetrics.functional.text import bleu_score

    def prepared(hyp, refs):
        return [" ".join(hyp)], [[" ".join(tokens) for tokens in refs]]

    return prepared, lambda lines, refs: float(bleu_score(lines, refs))


# --- text that nobody has tokenized


def bleu_text(tokenize):
    from bleu.text import report

    def score(lines, refs):
        groups = [[ref] for ref in refs]
        found = report(lines, groups, tokenize=tokenize, smoothing="none")
        return found.score.score

    return unchanged, score


def sacrebleu_text(tokenize):
    from sacrebleu.metrics import BLEU
    from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a
    from sacrebleu.tokenizers.tokenizer_intl import TokenizerV14International
    from sacrebleu.tokenizers.tokenizer_re import TokenizerRegexp

    def prepared(lines, refs):
        for keeper in (Tokenizer13a, TokenizerRegexp, TokenizerV14International):
            keeper.__call__.cache_clear()  # it keeps the lines it has seen
        return lines, [refs]

    metric = BLEU(tokenize=tokenize, smooth_method="none", force=True)
    return prepared, lambda lines, refs: metric.corpus_score(lines, refs).score / 100


def mojo_text(tokenize):
    from sacrebleu_mojo import corpus_bleu

    def score(lines, refs):
        return corpus_bleu(lines, [refs], "none", tokenize=tokenize).score / 100

    return unchanged, score


def bleuscore_text(tokenize):
    from bleuscore import compute

    def score(lines, refs):
        return compute([[ref] for ref in refs], lines, ref_len_method="closest")["bleu"]

    return unchanged, score


# --- all sentences of a corpus, a score for each; what is compared is their mean


def bleu_sentences():
    from bleu import sentence_bleu

    def score(hyps, groups):
        scores = [sentence_bleu(h, g).score for h, g in zip(hyps, groups)]
        return sum(scores) / len(scores)

    return unchanged, score


def nltk_sentences():
    from nltk.translate.bleu_score import sentence_bleu

    def score(hyps, groups):
        scores = [sentence_bleu(g, h) for h, g in zip(hyps, groups)]
        return sum(scores) / len(scores)

    return unchanged, score


def sacrebleu_sentences():
    from sacrebleu.metrics import BLEU

    metric = BLEU(tokenize="none", smooth_method="none", force=True)

    def score(lines, groups):
        scores = [metric.sentence_score(h, g).score for h, g in zip(lines, groups)]
        return sum(scores) / len(scores) / 100

    return joined, score


def blazemetrics_sentences():
    from blazemetrics import bleu

    def score(lines, groups):
        scores = bleu(lines, groups)
        return sum(scores) / len(scores)

    return joined, score


# --- a thousand resamples of a corpus whose segments are counted already


def bleu_bootstrap():
    from bleu import segment_stats
    from bleu.significance import bootstrap_interval

    def prepared(hyps, groups):
        return ([segment_stats(h, g) for h, g in zip(hyps, groups)],)

    return prepared, lambda segments: bootstrap_interval(segments, n_samples=1000).mean


def sacrebleu_bootstrap():
    from sacrebleu.metrics import BLEU
    from sacrebleu.significance import _bootstrap_resample

    metric = BLEU(tokenize="none", smooth_method="none", force=True)

    def prepared(hyps, groups):
        lines, refs = joined(hyps, groups)
        return (metric._extract_corpus_statistics(lines, streams(refs)),)

    def score(stats):
        _, samples = _bootstrap_resample(stats, metric, 1000)
        return sum(s.score for s in samples) / len(samples) / 100

    return prepared, score
