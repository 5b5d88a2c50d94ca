"""Clean corpora in six languages, and the faults that are planted in them.

    python tests/planted.py     prints the table: fault, corpora, found, false alarms

English is the book's example corpus. The others are made of templates with a seed: a
reference, and a hypothesis that says it in other words here and there.
"""

import html
import random
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from bleu.faults import Diagnosis, diagnose
from bleu.teach import load_corpus

Lines = list[str]

TEMPLATES = {
    "de": {
        "tokenize": "13a",
        "slots": {
            "wer": "Die Ärztin|Unser Nachbar|Der Bürgermeister|Meine Schwester|Frau Köhler"
            "|Der Lehrling|Das Mädchen|Ein Müller|Der Gärtner|Herr Schröder",
            "was": "einen Brief über die Brücke|zwölf Äpfel und Brot|den Schlüssel zum Keller"
            "|eine größere Lampe|das Märchen vom König|drei Körbe Kirschen"
            "|die Rechnung für März|ein grünes Fahrrad|den Fahrplan der Züge",
            "wo": "am Bahnhof|in der Küche|auf dem Markt|hinter der Mühle|im Rathaus"
            "|vor der Bäckerei|bei den Großeltern|im Hörsaal",
            "wann": "gestern Abend|am frühen Morgen|nach dem Frühstück|um halb acht"
            "|vor zwei Jahren|am Dienstag|kurz vor Mittag",
        },
        "patterns": [
            "{wer} hat {wann} {wo} {was} gefunden.",
            "{wann}: {wer} sucht {was}, aber niemand {wo} weiß davon.",
            'Können wir {was} {wo} lassen?", fragte jemand {wann}.',
            '{wer} sagte: "Ich habe {was} - so war es - {wo} gesehen."',
            "{wo} zeigte {wer} uns {wann} {was}, und alle lachten...",
        ],
        "words": {
            "gefunden": "entdeckt",
            "niemand": "keiner",
            "zeigte": "brachte",
            "sagte": "meinte",
            "lachten": "freuten sich",
            "gestern": "vorgestern",
            "jemand": "einer",
            "weiß": "weiss",
        },
    },
    "ru": {
        "tokenize": "13a",
        "slots": {
            "wer": "Наша соседка|Старый врач|Директор школы|Моя сестра|Новый водитель"
            "|Этот мальчик|Госпожа Орлова|Молодой повар|Почтальон",
            "was": "письмо из деревни|двенадцать яблок и хлеб|ключ от подвала|большую лампу"
            "|сказку о царе|корзину вишни|счёт за март|зелёный велосипед",
            "wo": "на вокзале|в кухне|на рынке|за мельницей|в городской думе|у бабушки"
            "|перед аптекой|в третьей аудитории",
            "wann": "вчера вечером|рано утром|после завтрака|в половине восьмого"
            "|два года назад|во вторник|перед самым обедом",
        },
        "patterns": [
            "{wer} {wann} {wo} случайно потеряла {was}.",
            "{wer} ищет {was}, но никто {wo} об этом {wann} не знал.",
            '"Можно оставить {was} {wo}?" - спросил кто-то {wann}.',
            '{wer} сказала: "Я видела {was} - да, так и было - {wo}."',
            "{wo} нам {wann} показали {was}, и все долго смеялись...",
        ],
        "words": {
            "потеряла": "нашла",
            "никто": "никто больше",
            "показали": "принесли",
            "сказала": "ответила",
            "смеялись": "радовались",
            "вчера": "сегодня",
            "спросил": "спросила",
        },
    },
    "ko": {
        "tokenize": "13a",
        "slots": {
            "wer": "옆집 아저씨가|우리 누나는|새로 온 선생님이|김 과장은|꼬마 아이가|늙은 의사가"
            "|요리사 민수가|우체부 아저씨는",
            "was": "다리에 관한 편지를|사과 열두 개를|지하실 열쇠를|커다란 전등을|임금님 이야기를"
            "|앵두 세 바구니를|삼월 영수증을|초록색 자전거를|기차 시간표를",
            "wo": "역 앞에서|부엌에서|시장 골목에서|방앗간 뒤에서|시청 로비에서|빵집 앞에서"
            "|할머니 댁에서|강의실에서",
            "wann": "어제 저녁에|이른 아침에|아침을 먹은 뒤에|일곱 시 반에|이 년 전에|화요일에"
            "|점심 직전에",
        },
        "patterns": [
            "{wer} {wann} {wo} {was} 우연히 찾았습니다.",
            "{wer} {was} 찾고 있지만, {wo} 아는 사람은 {wann} 아무도 없었다.",
            '"{was} {wo} 잠시 맡겨도 될까요?"라고 누군가 {wann} 물었다.',
            "{wer} {wann} 말하기를, '{was} - 정말로 - {wo} 보았다'고 합니다.",
            "{wo} {wer} {wann} {was} 보여 주어서 모두 크게 웃었어요...",
        ],
        "words": {
            "우연히": "뜻밖에",
            "아무도": "거의",
            "누군가": "어떤 사람이",
            "모두": "다들",
            "크게": "한참",
            "잠시": "잠깐",
            "어제": "그제",
        },
    },
    "ja": {
        "tokenize": "char",
        "slots": {
            "wer": "隣のおじさんが|うちの姉は|新しい先生が|田中課長は|小さな子どもが|年老いた医者が"
            "|料理人のケンジが|郵便屋さんは",
            "was": "橋についての手紙を|りんご十二個を|地下室の鍵を|大きなランプを|王様の物語を"
            "|さくらんぼ三かごを|三月の領収書を|緑の自転車を|電車の時刻表を",
            "wo": "駅の前で|台所で|市場の路地で|水車小屋の裏で|市役所のロビーで|パン屋の前で"
            "|祖母の家で|講義室で",
            "wann": "昨日の夕方に|朝早く|朝ごはんの後に|七時半に|二年前に|火曜日に|昼の直前に",
        },
        "patterns": [
            "{wer}{wann}{wo}{was}偶然見つけました。",
            "{wer}{was}探していますが、{wo}知っている人は{wann}誰もいませんでした。",
            '"{was}{wo}しばらく預けてもいいですか"と誰かが{wann}聞きました。',
            "{wer}{wann}こう言いました: '{was}-本当に-{wo}見ました'。",
            "{wo}{wer}{wann}{was}見せてくれたので、みんな大きな声で笑いました...",
        ],
        "words": {
            "偶然": "たまたま",
            "誰もいませんでした": "ほとんどいなかった",
            "しばらく": "少し",
            "みんな": "全員が",
            "大きな声で": "ずっと",
            "昨日": "一昨日",
            "聞きました": "尋ねました",
        },
    },
    "zh": {
        "tokenize": "zh",
        "slots": {
            "wer": "邻居王叔叔|我的姐姐|新来的老师|李科长|那个小孩子|年老的医生|厨师小陈|送信的大爷",
            "was": "关于大桥的信|十二个苹果|地下室的钥匙|一盏大灯|国王的故事书|三篮樱桃"
            "|三月份的账单|绿色的自行车|火车时刻表",
            "wo": "火车站门口|厨房里|菜市场旁边|磨坊后面|市政府大厅|面包店前面|奶奶家里|教室里",
            "wann": "昨天傍晚|清早|吃过早饭以后|七点半|两年前|星期二|快到中午的时候",
        },
        "patterns": [
            "{wer}{wann}在{wo}偶然找到了{was}。",
            "{wer}正在找{was}，可是{wann}在{wo}没有一个人知道。",
            '"可以把{was}放在{wo}一会儿吗？"有人{wann}问道。',
            "{wer}{wann}说：'我看见了{was}-真的-就在{wo}。'",
            "{wann}{wer}在{wo}给我们看{was}，大家都笑了很久...",
        ],
        "words": {
            "偶然": "意外地",
            "没有一个人": "几乎没人",
            "一会儿": "一阵子",
            "大家都": "所有人都",
            "很久": "半天",
            "昨天": "前天",
            "问道": "问了",
        },
    },
}


@dataclass(frozen=True)
class Given:
    """What is given to ``diagnose``."""

    language: str
    hypotheses: Lines
    references: list  # one list per segment, unless a fault nests it otherwise
    sources: Lines | None = None
    settings: dict = field(default_factory=dict)

    def diagnosis(self) -> Diagnosis:
        """What is found."""
        return diagnose(
            self.hypotheses, self.references, sources=self.sources, **self.settings
        )

    def of_output(self, change: Callable[[str], str]) -> "Given":
        """Every hypothesis changed."""
        return replace(self, hypotheses=list(map(change, self.hypotheses)))

    def of_references(self, change: Callable[[str], str]) -> "Given":
        """Every reference changed."""
        return replace(
            self, references=[list(map(change, group)) for group in self.references]
        )

    def some(self, change: Callable[[str], str], step: int = 4) -> "Given":
        """Every fourth hypothesis changed."""
        return replace(
            self,
            hypotheses=[
                line if i % step else change(line)
                for i, line in enumerate(self.hypotheses)
            ],
        )


def templated(language: str, n: int = 80, seed: int = 7) -> Given:
    """Lines from the templates of a language."""
    draw = random.Random(f"{language}{seed}")
    made = TEMPLATES[language]
    slots = {name: words.split("|") for name, words in made["slots"].items()}
    references: dict[str, None] = {}
    while len(references) < n:
        pattern = draw.choice(made["patterns"])
        line = pattern.format(**{k: draw.choice(v) for k, v in slots.items()})
        if line.count('"') % 2:
            line = '"' + line
        references[line[0].upper() + line[1:]] = None
    hypotheses = [reworded(line, made["words"], slots, draw) for line in references]
    sources = load_corpus(str).sources["fr"]
    return Given(
        language,
        hypotheses,
        [[line] for line in references],
        [f"{sources[i % len(sources)]} ({i})" for i in range(n)],
        {"tokenize": made["tokenize"]},
    )


def reworded(line: str, words: dict, slots: dict, draw: random.Random) -> str:
    """A line with other words in some places, as a system might have put it."""
    for word, other in words.items():
        if draw.random() < 0.6:
            line = line.replace(word, other)
    for choices in slots.values():
        for each in choices:
            if each in line and draw.random() < 0.2:
                line = line.replace(each, draw.choice(choices))
    return line[0].upper() + line[1:]


def english(system: str = "A", *, several: bool = False) -> Given:
    """The example corpus, one system."""
    corpus = load_corpus(lambda line: line)
    groups = [list(group) for group in corpus.references]
    return Given(
        "en",
        list(corpus.systems[system]),
        groups if several else [group[:1] for group in groups],
        corpus.sources["fr"],
        {"tokenize": "13a"},
    )


def clean() -> dict[str, Given]:
    """Corpora in which nothing is to be found."""
    corpora = {language: templated(language) for language in TEMPLATES}
    corpora["ko"] = replace(corpora["ko"], settings={"tokenize": "char"})
    found = {f"en-{name}": english(name) for name in "ABCD"}
    found |= {f"en-{name}-all": english(name, several=True) for name in "ABCD"}
    found |= corpora
    return found | dict(natural())


def natural() -> Iterator[tuple[str, Given]]:
    """Text that looks odd, and is as people write it."""
    en = english()
    yield (
        "chat, lower-cased on both sides",
        en.of_output(str.lower).of_references(str.lower),
    )
    bare = lambda s: s.rstrip('.!?"')  # noqa: E731
    yield "headlines, no full stops", en.of_output(bare).of_references(bare)
    yield "names in Cyrillic", en.some(lambda s: s + " Ольга Орлова.", 9)
    yield "tokenized on both sides", en.of_output(spaced).of_references(spaced)
    yield "curly quotes on both sides", en.of_output(curly).of_references(curly)
    yield "curly quotes in two lines", en.some(curly, 20)
    yield "HTML on both sides", en.of_output(entities).of_references(entities)
    nbsp = lambda s: s.replace(" ?", "\u00a0?").replace(" !", "\u00a0!")  # noqa: E731
    sources = load_corpus(str).sources["fr"]
    french = [nbsp(line) for line in sources]
    worse = [
        line.replace(" les ", " des ").replace(" est ", " était ") for line in french
    ]
    worse = [" ".join(line.split(" ")[:-2] + line.split(" ")[-1:]) for line in worse]
    yield (
        "French with no-break spaces",
        Given("fr", worse, [[line] for line in french], None, {}),
    )
    yield "NFD on both sides", templated("de").of_output(nfd).of_references(nfd)
    numbered = lambda g: replace(  # noqa: E731
        g,
        hypotheses=[f"{i}. {s}" for i, s in enumerate(g.hypotheses, 1)],
        references=[[f"{i}. {r[0]}"] for i, r in enumerate(g.references, 1)],
    )
    yield "numbered on both sides", numbered(en)
    yield "laughter", en.some(lambda s: s + " Ha ha ha ha ha!", 10)
    short = [["Yes."], ["No."], ["Thank you."], ["See you."]] * 20
    said = ["Yes.", "No!", "Thanks.", "See you."] * 20
    more = english()
    yield (
        "short answers that repeat",
        replace(
            more,
            hypotheses=more.hypotheses + said,
            references=more.references + short,
            sources=None,
        ),
    )


def spaced(line: str) -> str:
    """Punctuation parted from words."""
    return re.sub(r"(?<=\w)([.,!?;:。、，？！])", r" \1", line)


def penn(line: str) -> str:
    """As the Penn Treebank's tokenizer writes it."""
    line = re.sub(r"n't\b", " n't", line)
    line = re.sub(r"(?<=\w)('s|'re|'ll|'ve|'d|'m)\b", r" \1", line)
    line = re.sub(r"(?<=\w)-(?=\w)", " @-@ ", line)
    return spaced(re.sub(r'"(?=\w)', "`` ", line).replace('"', " ''"))


def curly(line: str) -> str:
    """Curly quotes."""
    return re.sub(r'"(?=\w)', "“", line).replace('"', "”").replace("'", "’")


def entities(line: str) -> str:
    """Quotes as entities."""
    return html.escape(line).replace("&#x27;", "&apos;")


def nfd(line: str) -> str:
    """Letters and accents apart."""
    return unicodedata.normalize("NFD", line)


def mojibake(line: str) -> str:
    """UTF-8, read as Windows-1252 or, where that has no character, Latin-1."""
    return "".join(
        bytes([b]).decode("cp1252", "ignore") or chr(b) for b in line.encode("utf-8")
    )


def bpe(line: str) -> str:
    """Pieces of three characters."""
    return re.sub(r"(\w{3})(?=\w)", r"\1@@ ", line)


def sentencepiece(line: str) -> str:
    """Pieces with ▁ before words."""
    return " ".join(
        re.sub(r"(\w{3})(?=\w)", r"\1 ", "▁" + word) for word in line.split(" ")
    )


def look_alike(line: str) -> str:
    """The first o, a and e of longer words in the other alphabet."""
    latin, other = "aeoc", "аеос"
    if re.search("[а-я]", line):
        latin, other = other, latin
    return re.sub(
        r"\b\w{4,}", lambda m: m[0].translate(str.maketrans(latin, other)), line
    )


def wide(line: str) -> str:
    """ASCII punctuation and digits in full width."""
    return "".join(
        chr(ord(c) + 0xFEE0) if c in "!\"'(),-.:?0123456789" else c for c in line
    )


def narrow(line: str) -> str:
    """Chinese and Japanese punctuation in ASCII."""
    return line.translate(str.maketrans("，？！：。", ",?!:."))


def loop(line: str) -> str:
    """The end of the line, seven times."""
    end = line[-14:].lstrip()
    return line + (" " + end if " " in line else end) * 7


def first_words(given: Given, share: float = 0.75) -> Given:
    """Every hypothesis cut at the length of three quarters of them."""
    has_spaces = " " in given.hypotheses[0]
    lengths = sorted(len(s.split()) if has_spaces else len(s) for s in given.hypotheses)
    most = lengths[len(lengths) // 4]
    if has_spaces:
        return given.of_output(lambda s: " ".join(s.split()[:most]))
    return given.of_output(lambda s: s[:most])


def moved(given: Given, start: int, by: int) -> Given:
    """Lines shifted from one of them on, the length kept."""
    lines = given.hypotheses
    tail = lines[start:]
    tail = tail[by:] + tail[:by]
    return replace(given, hypotheses=lines[:start] + tail, sources=None)


def shuffled(given: Given) -> Given:
    """Hypotheses sorted by length."""
    return replace(given, hypotheses=sorted(given.hypotheses, key=len), sources=None)


def every(given: Given, line: Callable[[int, str], str]) -> Given:
    """Each hypothesis changed, by its number."""
    return replace(
        given, hypotheses=[line(i, s) for i, s in enumerate(given.hypotheses)]
    )


def swapped(given: Given) -> Given:
    """Hypotheses and sources of some lines exchanged."""
    lines = [
        given.sources[i] if i % 8 == 0 else line
        for i, line in enumerate(given.hypotheses)
    ]
    return replace(given, hypotheses=lines)


def broken(lines: Lines) -> Lines:
    """Every ninth line with an explanation on a line of its own."""
    return [
        each
        for i, line in enumerate(lines)
        for each in ((line,) if i % 9 else (line, "I hope this is of use."))
    ]


def streams(given: Given) -> list:
    """The references, one list per translator."""
    return [list(stream) for stream in zip(*given.references)]


PREFACES = {
    "en": "Here is the translation: ",
    "de": "Natürlich! Übersetzung: ",
    "ru": "Перевод: ",
    "ko": "번역: ",
    "ja": "翻訳：",
    "zh": "以下是翻译：",
}
CASED, SPACED, ALL = (
    ("en", "de", "ru"),
    ("en", "de", "ru", "ko"),
    ("en", "ko", "ja", "de"),
)
ACCENTED, HAN = ("de", "ko", "ja", "ru"), ("ja", "zh")


@dataclass(frozen=True)
class Planting:
    """How a fault is planted.

    Attributes:
        fault: its name.
        plant: from a clean corpus to a faulty one.
        languages: where it is planted.
        companions: other sure findings that are right, too.
        grade: how sure it should be.
        moves: whether the repair changes the score: up, down, none or unknown.
        what: which of several ways it is.
    """

    fault: str
    plant: Callable[[Given], Given]
    languages: tuple[str, ...] = ALL
    companions: tuple[str, ...] = ()
    grade: str = "sure"
    moves: str = "up"
    what: str = ""


def with_settings(given: Given, **settings) -> Given:
    """Other settings."""
    return replace(given, settings=given.settings | settings)


def ratio(given: Given) -> Given:
    """The right score, as a ratio."""
    return with_settings(given, score=round(given.diagnosis().points / 100, 3))


def other_setting(given: Given) -> Given:
    """The right score, without case."""
    points = with_settings(given, lowercase=True, tokenize="none").diagnosis().points
    return with_settings(given, score=round(points, 2))


PLANTINGS = (
    Planting("flat-references", lambda g: replace(g, references=[r[0] for r in g.references])),
    Planting("transposed-references", lambda g: replace(g, references=streams(g)), moves="any"),
    Planting(
        "transposed-references",
        lambda g: with_settings(g, shape="streams"),
        moves="any",
        what="for sacreBLEU",
    ),
    Planting("shifted", lambda g: moved(g, 0, 1), what="by one"),
    Planting("shifted", lambda g: moved(g, 12, 1), what="from line 13 on"),
    Planting("shifted", lambda g: moved(g, 7, -2), what="two too many"),
    Planting("another-order", shuffled, what="sorted by length"),
    Planting(
        "another-order",
        lambda g: moved(replace(g, hypotheses=g.hypotheses[:10][::-1] + g.hypotheses[10:]), 0, 0),
        what="one batch reversed",
    ),
    Planting("unequal-lengths", lambda g: replace(g, hypotheses=g.hypotheses[:15] + g.hypotheses[16:], sources=None), what="one missing"),
    Planting("unequal-lengths", lambda g: replace(g, hypotheses=[*g.hypotheses[:9], "", *g.hypotheses[9:], ""], sources=None), companions=("empty-hypotheses",), what="blank lines"),
    Planting("unequal-lengths", lambda g: replace(g, hypotheses=broken(g.hypotheses), sources=None), what="lines broken in two"),
    Planting("unequal-lengths", lambda g: replace(g, references=[r for i, r in enumerate(g.references) if i not in (5, 20, 33)], sources=None), what="three missing"),
    Planting("byte-order-mark", lambda g: replace(g, hypotheses=["\ufeff" + g.hypotheses[0], *g.hypotheses[1:]])),
    Planting("wrong-encoding", lambda g: g.of_output(mojibake), ACCENTED),
    Planting("wrong-encoding", lambda g: g.of_references(mojibake), ACCENTED, what="references"),
    Planting(
        "lost-characters",
        lambda g: g.some(lambda s: re.sub(r"[^\x00-\x7f]", "\ufffd", s)),
        ACCENTED,
    ),
    Planting("html-entities", lambda g: g.of_output(entities), ("en", "ko", "ja")),
    Planting("html-entities", lambda g: g.of_output(entities), ("de", "ru"), grade="suspected", moves="none", what="that 13a undoes"),
    Planting("json-escapes", lambda g: g.of_output(lambda s: re.sub(r"[^\x00-\x7f]", lambda m: f"\\u{ord(m[0]):04x}", s)), ACCENTED),
    Planting("subwords-bpe", lambda g: g.of_output(bpe)),
    Planting(
        "subwords-bpe",
        lambda g: g.of_output(bpe).of_references(bpe),
        SPACED,
        moves="down",
        what="both sides",
    ),
    Planting("subwords-sentencepiece", lambda g: g.of_output(sentencepiece)),
    Planting("subwords-wordpiece", lambda g: g.of_output(lambda s: re.sub(r"(\w{3})(?=\w)", r"\1 ##", s)), SPACED),
    Planting("subwords-bytes", lambda g: g.of_output(lambda s: sentencepiece(s).replace("▁", "Ġ")), CASED),
    Planting("special-tokens", lambda g: g.of_output(lambda s: f"<s> {s} </s>")),
    Planting("reasoning", lambda g: g.some(lambda s: f"<think>Let me see what this says.</think> {s}")),
    Planting("line-breaks", lambda g: g.some(lambda s: f"{s}\nAnother way to say it: {s[:9]}")),
    Planting("preface", lambda g: g.some(lambda s: PREFACES[g.language] + s), ("en", "de", "ru", "ko", "ja", "zh")),
    Planting("notes", lambda g: g.some(lambda s: s + " (Note: this is a literal translation.)")),
    Planting("markdown", lambda g: g.some(lambda s: f"**{s}**"), what="bold"),
    Planting("markdown", lambda g: g.some(lambda s: f"```text {s} ```"), what="fences"),
    Planting("bullets", lambda g: g.of_output(lambda s: "- " + s)),
    Planting("quoted-lines", lambda g: g.of_output(lambda s: f'"{s}"')),
    Planting("numbering", lambda g: every(g, lambda i, s: f"{i + 1}. {s}")),
    Planting("common-start", lambda g: g.of_output(lambda s: f"Speaker 1: {s}")),
    Planting("refusals", lambda g: g.some(lambda s: "I'm sorry, but I cannot help with that.", 15), grade="suspected", companions=("one-hypothesis-for-many", "another-script")),
    Planting("unicode-form", lambda g: g.of_output(nfd), ACCENTED),
    Planting("unicode-form", lambda g: g.of_references(nfd), ACCENTED, what="references"),
    Planting("width", lambda g: g.of_output(wide), ("en", "ko", "ja", "zh")),
    Planting("width", lambda g: g.of_output(narrow), HAN, what="to ASCII"),
    Planting("look-alike-letters", lambda g: g.some(look_alike, 3), CASED),
    Planting("quotes", lambda g: g.of_references(curly), ("en", "ko", "de", "ru", "ja", "zh")),
    Planting("dashes", lambda g: g.of_output(lambda s: s.replace("-", "–")), ("de", "ru", "ja")),
    Planting("ellipsis", lambda g: g.of_output(lambda s: s.replace("...", "…")), ("de", "ru", "ko", "zh")),
    Planting("spaces", lambda g: g.of_output(lambda s: s.replace(" ", "\u00a0", 2)), SPACED, grade="suspected", moves="none"),
    Planting("invisible-characters", lambda g: g.some(lambda s: s[:4] + "\u200b" + s[4:])),
    Planting("invisible-characters", lambda g: g.of_references(lambda s: re.sub(r"(\w{3})(?=\w{2})", "\\1\u00ad", s)), SPACED, what="soft hyphens"),
    Planting("tokenized", lambda g: g.of_output(penn), ("en",), what="Penn, 13a"),
    Planting("tokenized", lambda g: with_settings(g.of_output(spaced), tokenize="none"), SPACED, what="no tokenizer"),
    Planting("tokenized", lambda g: g.of_references(spaced), ("de", "ru", "ko"), grade="suspected", moves="none", what="references, 13a"),
    Planting("segmented", lambda g: g.of_output(lambda s: re.sub(r"([ぁ-龯]{2})(?=[ぁ-龯])", r"\1 ", s)), HAN, grade="suspected", moves="none"),
    Planting("segmented", lambda g: g.of_references(lambda s: re.sub(r"([ぁ-龯]{2})(?=[ぁ-龯])", r"\1 ", s)), HAN, grade="suspected", moves="none", what="references"),
    Planting("lower-cased", lambda g: g.of_output(str.lower), CASED),
    Planting("lower-cased", lambda g: g.of_references(str.lower), CASED, what="references"),
    Planting("upper-cased", lambda g: g.of_output(str.upper), CASED),
    Planting("no-punctuation", lambda g: g.of_output(lambda s: re.sub(r"[^\w\s]+$", "", s))),
    Planting("tokenizer-for-another-script", lambda g: with_settings(g, tokenize="13a"), HAN),
    Planting("tokenizer-for-another-script", lambda g: g, ("ko",), grade="suspected"),
    Planting("empty-hypotheses", lambda g: g.some(lambda s: "", 10)),
    Planting("placeholders", lambda g: g.some(lambda s: "nan", 10)),
    Planting("empty-references", lambda g: replace(g, references=[[*r, "" if i % 2 else r[0] + " x"] for i, r in enumerate(g.references)]), moves="none", what="in a second file"),
    Planting("empty-references", lambda g: replace(g, references=[r if i % 9 else [""] for i, r in enumerate(g.references)])),
    Planting("number-of-references", lambda g: with_settings(g, n_refs=4), moves="unknown"),
    Planting("same-references", lambda g: replace(g, references=[r * 2 for r in g.references]), moves="none"),
    Planting("copied-source", swapped),
    Planting("another-script", lambda g: replace(swapped(g), sources=None), ("ru", "ko", "ja", "zh")),
    Planting("repetition", lambda g: g.some(loop, 8)),
    Planting("truncation", first_words, moves="any"),
    Planting("one-hypothesis-for-many", lambda g: g.some(lambda s: g.hypotheses[3], 5)),
    Planting("references-as-output", lambda g: replace(g, hypotheses=[r[0] for r in g.references]), moves="unknown"),
    Planting("scale", ratio, moves="none"),
    Planting("another-setting", other_setting, CASED, grade="suspected", moves="any"),
    Planting("too-short-for-order-4", lambda g: g.of_output(lambda s: s[:2]).of_references(lambda s: s[:2]), moves="unknown", companions=("no-punctuation",)),
    Planting("too-little-text", lambda g: replace(g, hypotheses=g.hypotheses[:2], references=g.references[:2], sources=None), ("en", "de", "ru"), grade="suspected", moves="unknown"),
)  # fmt: skip


def corpus_in(language: str) -> Given:
    """The corpus that faults of a language are planted in."""
    return english() if language == "en" else templated(language)


@cache
def outcome(planting: Planting, language: str) -> tuple[Given, Diagnosis]:
    """The corpus with the fault, and what is found in it."""
    given = planting.plant(corpus_in(language))
    return given, given.diagnosis()


def expected(planting: Planting, given: Given) -> set[str]:
    """The names of all sure findings that are right here."""
    names = {planting.fault, *planting.companions}
    if given.language == "ko":
        names.add("tokenizer-for-another-script")
    return names


def outcomes() -> Iterator[tuple[Planting, str, Diagnosis]]:
    """Every planting in each of its languages, and what is found."""
    for planting in PLANTINGS:
        for language in planting.languages:
            yield planting, language, outcome(planting, language)[1]


def table() -> str:
    """Fault by fault: planted, found, and other sure findings."""
    rows: dict[str, list[int]] = {}
    remarks = []
    for planting, language, diagnosis in outcomes():
        row = rows.setdefault(f"{planting.fault} {planting.what}".strip(), [0, 0, 0])
        mine = [each for each in diagnosis.findings if each.name == planting.fault]
        others = {each.name for each in diagnosis.sure} - expected(
            planting, Given(language, [], [])
        )
        row[0] += 1
        row[1] += any(each.grade == planting.grade for each in mine)
        row[2] += len(others)
        if not any(each.grade == planting.grade for each in mine) or others:
            remarks.append(
                f"{language} {planting.fault} {planting.what}: "
                f"{[(e.name, e.grade, e.cost) for e in diagnosis.findings]}"
            )
    lines = [f"{'fault':46} planted found others"]
    lines += [f"{name:46} {a:7} {b:5} {c:6}" for name, (a, b, c) in rows.items()]
    sums = [sum(column) for column in zip(*rows.values())]
    lines.append(f"{'all':46} {sums[0]:7} {sums[1]:5} {sums[2]:6}")
    lines += remarks
    lines.append("")
    lines.append(f"{'clean corpus':46}   lines points findings")
    for name, given in clean().items():
        found = given.diagnosis()
        names = " ".join(f"{e.name}({e.grade})" for e in found.findings) or "-"
        lines.append(f"{name:46} {found.n_segments:7} {found.points:6.2f} {names}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
