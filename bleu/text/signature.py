"""How a score was made, on one line that can be read back and compared. Chapter 9.

The form is sacreBLEU's, ``key:value`` between bars, with what sacreBLEU leaves out: the
highest order, all digits of a smoothing value, the program, and for ``intl`` the version
of Unicode.
"""

import unicodedata
from dataclasses import dataclass

VERSION = "0.2.0.dev0"  # the one place: pyproject.toml reads it here
SACREBLEU = "2.6.0"  # whose scores and signatures these are compared with
OURS = ("order", "unicode")  # what sacreBLEU's signature does not say

# sacreBLEU's short keys, and a key of its versions before 2.0
LONG = {
    "#": "nrefs",
    "c": "case",
    "e": "eff",
    "s": "smooth",
    "v": "version",
    "t": "test",
    "l": "lang",
    "S": "subset",
    "o": "origlang",
    "rs": "seed",
    "numrefs": "nrefs",
}


@dataclass(frozen=True, slots=True)
class Signature:
    """The settings behind a score, in their order.

    Attributes:
        settings: pairs of key and value, both strings. Keys are sacreBLEU's long ones.

    ``str(signature)`` is the line to print beside a score.
    """

    settings: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "|".join(f"{key}:{value}" for key, value in self.settings)

    def get(self, key: str) -> str | None:
        """The value behind ``key``, or None when the signature does not say."""
        return dict(self.settings).get(key)

    def with_bootstrap(self, *, n_samples: int, seed: int) -> "Signature":
        """The same, with the resamples behind an interval, where sacreBLEU has them."""
        first, *rest = self.settings
        drawn = (("bs", str(n_samples)), ("seed", str(seed)))
        return Signature((first, *drawn, *rest))

    def as_sacrebleu(self) -> "Signature":
        """What sacreBLEU prints when it is given the same settings: less than this one.

        >>> ours = signature_of(
        ...     n_refs=1, tokenizer="13a", smoothing="floor", smooth_value=0.001
        ... )
        >>> print(ours.as_sacrebleu())
        nrefs:1|case:mixed|eff:no|tok:13a|smooth:floor[0.00]|version:2.6.0
        """
        said = {key: value for key, value in self.settings if key not in OURS}
        name, bracket, value = said.get("smooth", "").rstrip("]").partition("[")
        if bracket:
            said["smooth"] = f"{name}[{float(value):.2f}]"
        return Signature(tuple((said | {"version": SACREBLEU}).items()))


def signature_of(
    *,
    n_refs: int | None,
    tokenizer: str,
    smoothing: str,
    smooth_value: float | None = None,
    lowercase: bool = False,
    effective_order: bool = False,
    max_order: int = 4,
) -> Signature:
    """The signature of a score computed by this module.

    Keys that sacreBLEU has too stand in sacreBLEU's order.

    Args:
        n_refs: references per segment; None when segments differ in it.
        tokenizer: sacreBLEU's name, as from ``bleu.text.tokenizers.signature_name``.
        smoothing: sacreBLEU's name: none, floor, add-k or exp.
        smooth_value: the value of floor and add-k.
        lowercase, effective_order, max_order: the settings of these names.

    >>> signature = signature_of(n_refs=1, tokenizer="13a", smoothing="exp")
    >>> print(str(signature).partition("|version:")[0])
    nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|order:4
    >>> signature_of(
    ...     n_refs=None, tokenizer="13a", smoothing="floor", smooth_value=0.001
    ... ).get("smooth")
    'floor[0.001]'
    """
    value = "" if smooth_value is None else f"[{_digits(smooth_value)}]"
    unicode = unicodedata.unidata_version if tokenizer == "intl" else None
    settings = {
        "nrefs": "var" if n_refs is None else n_refs,
        "case": "lc" if lowercase else "mixed",
        "eff": "yes" if effective_order else "no",
        "tok": tokenizer,
        "unicode": unicode,
        "smooth": smoothing + value,
        "order": max_order,
        "version": f"bleu-{VERSION}",
    }
    return Signature(tuple((k, str(v)) for k, v in settings.items() if v is not None))


def parse_signature(text: str) -> Signature:
    """A signature read back: ours or sacreBLEU's, long or short, before 2.0 or after.

    The text is one line, as it stands in a paper or a log; ``BLEU`` in front is ignored,
    and so is a score behind it. Keys come in the order of the text, each in its long form.

    >>> parse_signature("#:1|c:lc|e:no|tok:13a|s:exp|v:2.6.0").get("case")
    'lc'
    >>> print(parse_signature("BLEU+case.mixed+numrefs.1+smooth.exp+tok.13a+version.1.4.1"))
    case:mixed|nrefs:1|smooth:exp|tok:13a|version:1.4.1
    """
    if not isinstance(text, str):
        raise TypeError(f"the signature is a {type(text).__name__}, not a string")
    signature = text.partition(" = ")[0]
    is_old = "|" not in signature and "+" in signature
    between = "." if is_old else ":"
    parts = [part.strip() for part in signature.split("+" if is_old else "|")]
    if parts[0] == "BLEU" and len(parts) > 1:
        del parts[0]
    settings: dict[str, str] = {}
    for part in parts:
        key, separator, value = part.partition(between)
        key = LONG.get(key, key)
        if not (key and separator and value):
            raise ValueError(
                f"{part!r} is not a key and a value with {between!r} between them; a "
                "signature looks like nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp"
            )
        if key in settings:
            raise ValueError(f"{key} is said twice in the signature {text!r}")
        settings[key] = value
    return Signature(tuple(settings.items()))


def differences(one: Signature, other: Signature) -> list[str]:
    """What two signatures say differently; scores compare when this is empty.

    One line per setting, with the value in ``one`` and the value in ``other``. What only
    one of them says is listed too; the other score may have been made so or not.

    >>> one = parse_signature("nrefs:1|case:mixed|tok:13a|version:2.6.0")
    >>> differences(one, parse_signature("nrefs:1|case:lc|tok:13a|version:2.6.0"))
    ['case: mixed / lc']
    >>> differences(one, parse_signature("nrefs:1|case:mixed|version:2.6.0"))
    ['tok: 13a / not said']
    """
    require_signatures(one, other)
    keys = dict.fromkeys(key for key, _ in one.settings + other.settings)
    values = {key: (one.get(key), other.get(key)) for key in keys}
    return [
        f"{key}: {a or 'not said'} / {b or 'not said'}"
        for key, (a, b) in values.items()
        if a != b
    ]


def require_signatures(*signatures: Signature) -> None:
    """Raise unless each is a :class:`Signature`, and not the text of one."""
    for signature in signatures:
        if not isinstance(signature, Signature):
            raise TypeError(
                f"a {type(signature).__name__} is not a Signature; parse_signature(text) "
                "makes one"
            )


def _digits(value: float) -> str:
    """Two decimals, as in sacreBLEU, or as many as it takes to say the value."""
    short = f"{value:.2f}"
    return short if float(short) == value else repr(float(value))
