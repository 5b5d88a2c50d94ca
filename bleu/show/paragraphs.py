"""A paragraph for a paper, written from reports and tests. Chapter 9."""

from collections.abc import Mapping

from bleu.significance.results import Comparison, Interval
from bleu.text.reports import Report
from bleu.text.signature import SACREBLEU, differences


def paragraph(
    reports: Mapping[str, Report],
    *,
    intervals: Mapping[str, Interval] | None = None,
    comparisons: Mapping[str, Comparison] | None = None,
    seed: int | None = None,
) -> str:
    """A paragraph for a paper: what was measured, how, the scores, and how sure they are.

    Plain text without line breaks. It ends with two signatures: ours, and the one that
    sacreBLEU prints of the same settings. Reports with different settings, and intervals or
    tests of other scores, are refused.

    Args:
        reports: from the name of a system to its report, the baseline first.
        intervals: from a name to its ``bootstrap_interval``.
        comparisons: from a name to a paired test of that system (first) against the
            baseline (second), as from :func:`bleu.significance.compare`.
        seed: of the resamples and tests; stated when given.

    >>> from bleu import report
    >>> one = report(["The cat is here."], [["The cat is there."]])
    >>> print(paragraph({"Ours": one}).split(". ")[1])
    Ours scores 42.73 points
    >>> print(paragraph({"Ours": one}).split(". ")[-2].partition("|version:")[0])
    Signature: nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|order:4
    >>> print(paragraph({"Ours": one}).split(". ")[-1].partition("|case:")[0])
    sacreBLEU 2.6.0 computes the same score, with the signature nrefs:1
    """
    require_reports(reports)
    require_known(reports, intervals or {}, "intervals")
    require_known(reports, comparisons or {}, "comparisons")
    baseline = next(iter(reports))
    sentences = [_settings(reports[baseline])]
    for name, each in reports.items():
        sentence = f"{name} scores {each.points:.2f} points"
        if intervals and name in intervals:
            require_interval(intervals[name], name, each)
            sentence += f" ({_range(intervals[name])})"
        if comparisons and name in comparisons:
            comparison = comparisons[name]
            require_comparison(comparison, name, each, reports[baseline])
            sentence += (
                f", {_difference(comparison)} {baseline}'s ({_test(comparison)})"
            )
        sentences.append(sentence)
    if comparisons and len(comparisons) > 1:
        sentences.append(
            f"The {len(comparisons)} p-values are not corrected for their number"
        )
    if seed is not None:
        sentences.append(f"All samples are drawn with the seed {seed}")
    sentences.append(f"Signature: {reports[baseline].signature}")
    sentences.append(_sacrebleu(list(reports.values())))
    return ". ".join(sentences) + "."


def require_reports(reports: Mapping[str, Report]) -> None:
    """Raise unless there is a report, and all were made in the same way."""
    if not isinstance(reports, Mapping):
        raise TypeError(
            f"reports is a {type(reports).__name__}; it is a mapping from the name of a "
            "system to its report, also when there is only one"
        )
    if not reports:
        raise ValueError("there is no report; give at least one system")
    (first, one), *others = reports.items()
    for name, other in others:
        unlike = differences(one.signature, other.signature)
        if unlike or one.n_segments != other.n_segments:
            what = ", ".join(unlike) or "another number of segments"
            raise ValueError(f"{first} and {name} do not compare: {what}")


def require_known(
    reports: Mapping[str, Report], found: Mapping[str, object], what: str
) -> None:
    """Raise if something is given for a system that has no report."""
    for name in found:
        if name not in reports:
            raise ValueError(
                f"{what} holds {name!r}, but the reports are of {', '.join(reports)}"
            )


def require_interval(interval: Interval, name: str, ours: Report) -> None:
    """Raise unless the interval is of this score."""
    if abs(interval.value - ours.score.score) > 1e-9:
        raise ValueError(
            f"the interval of {name} is of {100 * interval.value:.2f} points; its "
            f"report has {ours.points:.2f}"
        )


def require_comparison(
    comparison: Comparison, name: str, ours: Report, baseline: Report
) -> None:
    """Raise unless the test was of these two scores, in this order."""
    wanted = (ours.score.score, baseline.score.score)
    tested = (comparison.first, comparison.second)
    if any(abs(a - b) > 1e-9 for a, b in zip(wanted, tested)):
        raise ValueError(
            f"the comparison of {name} is between scores of {100 * tested[0]:.2f} and "
            f"{100 * tested[1]:.2f} points; it belongs to {ours.points:.2f} and "
            f"{baseline.points:.2f}, the baseline second"
        )


def _settings(report: Report) -> str:
    settings = dict(report.signature.settings)
    n, n_refs = report.n_segments, settings["nrefs"]
    references = {
        "var": "a varying number of references",
        "1": "one reference each",
    }.get(n_refs, f"{n_refs} references each")
    case = "lower-cased" if settings["case"] == "lc" else "case kept"
    effective = " and the effective order" if settings["eff"] == "yes" else ""
    return (
        "We compute corpus BLEU (Papineni et al., 2002) with the program "
        f"{settings['version'].replace('-', ' ')}, over {n} "
        f"segment{'s' if n > 1 else ''} with {references}: tokenizer "
        f"{settings['tok']}, {case}, n-grams up to order {settings['order']}{effective}, "
        f"smoothing {settings['smooth']}"
    )


def _sacrebleu(reports: list[Report]) -> str:
    plural = "s" if len(reports) > 1 else ""
    if not all(report.is_sacrebleus for report in reports):
        return (
            f"sacreBLEU {SACREBLEU} may compute another score: its add-k makes 1 of 1 of an "
            "order without n-grams"
        )
    signature = reports[0].signature
    order = signature.get("order")
    unsaid = "" if order == "4" else f" (which does not say order {order})"
    return (
        f"sacreBLEU {SACREBLEU} computes the same score{plural}, with the signature "
        f"{signature.as_sacrebleu()}{unsaid}"
    )


def _range(interval: Interval, of: str = "") -> str:
    return (
        f"{100 * interval.level:g} % bootstrap interval {of}{_ends(interval)}, "
        f"{interval.n_samples} resamples"
    )


def _ends(interval: Interval) -> str:
    return f"{100 * interval.low:.2f} to {100 * interval.high:.2f}"


def _difference(comparison: Comparison) -> str:
    points = 100 * comparison.difference
    if points == 0:
        return "equal to"
    return f"{abs(points):.2f} {'below' if points < 0 else 'above'}"


def _test(comparison: Comparison) -> str:
    least = 1 / (comparison.n_samples + 1)
    relation = "≤" if comparison.p_value < 1.5 * least else "="
    test = (
        f"{comparison.test}, two-sided, {comparison.n_samples} samples, "
        f"p {relation} {comparison.p_text}"
    )
    found = comparison.interval
    if not found:
        return test
    return f"{_range(found, 'of the difference ')}; {test}"
