"""sacreBLEU, set up once for every test that compares with it."""

from functools import cache

from sacrebleu.metrics import BLEU


@cache
def metric(**options):
    """sacreBLEU's BLEU, one object per choice of options: MeCab is slow to start.

    ``force`` keeps it from warning that text looks tokenized, which here it is.
    """
    return BLEU(force=True, **options)


def lines(hypotheses, references):
    """Token lists as sacreBLEU takes them: lines, and one stream of lines per reference."""
    streams = [[" ".join(r) for r in stream] for stream in zip(*references)]
    return [" ".join(h) for h in hypotheses], streams
