"""Book and module are one: what a chapter defines is what the module holds."""

import ast
import importlib
import inspect
import pkgutil
import re

import pytest
import yaml
from notebooks import BOOK, CHAPTERS, PATHS, cells, functions_defined, tagged

import bleu

NOT_TAUGHT = ("bleu.cli", "bleu.__main__", "bleu.teach.exercises")
QUICK = "bleu.fast"  # has the derivation's names, too: what chapter 14 adds to them is its own
MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(bleu.__path__, "bleu.")
    if not found.name.startswith(NOT_TAUGHT)
]

# what each chapter may import from bleu, besides what the earlier ones may
INTRODUCED = {
    1: {
        "check",
        "load_corpus",
        "reference_streams",
        "set_figure_style",
        "word_tokens",
    },
    2: {
        "MatchCounts",
        "clipped_counts",
        "highlight",
        "match_counts",
        "max_ref_counts",
        "modified_precision",
        "ngram_counts",
    },
    3: {"ngrams", "windows"},
    4: {"brevity_penalty", "closest_ref_len"},
    5: {"geometric_mean", "uniform_weights"},
    6: {"BleuScore", "explain", "sentence_bleu"},
    7: {
        "BleuStats",
        "CorpusError",
        "bleu_score",
        "corpus_bleu",
        "corpus_stats",
        "read_corpus",
        "segment_stats",
    },
    8: {
        "add_k",
        "exponential",
        "floor",
        "interpolated",
        "length_scaled",
        "length_scaled_neighbors",
        "neighbors",
        "no_smoothing",
    },
    9: {
        "Report",
        "Signature",
        "TOKENIZERS",
        "characters",
        "chinese",
        "differences",
        "international",
        "japanese_mecab",
        "korean_mecab",
        "mteval_13a",
        "paragraph",
        "parse_signature",
        "report",
        "sentence_report",
        "signature_of",
        "split_punctuation",
        "text_lines",
        "tokenizer",
        "whitespace",
    },
    10: {
        "Comparison",
        "Interval",
        "bootstrap_interval",
        "compare",
        "count_table",
        "draw",
        "holm",
        "interval",
        "p_value",
        "paired_bootstrap",
        "paired_randomization",
        "resample_counts",
    },
    11: set(),
    12: {
        "continuations",
        "decoding_of",
        "extended",
        "is_finished",
        "Candidate",
        "Decoding",
        "END",
        "Hypothesis",
        "NULL",
        "START",
        "MIN_COVERAGE",
        "beam_search",
        "beam_search_with_list",
        "em_step",
        "exhaustive_search",
        "expected_words",
        "gnmt",
        "greedy_search",
        "log_likelihood",
        "per_token",
        "shares",
        "train_language_model",
        "train_lexicon",
        "translator",
        "uniform_lexicon",
        "unnormalized",
        "word_probability",
    },
    13: {
        "ChrfScore",
        "ChrfStats",
        "TerScore",
        "TerStats",
        "all_ngrams",
        "best_shift",
        "chrf_score",
        "chrf_stats",
        "corpus_chrf",
        "corpus_ter",
        "count_edits",
        "edit_row",
        "edit_table",
        "f_score",
        "moved",
        "sentence_chrf",
        "sentence_ter",
        "split_edge_punctuation",
        "ter_stats",
        "text_ngrams",
    },
    14: {
        "BITS",
        "block_rows",
        "blocks",
        "corpus_table",
        "counting",
        "load_speed",
        "plot_matches",
        "row_bytes",
        "row_marks",
        "side_by_side",
        "tokenize_lines",
        "up_and_left",
        "word_numbers",
    },
    15: {"connect", "count_files", "count_parquet", "count_table"},
    16: {
        "Counted",
        "DEFAULTS",
        "RULES",
        "Release",
        "Row",
        "Rule",
        "RuleComparison",
        "STEPS",
        "Stop",
        "Trace",
        "compare",
        "evaluate_rule",
        "fairseq_rule",
        "load_releases",
        "mteval_rule",
        "multi_bleu_rule",
        "nltk_rule",
        "paper_rule",
        "pycocoevalcap_rule",
        "sacrebleu_rule",
        "tensorflow_nmt_rule",
        "torcheval_rule",
        "torchmetrics_rule",
        "torchmetrics_sacre_rule",
        "torchtext_rule",
        "walk",
        "with_step",
    },
}
# what the rooms offer and no chapter introduces: types of results, and what reads files
KEPT_FOR_THE_API = {
    "Clip",
    "ExampleCorpus",
    "Explanation",
    "Feedback",
    "Highlight",
    "Speed",
    "Timed",
    "pair_up",
    "report_files",
}
# what the chapters have to define in full, between them
DEFINED = {
    "add_k",
    "add_one_to_all",
    "all_ngrams",
    "any_zero_is_zero",
    "at_least_one",
    "averaged_matches",
    "beam_search",
    "beam_search_with_list",
    "bit_plot",
    "bit_rows",
    "brevity_penalty",
    "chrf_score",
    "chrf_stats",
    "clipped_counts",
    "closest_listed_first",
    "closest_ref_len",
    "continuations",
    "corpus_stats",
    "count_edits",
    "count_matches",
    "decoding_of",
    "differences",
    "dot_plot",
    "edit_row",
    "em_step",
    "exponential",
    "extended",
    "f_score",
    "floor",
    "geometric_mean",
    "gnmt",
    "greedy_search",
    "holm",
    "international",
    "international_rules",
    "interpolated",
    "interval",
    "is_finished",
    "length_scale",
    "length_scaled",
    "length_scaled_neighbors",
    "longer_diagonals",
    "match_counts",
    "max_ref_counts",
    "modified_precision",
    "moved",
    "mteval_13a",
    "neighbors",
    "ngram_counts",
    "ngrams",
    "no_smoothing",
    "p_value",
    "per_token",
    "ratios",
    "resample_counts",
    "rows_with_a_dot",
    "segment_stats",
    "shortest",
    "shrinking_matches",
    "split_edge_punctuation",
    "split_punctuation",
    "text_ngrams",
    "translator",
    "unchecked_ngrams",
    "uniform_lexicon",
    "uniform_weights",
    "unnormalized",
    "windows",
    "word_probability",
}
chapters = pytest.mark.parametrize("path", CHAPTERS, ids=lambda p: p.stem)


class Bare(ast.NodeTransformer):
    """A function without docstring, annotations and guards (statements that only require)."""

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        node.returns = None
        node.body = [s for s in node.body if not self.is_docstring(s)]
        return node

    def visit_Expr(self, node):
        return None if self.guards(node) else self.generic_visit(node)

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_AnnAssign(self, node):
        target = ast.copy_location(ast.Assign([node.target], node.value), node)
        return self.generic_visit(target)

    @staticmethod
    def is_docstring(statement):
        return isinstance(statement, ast.Expr) and isinstance(
            statement.value, ast.Constant
        )

    @staticmethod
    def guards(statement):
        call = statement.value
        name = getattr(call.func, "id", "") if isinstance(call, ast.Call) else ""
        return name.lstrip("_").startswith("require_")


def bare(function):
    """The code of a function, in one form of writing, so that a difference can be read."""
    return ast.unparse(Bare().visit(function))


def from_module(name):
    holding = [
        m
        for m in MODULES
        if getattr(getattr(m, name, None), "__module__", "") == m.__name__
    ]
    readable = [m for m in holding if not m.__name__.startswith(QUICK)]
    homes = readable or holding
    assert len(homes) == 1, f"{name} is defined in {len(homes)} modules of bleu"
    return functions_defined(inspect.getsource(getattr(homes[0], name)))[0]


@chapters
def test_a_cell_tagged_defines_is_the_modules_own_code(path):
    for cell in tagged(path, "defines"):
        found = functions_defined(cell.source)
        assert found, f"no function in a cell tagged defines: {cell.source}"
        for function in found:
            assert bare(function) == bare(from_module(function.name)), function.name


def test_every_function_of_the_derivation_stands_in_a_chapter():
    defined = {
        function.name
        for path in CHAPTERS
        for cell in tagged(path, "defines")
        for function in functions_defined(cell.source)
    }
    assert defined >= DEFINED


def imported(path):
    for cell in cells(path, "code"):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
                "bleu"
            ):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.Import):
                assert not any(a.name.startswith("bleu.") for a in node.names), (
                    cell.source
                )


@chapters
def test_a_chapter_uses_only_what_has_been_introduced(path):
    allowed = set().union(
        *(INTRODUCED[k] for k in INTRODUCED if k <= int(path.name[:2]))
    )
    assert set(imported(path)) <= allowed


@pytest.mark.parametrize("path", PATHS, ids=lambda p: p.stem)
def test_matplotlib_is_loaded_by_the_first_figure(path):
    """A page that runs no figure need not load 8 MB for it."""
    sources = [cell.source for cell in cells(path, "code")]
    drawing = [s for s in sources if "plt." in s or "matplotlib" in s]
    assert sum("set_figure_style()" in s for s in sources) == bool(drawing)
    for source in drawing[:1]:
        assert "import matplotlib.pyplot as plt" in source
        assert "plt." in source, "the import stands apart from the figure"


@chapters
def test_a_chapter_uses_bleu_by_name_and_not_as_a_whole(path):
    text = "\n".join(cell.source for cell in cells(path, "code"))
    assert not re.search(r"^import bleu\b", text, re.M)


ROOMS = (
    "",
    ".decoding",
    ".metrics",
    ".rules",
    ".show",
    ".significance",
    ".teach",
    ".text",
)


@pytest.mark.parametrize("room", ROOMS)
def test_all_that_is_exported_is_introduced_somewhere(room):
    introduced = set().union(*INTRODUCED.values())
    exported = importlib.import_module(f"bleu{room}").__all__
    assert set(exported) <= introduced | KEPT_FOR_THE_API


def test_the_contents_page_lists_every_file_once():
    toc = yaml.safe_load((BOOK.parent / "_toc.yml").read_text("utf-8"))
    listed = [toc["root"]]
    for part in toc["parts"]:
        for chapter in part["chapters"]:
            pages = [chapter, *chapter.get("sections", [])]
            listed += [page["file"] for page in pages]
    files = [p for p in BOOK.iterdir() if p.suffix in (".ipynb", ".md")]
    there = {f"book/{p.stem}" for p in files}
    assert len(set(listed)) == len(listed)
    assert set(listed) == there


@pytest.mark.parametrize("path", PATHS, ids=lambda p: p.stem)
def test_links_between_pages_lead_somewhere(path):
    for cell in cells(path, "markdown"):
        for target in re.findall(
            r"\]\(([\w./-]+\.(?:ipynb|md))(?:#[\w-]+)?\)", cell.source
        ):
            assert (BOOK / target).is_file(), target
