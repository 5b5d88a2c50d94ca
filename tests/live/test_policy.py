"""The policy that a built site is served under, made of its pages."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest
from browser import HTML

from live import policy as module
from live.policy import main, policy

DOCS = HTML.parents[1] / "docs" / "hosting.md"


def named(code):
    return f"'sha256-{b64encode(sha256(code.encode()).digest()).decode()}'"


@pytest.fixture
def written(tmp_path):
    """`written(html, …)`: a folder with these pages."""

    def written(*pages):
        for number, html in enumerate(pages):
            folder = tmp_path / f"part {number}"
            folder.mkdir()
            (folder / "page.html").write_text(html, "utf-8")
        return tmp_path

    return written


def hashes(folder):
    return re.findall(r"'sha256-[^']*'", policy(folder))


def test_a_hash_is_the_one_a_browser_makes():
    """The example of the recommendation itself (Content Security Policy Level 3, 8.4)."""
    hashed = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
    assert module.digest("alert('Hello, world.');") == hashed


def test_each_script_in_a_page_is_named_once(written):
    page = "<script>one < 'é'</script><script type=module>\ntwo()\n</script>"
    folder = written(page, "<script>one < 'é'</script>")
    assert hashes(folder) == sorted(map(named, ["one < 'é'", "\ntwo()\n"]))


def test_a_script_in_an_attribute_is_named(written):
    assert hashes(written('<button onclick="a(&quot;b&quot;)">')) == [named('a("b")')]


def test_data_and_files_are_not_named(written):
    data = '<script type="application/json">{"a": 1}</script>'
    assert hashes(written(data + '<script src="a.js"></script>')) == []


def test_line_ends_count_as_browsers_count_them(written):
    assert hashes(written("<script>a\r\nb</script>")) == [named("a\nb")]


def test_a_folder_without_pages_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["policy", str(tmp_path)])
    with pytest.raises(SystemExit, match="no HTML pages; name the folder"):
        main()


def test_a_command_without_a_folder_is_refused(monkeypatch):
    monkeypatch.setattr("sys.argv", ["policy"])
    with pytest.raises(SystemExit, match="name one folder"):
        main()


def test_the_command_prints_a_header(written, monkeypatch, capsys):
    folder = written("<script>a</script>")
    monkeypatch.setattr("sys.argv", ["policy", str(folder)])
    main()
    assert capsys.readouterr().out == f"Content-Security-Policy: {policy(folder)}\n"


def test_the_hosting_page_prints_the_policy_whole(written):
    """Its one placeholder stands for the hashes."""
    [shown] = re.findall(
        r"^Content-Security-Policy:.*?(?=^```)", DOCS.read_text("utf-8"), re.S | re.M
    )
    made = f"Content-Security-Policy: {policy(written('<script>a</script>'))}"
    assert " ".join(shown.split()) == made.replace(named("a"), "HASHES")
