"""`bleu.teach.changes`: each is one change, and is taken back."""

import ast
import inspect
import textwrap
from collections import Counter

import pytest

from bleu.teach.changes import changes

TEXTS = {
    "a loop": """
        def f(tokens, n):
            found = []
            for start in range(0, len(tokens) - n + 1):
                if tokens[start] in ("a", "b") and not found:
                    continue
                found.append(tuple(tokens[start : start + n]))
            found.sort(key=len, reverse=True)
            return found[-1] if found else None
    """,
    "one line": """
        def f(numbers):
            return exp(sum(log(x) for x in numbers if x > 0) / max(len(numbers), 1.5)) - -1
    """,
    "a method, an empty block": """
        def f(table):
            while True:
                table.words.append(min(table.words))
                break
            else:
                pass
    """,
}
texts = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)


@texts
def test_a_change_is_taken_back_and_there_is_something_to_take_back(text):
    tree = ast.parse(textwrap.dedent(text))
    before = ast.dump(tree, include_attributes=True)
    for change in changes(tree):
        with change.made():
            assert ast.dump(tree) != before, change.says
        assert ast.dump(tree, include_attributes=True) == before, change.says


@texts
def test_what_is_changed_can_be_compiled_and_keeps_its_place(text):
    tree = ast.parse(textwrap.dedent(text))
    lines = range(1, len(text.splitlines()) + 1)
    for change in changes(tree):
        assert change.place.lineno in lines
        with change.made():
            if not _of_lines(change):
                compile(tree, "<changed>", "exec")


def _of_lines(change):
    """A `break` may be moved out of its loop: no program any more."""
    return "line" in change.says or "something else" in change.says


def test_a_change_is_taken_back_after_an_error():
    tree = ast.parse("def f(x): return x < 2")
    change = next(changes(tree))
    with pytest.raises(RuntimeError), change.made():
        raise RuntimeError
    assert ast.unparse(tree) == "def f(x):\n    return x < 2"


def becomes(text):
    """What a body of one line becomes, and what is said."""
    tree = ast.parse(f"def f(a, b): {text}")
    found = []
    for change in changes(tree):
        with change.made():
            found.append((ast.unparse(tree.body[0].body), change.says))
    return found


@pytest.mark.parametrize(
    ("text", "other", "says"),
    [
        ("return a <= b", "return a < b", "another comparison than `<=`"),
        ("return a in b", "return a == b", "another comparison than `in`"),
        ("return a / b", "return a // b", "another operation than `/`"),
        ("return a / b", "return b / a", "`a / b` the other way round"),
        ("return a ** (1 / 4)", "return a", "`** (1 / 4)` left out"),
        ("return a and b", "return a or b", "another word than `and`"),
        ("return a and b", "return b", "`a` left out"),
        ("return not a", "return a", "`not` left out"),
        ("return -1", "return 1", "another number than `-1`"),
        ("return 2", "return 3", "another number than `2`"),
        ("return f(a, b)", "return f(b, a)", "another order of what `f` is given"),
        ("return min(a)", "return max(a)", "another function than `min`"),
        (
            "return log(-a)",
            "return -log(a)",
            "another place for the minus of `log(-a)`",
        ),
        ("return log(a)", "return -log(a)", "another sign before `log(a)`"),
        (
            "return math.log2(a)",
            "return math.log(a)",
            "another function than `log2`",
        ),
        ("return a[b:]", "return a", "`[b:]` left out"),
        ("return a[1:b]", "return a[1:]", "`b` left out of `[1:b]`"),
        ("return a[b:]", "return a[b + 1:]", "one more or one less than `b`"),
        ("return a[b]", "return a[b - 1]", "the place before or after `b`"),
        (
            "return range(1, 5)",
            "return range(1 - 1, 5 - 1)",
            "`range(1, 5)` one earlier or one later",
        ),
        ("return set(a)", "return a", "`set(...)` left out of `set(a)`"),
        (
            "return log(a, 2)",
            "return log(a)",
            "`2` left out of `log(a, 2)`",
        ),
        ("return sorted(a, key=b)", "return sorted(a)", "`key=b` left out"),
        ("return f(key=True)", "return f(key=False)", "something else than `True`"),
        ("return [x for x in a if x]", "return [x for x in a]", "`if x` left out"),
        ("return a if b else 0", "return a", "one answer in place of the two of"),
        ("return a", "return b", "another name than `a`"),
        ("return a.totals", "return a.matches", "another attribute than `totals`"),
        ("return a[0]", "return a[b]", "another place than `0`"),
        ("return (a + 1) * b", "return a + 1 * b", "other brackets in `(a + 1) * b`"),
        ("return a * (b + 1)", "return a * b + 1", "other brackets in `a * (b + 1)`"),
        (
            "return a < 1 or b < 1",
            "return a <= 1 or b <= 1",
            "another comparison than `<`, here and elsewhere",
        ),
        (
            "return f(x for x in a)",
            "return f(list((x for x in a)))",
            "which gives each value only once",
        ),
    ],
)
def test_changes_of_an_expression(text, other, says):
    assert any(other == new and says in said for new, said in becomes(text))


def block(text):
    tree = ast.parse(textwrap.dedent(text))
    for change in changes(tree):
        with change.made():
            yield ast.unparse(tree), change.says


LOOP = """
def f(a):
    for x in a:
        g(x)
        h(x)
    return a
"""


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ("for x in list(a):", "a copy of `a`, which is changed"),
        ("for x in a:\n        g(x)\n    h(x)", "this line further to the left"),
        ("h(x)\n        return a", "this line further to the right"),
        ("for x in a:\n        g(x)\n    return", "this line left out"),
        ("h(x)\n        g(x)", "this line and `h(x)` in the other order"),
        (
            "return a\n    for",
            "this line, with all that stands in it, and `return a` in the other order",
        ),
    ],
)
def test_changes_of_lines(other, says):
    assert any(other in new and says in said for new, said in block(LOOP))


def test_behind_cases_no_line_is_said_to_be_on_one_side():
    text = "def f(a):\n    if a:\n        g(a)\n        h(a)\n    else:\n        k(a)\n    m(a)"
    said = {says: new for new, says in block(text) if says.startswith("this line ")}
    assert "h(a)\n        m(a)\n    else" in said["this line in the case `a` alone"]
    assert "else:\n        k(a)\n    h(a)" in said["this line behind all cases"]
    assert not any("further" in says for says in said)


def test_a_name_that_meets_itself_is_no_change():
    text = "def f(a, b):\n    total = 0\n    for x in a:\n        total += b.count(x)"
    found = [new for new, says in block(text) if says.startswith("another name")]
    assert any("a.count(x)" in new for new in found)
    assert not any("x.count(x)" in new for new in found)


def test_a_break_for_a_continue():
    text = "def f(a):\n    for x in a:\n        if x:\n            break"
    assert any(
        new.endswith("continue") and said == "something else than `break`"
        for new, said in block(text)
    )


def test_a_case_left_out():
    text = "def f(a):\n    if a:\n        return 1\n    elif f:\n        return 2\n    else:\n        return 3"
    found = [new for new, says in block(text) if says.startswith("the case left out")]
    assert any("return 1" not in new and "return 3" in new for new in found)
    assert any("return 2" not in new and "return 3" in new for new in found)


def test_an_if_for_a_while_only_where_something_is_taken_away():
    text = "def f(a, b):\n    if a > b:\n        a {} b"
    for sign, found in ("-=", True), ("+=", False):
        becomes = [new for new, _ in block(text.format(sign))]
        assert any("while" in new for new in becomes) == found


def test_what_is_said_does_not_hand_out_what_it_becomes():
    for text in ("return a <= b", "return 2", "return min(a)", "return a / b"):
        said = Counter(says for _, says in becomes(text))
        assert not any(new.removeprefix("return ") in said for new, _ in becomes(text))


def test_a_long_expression_is_cut():
    text = "return " + " + ".join(f"name_{k}" for k in range(20)) + " < 2"
    assert all(len(says) < 120 for _, says in becomes(text))


def test_its_own_text_has_changes_as_well():
    tree = ast.parse(inspect.getsource(changes))
    assert sum(1 for _ in changes(tree)) > 20


@pytest.mark.parametrize(
    "text",
    [
        "def f(a, b):\n    while a: a = a + [b]",
        "def f(a, b): return f(a[1:], b) if a else b",
    ],
)
def test_names_are_left_alone_where_nothing_counts_the_rounds(text):
    """A list that is put into itself in each of them would fill the memory."""
    assert not any("another name" in change.says for change in changes(ast.parse(text)))
