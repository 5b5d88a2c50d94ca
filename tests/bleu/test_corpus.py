"""`bleu.text.files` and `bleu.teach.corpus`: files in, token lists out, and every way files can be wrong."""

import pytest

from bleu import corpus_bleu
from bleu.teach import load_corpus
from bleu.text import CorpusError, read_corpus


@pytest.fixture
def write(tmp_path):
    def writer(name, data):
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))
        return path

    return writer


def test_line_i_belongs_to_line_i(write):
    hyp = write("hyp", "a b\nc\n")
    refs = [write("ref0", "a b\nd\n"), write("ref1", "a\nc\n")]
    hypotheses, references = read_corpus(hyp, refs)
    assert hypotheses == [["a", "b"], ["c"]]
    assert references == [[["a", "b"], ["a"]], [["d"], ["c"]]]


def test_a_directory_stands_for_its_files_in_name_order(write, tmp_path):
    hyp = write("hyp", "a\n")
    folder = tmp_path / "refs"
    folder.mkdir()
    for name in ("ref2", "ref0", "ref1", ".hidden"):
        (folder / name).write_text(f"{name}\n", encoding="utf-8")
    assert read_corpus(hyp, folder)[1] == [[["ref0"], ["ref1"], ["ref2"]]]


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        ("a\nb", [["a"], ["b"]]),
        ("a\n\nb\n", [["a"], [], ["b"]]),
        ("a\r\nb\r\n", [["a"], ["b"]]),
        (b"\xef\xbb\xbfa\n", [["a"]]),
        ("a\u2028b\x0cc\n", [["a", "b", "c"]]),
        ("나는  밥을\t먹었다\n", [["나는", "밥을", "먹었다"]]),
        ("\n", [[]]),
    ],
    ids=["no last feed", "empty", "windows", "mark", "odd breaks", "Korean", "blank"],
)
def test_only_line_feeds_end_lines_and_any_white_space_ends_tokens(write, data, lines):
    path = write("text", data)
    assert read_corpus(path, path)[0] == lines


def test_lower_casing_knows_every_script(write):
    hyp, ref = write("hyp", "ÉTÉ\n"), write("ref", "été\n")
    assert read_corpus(hyp, ref, lowercase=True) == ([["été"]], [[["été"]]])


def test_unequal_files_are_refused_with_both_counts(write):
    hyp, ref = write("hyp.txt", "a\nb\nc\n"), write("ref.txt", "a\nb\n")
    with pytest.raises(CorpusError, match=r"hyp\.txt has 3 lines but .*ref\.txt has 2"):
        read_corpus(hyp, ref)


def test_bad_utf8_is_refused_with_file_line_and_byte(write):
    path = write("latin.txt", b"fine\ncaf\xe9\n")
    with pytest.raises(CorpusError, match=r"latin\.txt, line 2, byte 4: 0xe9"):
        read_corpus(path, path)


def test_an_empty_corpus_is_refused(write):
    path = write("empty", "")
    with pytest.raises(CorpusError, match="no corpus to score"):
        read_corpus(path, path)


def test_an_empty_directory_is_refused(write, tmp_path):
    (tmp_path / "refs").mkdir()
    with pytest.raises(CorpusError, match="no file in it"):
        read_corpus(write("hyp", "a\n"), tmp_path / "refs")


def test_no_reference_file_is_refused(write):
    with pytest.raises(CorpusError, match="no reference file"):
        read_corpus(write("hyp", "a\n"), [])


def test_hypotheses_among_the_references_are_refused(write, tmp_path):
    """They would be compared with themselves, and score 100."""
    (tmp_path / "refs").mkdir()
    path = write("refs/hyp", "a\n")
    write("refs/ref", "b\n")
    with pytest.raises(CorpusError, match="every file there is a reference"):
        read_corpus(path, tmp_path / "refs")
    assert read_corpus(path, [path]) == ([["a"]], [[["a"]]])  # asked for by name


def test_an_empty_name_is_refused(write):
    with pytest.raises(CorpusError, match="an empty file name"):
        read_corpus(write("hyp", "a\n"), "")


def test_a_missing_file_is_refused(write):
    with pytest.raises(FileNotFoundError):
        read_corpus(write("hyp", "a\n"), "nowhere.txt")


def test_the_example_corpus_has_what_its_readme_says():
    corpus = load_corpus(tokenize=lambda line: [line])
    assert len(corpus.references) == 40
    assert all(2 <= len(group) <= 4 for group in corpus.references)
    assert list(corpus.systems) == ["A", "B", "C", "D"]
    assert all(len(lines) == 40 for lines in corpus.systems.values())
    assert {lang: len(lines) for lang, lines in corpus.sources.items()} == {
        "fr": 40,
        "ko": 40,
        "ja": 40,
    }


def test_the_example_systems_are_ranked_from_A_to_D():
    corpus = load_corpus()
    scores = [corpus_bleu(s, corpus.references).score for s in corpus.systems.values()]
    assert scores == sorted(scores, reverse=True)
    assert scores[-1] > 0
