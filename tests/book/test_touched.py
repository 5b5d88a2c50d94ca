"""What `make check` runs of the book: the notebooks that a change touches."""

import subprocess

import pytest
from notebooks import BOOK
from touched import MOST, ROOT, changed, touched


def notebooks(*names):
    """The notebooks to run, and those left, once these files have changed."""
    run, left = touched({ROOT / name for name in names})
    return [path.stem for path in run], [path.stem for path in left]


def test_a_notebook_that_changed_is_run():
    assert notebooks("book/05_mean.ipynb") == (["05_mean"], [])


@pytest.mark.parametrize("name", ["README.md", "live/README.md", "tests/browser.py"])
def test_what_no_notebook_runs_touches_none(name):
    assert notebooks(name) == ([], [])


def test_the_command_line_is_in_no_notebook():
    assert notebooks("bleu/cli/run.py") == ([], [])


@pytest.mark.parametrize(
    ("module", "chapter"),
    [
        ("bleu/brevity.py", "04_brevity"),
        ("bleu/mean.py", "05_mean"),
        ("bleu/smoothing.py", "08_smoothing"),
        ("bleu/decoding/search.py", "12_decoding"),
        ("bleu/metrics/chrf.py", "13_after"),
    ],
)
def test_a_module_runs_the_chapter_that_defines_it_first(module, chapter):
    assert notebooks(module)[0][0] == chapter


def test_a_module_that_all_rest_on_runs_a_few_and_leaves_the_others():
    run, left = notebooks("bleu/checks.py")
    assert len(run) == MOST
    assert left
    assert not set(run) & set(left)


def test_a_notebook_that_changed_is_run_however_many_a_module_touches():
    run, _ = notebooks("bleu/checks.py", "book/13_after.ipynb")
    assert run[0] == "13_after"
    assert len(run) == 1 + MOST


def test_a_data_file_belongs_to_its_room():
    run, left = notebooks("bleu/teach/data/example.jsonl")
    users = [
        p.stem for p in BOOK.glob("*.ipynb") if "load_corpus" in p.read_text("utf-8")
    ]
    assert users
    assert set(users) <= set(run + left)


@pytest.fixture
def repository(tmp_path):
    """A repository of one file, `kept`, on a branch that left main."""

    def git(*arguments):
        name = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *name, *arguments], cwd=tmp_path, check=True)

    (tmp_path / "kept").write_text("1")
    git("init", "--quiet", "--initial-branch=main")
    git("add", ".")
    git("commit", "--quiet", "--message=1")
    git("switch", "--quiet", "--create", "branch")
    return tmp_path, git


def test_nothing_changed(repository):
    assert changed(repository[0]) == set()


@pytest.mark.parametrize(
    "steps",
    [[], [("add", "new")], [("add", "new"), ("commit", "--quiet", "--message=2")]],
    ids=["new", "staged", "committed"],
)
def test_a_new_file_is_a_change_from_its_first_moment(repository, steps):
    root, git = repository
    (root / "new").write_text("2")
    for step in steps:
        git(*step)
    assert changed(root) == {root / "new"}


def test_what_is_edited_or_deleted_is_a_change(repository):
    root, _ = repository
    (root / "kept").write_text("2")
    assert changed(root) == {root / "kept"}
    (root / "kept").unlink()
    assert changed(root) == {root / "kept"}


def test_what_main_did_since_is_no_change(repository):
    root, git = repository
    git("switch", "--quiet", "main")
    (root / "kept").write_text("2")
    git("commit", "--quiet", "--all", "--message=2")
    git("switch", "--quiet", "branch")
    assert changed(root) == set()


def test_without_a_repository_nothing_is_said_to_have_changed(tmp_path):
    assert changed(tmp_path) == set()
