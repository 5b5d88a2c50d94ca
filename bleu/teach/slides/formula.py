"""The book's formulas as MathML, which browsers show without any library."""

import re
from html import escape

TOKEN = re.compile(r"\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\s+|.", re.S)

OPERATORS = {
    r"\cdot": "·",
    r"\times": "×",
    r"\pm": "±",
    r"\le": "≤",
    r"\ge": "≥",
    r"\ne": "≠",
    r"\approx": "≈",
    r"\in": "∈",
    r"\cup": "∪",
    r"\cap": "∩",
    r"\mid": "∣",
    r"\Rightarrow": "⇒",
    r"\to": "→",
    r"\dots": "…",
    r"\ldots": "…",
    r"\{": "{",
    r"\}": "}",
    r"\#": "#",
    r"\%": "%",
    "-": "−",
    "*": "∗",
    "'": "′",
    "…": "…",
}
LARGE = {r"\sum": "∑", r"\prod": "∏"}
WORDS = {
    rf"\{word}": word for word in ("log", "exp", "min", "max", "tanh", "ln", "arg")
}
GREEK = {
    r"\alpha": "α",
    r"\beta": "β",
    r"\gamma": "γ",
    r"\delta": "δ",
    r"\varepsilon": "ε",
    r"\epsilon": "ε",
    r"\lambda": "λ",
    r"\mu": "μ",
    r"\pi": "π",
    r"\sigma": "σ",
    r"\tau": "τ",
}
SPACES = {r"\,": 0.17, r"\;": 0.28, r"\ ": 0.33, r"\quad": 1, r"\qquad": 2, r"\!": 0}
NBSP = "\u00a0"
FENCES = "()[]|/"
PASSED_OVER = {r"\Big", r"\big", r"\bigg", r"\left", r"\right", r"\displaystyle"}


class UnknownFormula(ValueError):
    """A command that the book does not use in its formulas."""


def mathml(latex: str, *, display: bool = False) -> str:
    r"""MathML of a formula; what is not understood is shown as it is written.

    >>> mathml(r"e^{-d}")
    '<math><msup><mi>e</mi><mrow><mo>−</mo><mi>d</mi></mrow></msup></math>'
    >>> mathml(r"\frac{r}{c}")
    '<math><mfrac><mi>r</mi><mi>c</mi></mfrac></math>'
    >>> mathml(r"\mystery{x}")
    '<code>\\mystery{x}</code>'
    """
    try:
        content = "".join(_Parser(latex).sequence())
    except (UnknownFormula, IndexError):
        return f"<code>{escape(latex.strip())}</code>"
    opening = '<math display="block">' if display else "<math>"
    return f"{opening}{content}</math>"


class _Parser:
    """Reads a formula from left to right."""

    def __init__(self, latex: str) -> None:
        self.tokens: list[str] = TOKEN.findall(latex)
        self.at = 0

    def sequence(self, *ends: str) -> list[str]:
        """The elements up to one of ``ends``, which is read as well, or to the end."""
        found: list[str] = []
        while self._peek() not in ("", *ends):
            if self._peek().isspace():
                self.at += 1
                continue
            found.append(self._with_scripts(self._element()))
        if ends:
            self._take()
        return found

    def _with_scripts(self, base: str) -> str:
        """The element with what stands below and above it."""
        scripts = {}
        while self._peek() in ("_", "^"):
            kind = self._take()
            scripts[kind] = self._argument()
        if not scripts:
            return base
        stacked = base.startswith(("<mo largeop", "<munder>"))
        below, above = ("munder", "mover") if stacked else ("msub", "msup")
        if len(scripts) == 2:
            tag = "munderover" if stacked else "msubsup"
            return f"<{tag}>{base}{scripts['_']}{scripts['^']}</{tag}>"
        tag = below if "_" in scripts else above
        return f"<{tag}>{base}{''.join(scripts.values())}</{tag}>"

    def _argument(self) -> str:
        """What a command is given: one element, or a group as one."""
        while self._peek().isspace():
            self.at += 1
        return self._element()

    def _element(self) -> str:
        token = self._take()
        if token == "{":
            return _row(self.sequence("}"))
        if token.startswith("\\"):
            return self._command(token)
        if token[0].isdigit():
            return f"<mn>{token}</mn>"
        if token.isalpha():
            return f"<mi>{token}</mi>"
        tag = '<mo stretchy="false">' if token in FENCES else "<mo>"
        return f"{tag}{escape(OPERATORS.get(token, token))}</mo>"

    def _command(self, name: str) -> str:
        if name in PASSED_OVER:
            return ""
        if name in SPACES:
            return f'<mspace width="{SPACES[name]}em"></mspace>'
        if name in OPERATORS:
            return f"<mo>{escape(OPERATORS[name])}</mo>"
        if name in LARGE:
            return f'<mo largeop="true">{LARGE[name]}</mo>'
        if name in WORDS or name in GREEK:
            return f"<mi>{WORDS.get(name) or GREEK[name]}</mi>"
        return self._with_arguments(name)

    def _with_arguments(self, name: str) -> str:
        if name in (r"\frac", r"\tfrac", r"\dfrac"):
            return f"<mfrac>{self._argument()}{self._argument()}</mfrac>"
        if name == r"\sqrt":
            return self._root()
        if name in (r"\text", r"\operatorname", r"\mathrm"):
            # MathML drops ordinary spaces at the ends
            return f"<mtext>{escape(self._verbatim()).replace(' ', NBSP)}</mtext>"
        if name == r"\bar":
            return f"<mover>{self._argument()}<mo>‾</mo></mover>"
        if name == r"\underbrace":
            return f"<munder>{self._argument()}<mo>⏟</mo></munder>"
        if name == r"\begin":
            return self._lines(self._verbatim())
        raise UnknownFormula(name)

    def _root(self) -> str:
        if self._peek() != "[":
            return f"<msqrt>{self._argument()}</msqrt>"
        self._take()
        degree = _row(self.sequence("]"))
        return f"<mroot>{self._argument()}{degree}</mroot>"

    def _lines(self, environment: str) -> str:
        r"""A table, of rows that end in \\ and of cells parted by &."""
        if environment not in ("cases", "aligned", "align*"):
            raise UnknownFormula(environment)
        rows: list[list[str]] = [[]]
        while True:
            rows[-1].append(_row(self.sequence("&", r"\\", r"\end")))
            end = self.tokens[self.at - 1]
            if end == r"\\":
                rows.append([])
            elif end == r"\end":
                self._verbatim()
                break
        body = "".join(
            f"<mtr>{''.join(f'<mtd>{cell}</mtd>' for cell in row)}</mtr>"
            for row in rows
            if any(cell != "<mrow></mrow>" for cell in row)
        )
        brace = '<mo stretchy="true">{</mo>' if environment == "cases" else ""
        aligned = "left" if environment == "cases" else "right left"
        return f'<mrow>{brace}<mtable columnalign="{aligned}">{body}</mtable></mrow>'

    def _verbatim(self) -> str:
        """What stands between braces, as text."""
        while self._take() != "{":
            pass
        text = ""
        depth = 1
        while depth:
            token = self._take()
            depth += (token == "{") - (token == "}")
            text += token if depth else ""
        return text.replace(r"\_", "_")

    def _peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]


def _row(elements: list[str]) -> str:
    return elements[0] if len(elements) == 1 else f"<mrow>{''.join(elements)}</mrow>"
