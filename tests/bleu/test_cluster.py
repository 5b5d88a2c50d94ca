"""`bleu.fast.cluster` on two processes of this machine: the same integers as without them."""

import gzip
import os
import signal
import sys
from functools import partial
from pathlib import Path
from threading import Thread
from time import sleep

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu import (
    BleuStats,
    corpus_stats,
    exponential,
    segment_stats,
    sentence_bleu,
)
from bleu.cli.cluster import main
from bleu.cli.run import main as plain
from bleu.fast.cluster import (
    POISSON,
    Summary,
    connect,
    count_files,
    count_parquet,
    count_table,
    times_taken,
)
from bleu.fast.partitions import Fault, blocks, count_feeds, cut_files
from bleu.significance import bootstrap_interval
from bleu.teach import load_corpus, word_tokens
from bleu.text import CorpusError, mteval_13a, text_lines

pytestmark = pytest.mark.slow  # it starts processes

CORPUS = load_corpus(word_tokens)
TIMES = 5  # the forty sentences, so often
HYPOTHESES = [line for name in "ABCD" for line in CORPUS.systems[name]] * TIMES
REFERENCES = [
    [references[j % len(references)] for j in range(3)]
    for references in CORPUS.references * 4 * TIMES
]
SIZES = [4_000, 20_000, 2**24]


@pytest.fixture(scope="module")
def client():
    with connect(workers=2, memory_limit="1GB", dashboard=False) as client:
        yield client


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Hypotheses, and three files of references, the last without a line feed at its end."""
    folder = tmp_path_factory.mktemp("corpus")
    columns = [HYPOTHESES, *zip(*REFERENCES)]
    return [write(folder / f"{i}.txt", lines) for i, lines in enumerate(columns)]


def write(path, lines, end=""):
    text = "\n".join(" ".join(tokens) for tokens in lines) + end
    path.write_text(text, "utf-8")
    return path


def whole(n_references, hypotheses=HYPOTHESES, references=REFERENCES):
    return corpus_stats(hypotheses, [group[:n_references] for group in references])


# ---- cutting, without a cluster


def cut(paths, size):
    paths = list(map(str, paths))
    found = [[count_feeds(*block) for block in blocks(path, size)] for path in paths]
    return cut_files(paths, size, found)


@given(
    st.lists(st.text("ab é\r\x0b\u2028\n", max_size=9), min_size=2, max_size=2),
    st.integers(3, 12),
    st.sampled_from(["", "\n"]),
    st.booleans(),
)
def test_parts_together_are_the_lines_of_the_files(
    tmp_path_factory, texts, size, end, mark
):
    folder = tmp_path_factory.getbasetemp()
    paths = [folder / "one.txt", folder / "two.txt"]
    data = [("\ufeff" * mark + text + end).encode() for text in texts]
    wanted = [text_lines(each, "") for each in data]
    for path, each in zip(paths, data):
        path.write_bytes(each)
    if not len(wanted[0]) == len(wanted[1]) > 0:
        with pytest.raises(CorpusError, match=r"line i of one|no corpus to score"):
            cut(paths, size)
        return
    parts = cut(paths, size)
    assert [row for part in parts for row in part.rows()] == [
        list(row) for row in zip(*wanted)
    ]
    assert sum(part.n_segments for part in parts) == len(wanted[0])


def test_a_part_is_small_to_send_and_begins_near_its_lines(files):
    parts = cut(files, 999)
    assert len(parts) > 20
    for part in parts:
        for byte, line_ends in part.starts:
            assert byte % 999 == 0
            assert line_ends <= 999
        assert part.starts[0][1] <= 1  # of the hypotheses, at most the rest of a line


# ---- equal to one machine


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_text_files_are_counted_as_on_one_machine(client, files, n, size):
    counted = count_files(client, files[0], files[1 : n + 1], partition=size)
    assert counted.stats == whole(n)
    assert counted.summary == Summary(whole(n), len(HYPOTHESES))
    assert (counted.n_parts > 1) == (size < 2**24)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_columns_are_counted_as_files_are(client, tmp_path, n):
    rows = [[h, *group[:n]] for h, group in zip(HYPOTHESES, REFERENCES)]
    lines = ["\t".join(" ".join(tokens) for tokens in row) for row in rows]
    table = tmp_path / "table.tsv"
    table.write_text("\n".join(lines), "utf-8")
    counted = count_table(client, table, columns=n + 1, partition=9999)
    assert counted.stats == whole(n)
    assert counted.n_parts > 1


@pytest.mark.parametrize("n", [1, 3])
def test_parquet_is_counted_as_text_is(client, tmp_path, n):
    path = parquet(tmp_path / "corpus.parquet", HYPOTHESES, REFERENCES)
    names = [f"r{j}" for j in range(n)]
    for size in (3, 50_000, 2**24):
        counted = count_parquet(
            client, path, hypothesis="h", references=names, partition=size
        )
        assert counted.stats == whole(n)
        assert (counted.n_parts > 1) == (size < 2**24)


def parquet(path, hypotheses, references):
    columns = {"h": [h and " ".join(h) for h in hypotheses]}
    for j in range(3):
        columns[f"r{j}"] = [group[j] and " ".join(group[j]) for group in references]
    pq.write_table(pa.table(columns), path, row_group_size=100)
    return path


@pytest.mark.parametrize("name", ["references.gz", "references"])
def test_a_compressed_file_is_one_part(client, files, tmp_path, name):
    packed = tmp_path / name
    packed.write_bytes(gzip.compress(files[1].read_bytes()))
    counted = count_files(client, files[0], packed, partition=999)
    assert (counted.stats, counted.n_parts) == (whole(1), 1)


def test_another_tokenizer_and_another_order_go_along(client, files):
    counted = count_files(
        client, *files[:2], tokenize=mteval_13a, max_order=2, partition=9999
    )
    pairs = [(" ".join(h), " ".join(r[0])) for h, r in zip(HYPOTHESES, REFERENCES)]
    assert counted.stats == corpus_stats(
        [mteval_13a(h) for h, r in pairs],
        [[mteval_13a(r)] for h, r in pairs],
        max_order=2,
    )


# ---- what is made of the segments, where they are


def test_segments_come_back_in_order_for_every_test_of_significance(client, files):
    counted = count_files(client, *files[:2], partition=9999)
    one = [segment_stats(h, r[:1]) for h, r in zip(HYPOTHESES, REFERENCES)]
    assert counted.segments() == one
    assert bootstrap_interval(counted.segments(), n_samples=99) == bootstrap_interval(
        one, n_samples=99
    )


def test_resamples_are_those_of_one_machine_in_any_number_of_parts(client, files):
    one = [segment_stats(h, r[:1]) for h, r in zip(HYPOTHESES, REFERENCES)]
    taken = [times_taken(i, n_samples=20, seed=3).tolist() for i in range(len(one))]
    wanted = []
    for sample in zip(*taken):
        drawn = [s for s, times in zip(one, sample) for _ in range(times)]
        wanted.append(sum(drawn, BleuStats.zero(4)))
    for size in SIZES:
        counted = count_files(client, *files[:2], partition=size)
        assert counted.resampled(n_samples=20, seed=3) == wanted


def test_a_segment_is_taken_as_often_as_poisson_says():
    taken = [int(t) for i in range(500) for t in times_taken(i, n_samples=200)]
    shares = [taken.count(k) / len(taken) for k in range(4)]
    assert shares == pytest.approx([0.3679, 0.3679, 0.1839, 0.0613], abs=0.005)
    assert sum(taken) / len(taken) == pytest.approx(1, abs=0.01)
    assert int(POISSON[0]) / 2**64 == pytest.approx(0.36787944117144233)


@pytest.mark.parametrize("size", SIZES)
def test_scores_are_written_in_the_order_of_the_lines(client, files, tmp_path, size):
    counted = count_files(client, files[0], files[1:3], partition=size)
    written = counted.write_scores(tmp_path / "scores", smoothing=exponential)
    assert written == sorted((tmp_path / "scores").iterdir())
    scores = [float(s) for path in written for s in path.read_text().splitlines()]
    assert scores == [
        sentence_bleu(h, r[:2], smoothing=exponential).score
        for h, r in zip(HYPOTHESES, REFERENCES)
    ]
    assert os.listdir(tmp_path) == ["scores"]


def test_a_folder_that_is_there_is_not_written_over(client, files, tmp_path):
    counted = count_files(client, *files[:2])
    with pytest.raises(FileExistsError, match="name a new folder"):
        counted.write_scores(tmp_path)


def test_scores_that_cannot_be_made_leave_nothing_behind(client, files, tmp_path):
    counted = count_files(client, *files[:2], partition=9999)

    def refuse(stats):
        raise ArithmeticError("no such smoothing")

    with pytest.raises(ArithmeticError, match="no such smoothing"):
        counted.write_scores(tmp_path / "scores", smoothing=refuse)
    assert os.listdir(tmp_path) == []


# ---- what goes wrong


def held_up(line, *, folder):
    """Tokens; on one worker, at the line that says so, only after that worker is killed."""
    from os import getpid
    from time import sleep

    if line.startswith("HERE"):
        go, here = Path(folder, "go"), Path(folder, "here")
        if not go.exists():
            here.with_suffix(".new").write_text(str(getpid()))
            here.with_suffix(".new").rename(here)
            while not go.exists():
                sleep(0.01)
    return line.split()


def test_a_worker_that_is_killed_takes_nothing_along(client, files, tmp_path):
    lines = list(HYPOTHESES)
    lines[500] = ["HERE", *lines[500]]
    hypotheses = write(tmp_path / "hypotheses.txt", lines)
    killed = []

    def kill():
        here = tmp_path / "here"
        while not here.exists():
            sleep(0.01)
        killed.append(int(here.read_text()))
        os.kill(killed[0], signal.SIGKILL)
        (tmp_path / "go").touch()

    killer = Thread(target=kill, daemon=True)
    killer.start()
    counted = count_files(
        client,
        hypotheses,
        files[1],
        tokenize=partial(held_up, folder=str(tmp_path)),
        partition=9999,
    )
    killer.join()
    assert counted.stats == whole(1, lines)
    assert counted.segments() == [
        segment_stats(h, r[:1]) for h, r in zip(lines, REFERENCES)
    ]
    assert killed[0] not in client.run(os.getpid).values()


@pytest.fixture
def malformed(files, tmp_path):
    """The hypotheses, with Latin-1 in line 3 and in line 700."""
    lines = files[0].read_bytes().split(b"\n")
    lines[2] = lines[699] = "un café".encode("latin-1")
    path = tmp_path / "latin.txt"
    path.write_bytes(b"\n".join(lines))
    return path


def test_a_malformed_line_stops_the_run_and_is_named(client, files, malformed):
    said = (
        r"latin\.txt, line (3|700), byte 7: 0xe9 is not UTF-8; save the file as UTF-8"
    )
    with pytest.raises(CorpusError, match=said):
        count_files(client, malformed, files[1], partition=9999)


def test_a_malformed_line_is_skipped_and_named(client, files, malformed, tmp_path):
    kept = [i for i in range(len(HYPOTHESES)) if i not in (2, 699)]
    rest = [HYPOTHESES[i] for i in kept], [REFERENCES[i] for i in kept]
    for size in SIZES:
        counted = count_files(
            client, malformed, files[1], partition=size, on_error="skip"
        )
        assert counted.stats == whole(1, *rest)
        assert (counted.summary.n_segments, counted.summary.n_skipped) == (798, 2)
        assert [fault.segment for fault in counted.summary.faults] == [2, 699]
        assert "latin.txt, line 700, byte 7" in counted.summary.faults[1].says
        assert len(counted.segments()) == 798
        folder = tmp_path / f"scores{size}"
        written = counted.write_scores(folder)
        lines = [line for path in written for line in path.read_text().split("\n")[:-1]]
        assert [i for i, line in enumerate(lines) if not line] == [2, 699]


def test_a_wrong_number_of_columns_is_named(client, tmp_path):
    path = tmp_path / "table.tsv"
    path.write_text("a b\ta b\nc d\ne f\te f\tg\nh i\th i\n", "utf-8")
    counted = count_table(client, path, on_error="skip", partition=5)
    assert counted.stats == corpus_stats(
        [["a", "b"], ["h", "i"]], [[["a", "b"]], [["h", "i"]]]
    )
    says = [fault.says.partition("table.tsv, ")[2] for fault in counted.summary.faults]
    assert says == [
        "line 2: 1 columns where 2 belong; a tab stands between two columns",
        "line 3: 3 columns where 2 belong; a tab stands between two columns",
    ]
    with pytest.raises(CorpusError, match=r"line (2|3): (1|3) columns where 2 belong"):
        count_table(client, path)


def test_what_is_missing_in_a_row_is_named(client, tmp_path):
    a = ["a", "b"]
    path = parquet(
        tmp_path / "holes.parquet",
        [a, None, a, a],
        [[a, a, a], [a, a, a], [None, None, a], [None, a, a]],
    )
    count = partial(
        count_parquet, client, path, hypothesis="h", references=["r0", "r1"]
    )
    counted = count(on_error="skip")
    assert counted.stats == corpus_stats([a, a], [[a, a], [a]])
    says = [
        fault.says.partition("holes.parquet, ")[2] for fault in counted.summary.faults
    ]
    assert says == [
        "row 2: the hypothesis is missing",
        "row 3: the reference is missing",
    ]
    with pytest.raises(CorpusError, match="row 2: the hypothesis is missing"):
        count()


def test_unequal_files_are_refused_before_anything_is_counted(client, files, tmp_path):
    short = write(tmp_path / "short.txt", HYPOTHESES[:-1], end="\n")
    with pytest.raises(
        CorpusError, match=r"0\.txt has 800 lines but .*short\.txt has 799"
    ):
        count_files(client, files[0], [files[1], short], partition=999)


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"partition": 0}, ValueError, "partition is 0"),
        ({"max_order": 0}, ValueError, "max_order is 0"),
        ({"on_error": "ignore"}, ValueError, 'it is "stop" or "skip"'),
        ({"references": []}, CorpusError, "no reference file is given"),
        ({"references": ["nowhere.txt"]}, FileNotFoundError, "nowhere.txt"),
    ],
)
def test_what_does_not_fit_is_refused(client, files, change, error, says):
    given = {"hypotheses": files[0], "references": files[1]} | change
    with pytest.raises(error, match=says):
        count_files(client, **given)


def test_a_parquet_file_is_asked_for_columns_of_strings(client, tmp_path):
    path = tmp_path / "numbers.parquet"
    pq.write_table(pa.table({"h": ["a"], "r": [1]}), path)
    with pytest.raises(CorpusError, match="has no column 'x'; it has h, r"):
        count_parquet(client, path, hypothesis="x", references=["r"])
    with pytest.raises(CorpusError, match="column 'r' holds int64, not strings"):
        count_parquet(client, path, hypothesis="h", references=["r"])
    with pytest.raises(CorpusError, match="not a list of column names"):
        count_parquet(client, path, hypothesis="h", references="r")
    pq.write_table(
        pa.table({"h": pa.array([], pa.string()), "r": pa.array([], pa.string())}), path
    )
    with pytest.raises(CorpusError, match="no rows"):
        count_parquet(client, path, hypothesis="h", references=["r"])


def test_an_empty_file_is_no_corpus(client, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.touch()
    with pytest.raises(CorpusError, match=r"empty\.txt: no lines"):
        count_files(client, empty, empty)


# ---- clusters


def test_a_scheduler_that_runs_already_is_found_by_its_address(client, files):
    with connect(client.scheduler.address, dashboard=False) as second:
        assert count_files(second, *files[:2], partition=9999).stats == whole(1)
    assert count_files(client, *files[:2]).stats == whole(1)  # it goes on running


def test_the_dashboard_s_address_is_printed(capsys):
    with connect(workers=1, memory_limit="500MB") as client:
        link = client.dashboard_link
        limits = [
            w["memory_limit"] for w in client.scheduler_info()["workers"].values()
        ]
    assert capsys.readouterr().err == f"dashboard: {link}\n"
    assert link.startswith("http://127.0.0.1:")
    assert limits == [500_000_000]


def test_the_command_prints_what_the_plain_command_prints(
    client, files, tmp_path, capsys
):
    arguments = [str(files[1]), "--hypotheses", str(files[0])]
    assert plain(arguments) == 0
    line = capsys.readouterr().out
    scores = tmp_path / "scores"
    arguments += ["--address", client.scheduler.address, "--partition", "9999"]
    assert main([*arguments, "--confidence", "--scores", str(scores)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(line)
    assert "95 % of 1000 resamples from" in out
    assert "nrefs:1|case:mixed|eff:no|tok:none|smooth:none|order:4|version:" in out
    assert len(list(scores.iterdir())) > 1


def test_the_command_names_what_it_skips_and_what_stops_it(
    client, files, malformed, capsys
):
    arguments = [str(files[1]), "--hypotheses", str(malformed)]
    arguments += ["--address", client.scheduler.address]
    assert main(arguments) == 2
    assert "latin.txt, line " in capsys.readouterr().err
    assert main([*arguments, "--skip"]) == 0
    err = capsys.readouterr().err
    assert "2 malformed lines are left out:" in err
    assert "latin.txt, line 3, byte 7: 0xe9 is not UTF-8" in err


def test_the_command_says_which_file_workers_cannot_read(files, tmp_path, capsys):
    (tmp_path / "packed.zst").write_bytes(b"\x28\xb5\x2f\xfd" + b"more")
    for name, says in {"packed.zst": "zstd -d", "nowhere": "No such file"}.items():
        path = str(tmp_path / name)
        assert main([str(files[1]), "--hypotheses", path]) == 2
        err = capsys.readouterr().err
        assert err.startswith(f"python -m bleu cluster: {path}")
        assert says in err


def test_the_command_gives_no_score_of_no_line(client, tmp_path, capsys):
    (tmp_path / "latin").write_bytes(b"caf\xe9\n")
    (tmp_path / "ref").write_bytes(b"coffee\n")
    arguments = [str(tmp_path / "ref"), "--hypotheses", str(tmp_path / "latin")]
    assert main([*arguments, "--address", client.scheduler.address, "--skip"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "no line is left to score" in err


def test_summaries_keep_the_first_faults_whatever_the_brackets():
    a, b, c = (
        Summary(
            BleuStats((k,), (k,), k, k),
            k,
            6,
            tuple(Fault(10 * k + i, "") for i in range(6)),
        )
        for k in (1, 2, 3)
    )
    assert (a + b) + c == a + (b + c)
    assert len((a + b + c).faults) == 10


def test_without_its_packages_the_module_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "bleu.fast.cluster")
    with pytest.raises(ModuleNotFoundError, match=r"bleu-textbook\[cluster\]"):
        import bleu.fast.cluster  # noqa: F401
