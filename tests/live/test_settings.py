"""The settings of the extension: defaults that work, and one clear line for what does not."""

import re
from pathlib import Path

import pytest
from sphinx.errors import ConfigError

from live import settings

README = Path(settings.__file__).with_name("README.md").read_text("utf-8")


@pytest.fixture
def folder(tmp_path):
    """A book's folder with a package, a module and a folder that is neither."""
    (tmp_path / "toys").mkdir()
    (tmp_path / "toys" / "__init__.py").write_text("")
    (tmp_path / "games.py").write_text("")
    (tmp_path / "no-name").mkdir()
    return tmp_path


def read(folder, **given):
    return settings.read(
        settings.DEFAULTS | {f"live_{name}": value for name, value in given.items()},
        folder,
    )


def test_a_book_that_says_nothing_gets_cells_and_no_forms(tmp_path):
    found = read(tmp_path)
    assert (found.sources, found.libraries, found.wheels, found.forms) == (
        (),
        {},
        (),
        None,
    )
    assert found.storage == "live"
    assert found.selectors == settings.SELECTORS
    assert found.cache == tmp_path / ".cache/live"


def test_paths_are_relative_to_the_configuration(folder):
    found = read(folder, sources=["toys", "games.py"], cache="elsewhere")
    assert found.sources == (folder / "toys", folder / "games.py")
    assert found.cache == folder / "elsewhere"


def test_selectors_that_are_not_given_keep_their_defaults(folder):
    found = read(folder, selectors={"title": "h1"})
    assert found.selectors == settings.SELECTORS | {"title": "h1"}


def test_only_modules_of_the_standard_library_can_be_made_ready(folder):
    assert read(folder, ready=["json", "os.path"]).ready == ("json", "os.path")
    with pytest.raises(
        ConfigError, match=r"^live_ready: 'nltk' was given; write a mod"
    ):
        read(folder, ready=["json", "nltk"])


def test_the_libraries_are_named_to_readers_and_the_forms_are_not(folder):
    given = {"sources": ["toys", "games.py"], "forms": "games", "wheels": ["numpy"]}
    assert read(folder, **given).library_names == "toys, numpy"
    assert read(folder, **given, library_names="my toys").library_names == "my toys"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"sources": "toys"}, r"live_sources: 'toys' was given; write a list"),
        ({"sources": [1]}, r"live_sources, one of the list: 1 was given; write a text"),
        ({"sources": ["tois"]}, r"live_sources: there is no file or folder .*tois"),
        ({"sources": ["no-name"]}, r"'no-name' cannot be imported by its name"),
        ({"sources": ["toys", "toys"]}, r"live_sources: 'toys' is there twice"),
        ({"wheels": "numpy"}, r"live_wheels: 'numpy' was given; write a list"),
        ({"libraries": ["nltk"]}, r"live_libraries: .* write a mapping"),
        ({"libraries": {"nltk": {}}}, r"live_libraries, nltk: .* write `files`"),
        ({"libraries": {"a": {"files": {"a": "a.py"}}}}, r"files of a: 'a.py' was"),
        ({"libraries": {"a": {"files": {}, "x": 1}}}, r"live_libraries, a: .*write"),
        (
            {"libraries": {"a": {"files": {}, "standins": ["b"]}}},
            r"live_libraries, a, standins: there is no file or folder",
        ),
        ({"needs": {"toys": "numpy"}}, r"live_needs, toys: 'numpy' .* write a list"),
        ({"forms": "toys"}, r"'toys' is in none of live_sources, which has nothing"),
        ({"forms": 3}, r"live_forms: 3 was given; write a text"),
        ({"forms": "a-b"}, r"live_forms: 'a-b' was given; write the name of a module"),
        ({"pages": "tool"}, r"live_pages: 'tool' was given; write a list"),
        ({"storage": "my book"}, r"live_storage: 'my book' was given; write a word"),
        ({"selectors": {"head": "h1"}}, r"'head' was given; write one of title, input"),
        ({"selectors": {"title": ""}}, r"live_selectors, title: '' was given"),
        ({"cache": None}, r"live_cache: None was given; write a text"),
        ({"library_names": []}, r"live_library_names: \[\] was given; write a text"),
    ],
)
def test_what_cannot_be_used_is_named_in_one_line(folder, given, said):
    with pytest.raises(ConfigError, match=said) as error:
        read(folder, **given)
    assert "\n" not in str(error.value)


def test_the_readme_describes_every_setting_and_no_other():
    assert set(re.findall(r"^\| `(live_\w+)`", README, re.M)) == set(settings.DEFAULTS)
