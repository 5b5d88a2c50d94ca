"""Another expression in the place of one. Every chapter."""

import ast
import math
from collections.abc import Callable, Collection, Iterator, Mapping

from bleu.teach.changes.change import Change, Place, called, quoted, replaced

Other = tuple[ast.expr, str]  # what stands there, and what is said of it
Kind = Callable[[ast.expr], Iterator[Other]]

COMPARISONS: dict[str, type[ast.cmpop]] = {
    "<=": ast.LtE,
    "<": ast.Lt,
    ">=": ast.GtE,
    ">": ast.Gt,
    "==": ast.Eq,
    "!=": ast.NotEq,
    "in": ast.In,
    "not in": ast.NotIn,
    "is": ast.Is,
    "is not": ast.IsNot,
}
ORDERS = ("<=", "<", ">=", ">", "==", "!=")
CONFUSED = {
    "<=": ("<", ">=", ">"),
    "<": ("<=", ">", ">="),
    ">=": (">", "<=", "<"),
    ">": (">=", "<", "<="),
    "==": ("!=",),
    "!=": ("==",),
    "in": ("not in", "=="),
    "not in": ("in",),
}
OPERATIONS: dict[str, type[ast.operator]] = {
    "+": ast.Add,
    "-": ast.Sub,
    "*": ast.Mult,
    "/": ast.Div,
    "//": ast.FloorDiv,
    "**": ast.Pow,
    "%": ast.Mod,
}
# what is written for what
TAKEN_FOR = {
    "+": ("-", "*"),
    "-": ("+", "/"),
    "*": ("+", "/"),  # powers of powers would be too large to be computed
    "/": ("//", "*", "-"),
    "//": ("/", "%"),
    "**": ("*",),
    "%": ("//", "/"),
}
# functions that are taken one for the other
ALIKE: tuple[tuple[str, ...], ...] = (
    ("min", "max", "sum", "len"),
    ("any", "all"),
    ("set", "list", "sorted", "Counter"),
    ("floor", "ceil", "round", "int"),
    ("log", "log2", "log10", "exp"),
    ("append", "extend"),
    ("add", "update"),
    ("mean", "fmean", "median"),
)
BESIDE = (("hyp_len", "ref_len"), ("matches", "totals"))
SIGNED = {"log", "log2", "log10", "abs"}
# what changes only how a value is held
HOLDERS = {"set", "sorted", "abs", "int", "round", "list", "tuple", "float", "reversed"}
ITERATORS = {"map", "filter", "zip", "reversed"}


def _comparisons(node: ast.expr) -> Iterator[Other]:
    """A comparison that is taken for this one."""
    yield from _compared(node, CONFUSED)


def _other_comparisons(node: ast.expr) -> Iterator[Other]:
    """Any other one: with some of them a condition always holds, or never."""
    rest = {
        own: [o for o in ORDERS if o != own and o not in CONFUSED[own]]
        for own in ORDERS
    }
    yield from _compared(node, rest)


def _compared(node: ast.expr, others: Mapping[str, Collection[str]]) -> Iterator[Other]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        own = _sign(node.ops[0], COMPARISONS)
        named = isinstance(node.comparators[0], ast.Name)
        for other in others.get(own, ()):
            if own == "in" and other == "==" and not named:
                continue  # a word is never equal to a list
            changed = ast.Compare(node.left, [COMPARISONS[other]()], node.comparators)
            yield changed, f"another comparison than `{own}`"


def same_comparisons(tree: ast.AST) -> Iterator[Change]:
    """A comparison that stands there more than once, changed everywhere."""
    alike: dict[str, list[ast.Compare]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            alike.setdefault(_sign(node.ops[0], COMPARISONS), []).append(node)
    for own, nodes in alike.items():
        if own not in ORDERS or len(nodes) < 2:
            continue
        for other in ORDERS:
            if other != own:
                says = f"another comparison than `{own}`, here and elsewhere"
                edits = tuple((node, "ops", [COMPARISONS[other]()]) for node in nodes)
                yield Change(nodes[0], says, edits)


def _sign(operator: ast.AST, signs: Mapping[str, type[ast.AST]]) -> str:
    return next(
        (text for text, each in signs.items() if isinstance(operator, each)), ""
    )


def _numbers(node: ast.expr) -> Iterator[Other]:
    value = _number(node)
    if value is None:
        return
    says = f"another number than `{ast.unparse(node)}`"
    for other in dict.fromkeys((value - 1, value + 1, 0, 1, -value)):
        if other != value:
            yield ast.Constant(other), says


def _numbers_without_end(node: ast.expr) -> Iterator[Other]:
    """The best of nothing; in a `min` or a `max`, the call left out is the mistake."""
    if _number(node) is not None:
        for other in (-math.inf, math.inf):
            yield ast.Constant(other), f"another number than `{ast.unparse(node)}`"


def _number(node: ast.expr) -> float | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        positive = _number(node.operand)
        return None if positive is None else -positive
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        number: float = node.value  # type: ignore[assignment]  # seen above
        return number
    return None


def _truths(node: ast.expr) -> Iterator[Other]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value), f"something else than `{node.value}`"


def _operations(node: ast.expr) -> Iterator[Other]:
    if isinstance(node, ast.BinOp):
        own = _sign(node.op, OPERATIONS)
        for other in TAKEN_FOR.get(own, ()):
            changed = ast.BinOp(node.left, OPERATIONS[other](), node.right)
            yield changed, f"another operation than `{own}` in `{quoted(node)}`"
    if isinstance(node, ast.BoolOp):
        both = isinstance(node.op, ast.And)
        word: ast.boolop = ast.Or() if both else ast.And()
        says = f"another word than `{'and' if both else 'or'}`"
        yield ast.BoolOp(word, node.values), says


def _the_other_way_round(node: ast.expr) -> Iterator[Other]:
    if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.Pow):
        says = f"`{quoted(node)}` the other way round"
        yield ast.BinOp(node.right, node.op, node.left), says


def _brackets(node: ast.expr) -> Iterator[Other]:
    """`(a + b) * c` for `a + b * c`, and the other way round."""
    if not isinstance(node, ast.BinOp):
        return
    says = f"other brackets in `{quoted(node)}`"
    left, right = node.left, node.right
    if isinstance(left, ast.BinOp):
        inner = ast.BinOp(left.right, node.op, right)
        yield ast.BinOp(left.left, left.op, inner), says
    if isinstance(right, ast.BinOp):
        inner = ast.BinOp(left, node.op, right.left)
        yield ast.BinOp(inner, right.op, right.right), says


def _opposites(node: ast.expr) -> Iterator[Other]:
    if isinstance(node, ast.Compare | ast.BoolOp):
        yield ast.UnaryOp(ast.Not(), node), f"the opposite of `{quoted(node)}`"


def _bounds_left_out(node: ast.expr) -> Iterator[Other]:
    """One end of a slice."""
    if isinstance(node, ast.Slice) and node.lower and node.upper:
        whole = f"left out of `[{quoted(node)}]`"
        begun = ast.Slice(node.lower, None, node.step)
        yield begun, f"`{quoted(node.upper)}` {whole}"
        ended = ast.Slice(None, node.upper, node.step)
        yield ended, f"`{quoted(node.lower)}` {whole}"


def _one_more_or_less(node: ast.expr) -> Iterator[Other]:
    """Of a bound: of a slice, or of a range."""
    if isinstance(node, ast.Slice):
        for changed in _beside(node.lower):
            says = f"one more or one less than `{quoted(node.lower)}`"
            yield ast.Slice(changed, node.upper, node.step), says
        for changed in _beside(node.upper):
            says = f"one more or one less than `{quoted(node.upper)}`"
            yield ast.Slice(node.lower, changed, node.step), says
    elif isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        for changed in _beside(node.slice):
            says = f"the place before or after `{quoted(node.slice)}`"
            yield ast.Subscript(node.value, changed, node.ctx), says
    elif called(node) == "range" and isinstance(node, ast.Call):
        for k, argument in enumerate(node.args):
            for changed in _beside(argument):
                arguments = replaced(node.args, k, changed)
                says = f"one more or one less than `{quoted(argument)}`"
                yield ast.Call(node.func, arguments, []), says
        if len(node.args) == 2:
            for step in (ast.Add(), ast.Sub()):
                shifted: list[ast.expr] = [
                    ast.BinOp(each, step, ast.Constant(1)) for each in node.args
                ]
                says = f"`{quoted(node)}` one earlier or one later"
                yield ast.Call(node.func, shifted, []), says


def _beside(node: ast.expr | None) -> Iterator[ast.expr]:
    if node is not None and _number(node) is None:
        for step in (ast.Add(), ast.Sub()):
            yield ast.BinOp(node, step, ast.Constant(1))


def _functions(node: ast.expr) -> Iterator[Other]:
    if not isinstance(node, ast.Call):
        return
    own = called(node)
    for group in ALIKE:
        for other in group if own in group else ():
            if other != own:
                function = _renamed(node.func, other)
                changed = ast.Call(function, node.args, node.keywords)
                yield changed, f"another function than `{own}`"


def _attributes(node: ast.expr) -> Iterator[Other]:
    """What a record of counts keeps beside each other."""
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        for one, two in BESIDE:
            if node.attr in (one, two):
                other = two if node.attr == one else one
                changed = ast.Attribute(node.value, other, node.ctx)
                yield changed, f"another attribute than `{node.attr}`"


def _renamed(function: ast.expr, name: str) -> ast.expr:
    if isinstance(function, ast.Attribute):
        return ast.Attribute(function.value, name, function.ctx)
    return ast.Name(name, ast.Load())


def _signs(node: ast.expr) -> Iterator[Other]:
    """A minus before a function, or before what it is given."""
    if not isinstance(node, ast.Call) or called(node) not in SIGNED or not node.args:
        return
    first = node.args[0]
    if isinstance(first, ast.UnaryOp) and isinstance(first.op, ast.USub):
        moved = ast.Call(
            node.func, replaced(node.args, 0, first.operand), node.keywords
        )
        says = f"another place for the minus of `{quoted(node)}`"
        yield ast.UnaryOp(ast.USub(), moved), says
    yield ast.UnaryOp(ast.USub(), node), f"another sign before `{quoted(node)}`"


def _conditions_left_out(node: ast.expr) -> Iterator[Other]:
    if isinstance(node, ast.BoolOp):
        for k, part in enumerate(node.values):
            rest = replaced(node.values, k)
            says = f"`{quoted(part)}` left out"
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest), says


def _left_out(node: ast.expr) -> Iterator[Other]:
    own = _sign(node.op, OPERATIONS) if isinstance(node, ast.BinOp) else ""
    if isinstance(node, ast.BinOp) and own:
        yield node.left, f"`{own} {_bracketed(node.right)}` left out"
        yield node.right, f"`{_bracketed(node.left)} {own}` left out"
    elif isinstance(node, ast.UnaryOp):
        sign = "not" if isinstance(node.op, ast.Not) else ast.unparse(node)[0]
        yield node.operand, f"`{sign}` left out"
    elif isinstance(node, ast.IfExp):
        for part in (node.body, node.orelse):
            yield part, f"one answer in place of the two of `{quoted(node)}`"
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        yield node.value, f"`[{quoted(node.slice)}]` left out"
    elif isinstance(node, ast.Call):
        yield from _less_called(node)
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
        yield from _unconditional(node)


def _less_called(node: ast.Call) -> Iterator[Other]:
    if called(node) in HOLDERS | {"max", "min"}:
        for argument in node.args:
            says = f"`{called(node)}(...)` left out of `{quoted(node)}`"
            yield argument, says
    for k, argument in enumerate(node.args if len(node.args) > 1 else ()):
        rest = replaced(node.args, k)
        says = f"`{quoted(argument)}` left out of `{quoted(node)}`"
        yield ast.Call(node.func, rest, node.keywords), says
    for k, keyword in enumerate(node.keywords):
        named = replaced(node.keywords, k)
        yield ast.Call(node.func, node.args, named), f"`{quoted(keyword)}` left out"


def _unconditional(
    node: ast.ListComp | ast.GeneratorExp | ast.SetComp,
) -> Iterator[Other]:
    for k, each in enumerate(node.generators):
        for test in each.ifs:
            rest = [other for other in each.ifs if other is not test]
            one = ast.comprehension(each.target, each.iter, rest, each.is_async)
            loops = replaced(node.generators, k, one)
            yield type(node)(node.elt, loops), f"`if {quoted(test)}` left out"


def _walked_once(node: ast.expr) -> Iterator[Other]:
    """A generator gives each of its values once."""
    once = isinstance(node, ast.GeneratorExp) or called(node) in ITERATORS
    if once:
        says = (
            f"a list in the place of `{quoted(node)}`, which gives each value only once and"
            " is used up then"
        )
        yield ast.Call(ast.Name("list", ast.Load()), [node], []), says


def own_names(tree: ast.Module) -> set[str]:
    """The names of the parameters, and what is assigned to."""
    nodes = list(ast.walk(tree))
    stored = {
        node.id
        for node in nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return stored | {node.arg for node in nodes if isinstance(node, ast.arg)}


def other_names(place: Place, named: Collection[str]) -> Iterator[Other]:
    """Each of the names in the place of another of them, or of a number in brackets."""
    node = place.node
    if isinstance(place.parent, ast.Subscript) and _number(node) is not None:
        says = f"another place than `{ast.unparse(node)}`"
        for other in named:
            yield ast.Name(other, ast.Load()), says
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        for other in named if node.id in named else ():
            if other != node.id:
                yield ast.Name(other, ast.Load()), f"another name than `{node.id}`"


def _bracketed(node: ast.expr) -> str:
    bare = not isinstance(node, ast.BinOp | ast.BoolOp | ast.Compare | ast.IfExp)
    return quoted(node) if bare else f"({quoted(node)})"


# the likeliest first
LIKELY: tuple[Kind, ...] = (
    _walked_once,
    _conditions_left_out,  # before what makes them always true
    _comparisons,
)
KINDS: tuple[Kind, ...] = (
    _numbers,
    _truths,
    _signs,
    _operations,
    _left_out,
    _numbers_without_end,
    _bounds_left_out,
    _functions,
    _attributes,
    _one_more_or_less,
    _the_other_way_round,
    _brackets,
    _opposites,
    _other_comparisons,
)
