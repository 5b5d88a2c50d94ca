"""Small scenes of daily life, told by two translators: sentences for questions."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bleu.ngrams import Tokens


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene with blanks.

    Attributes:
        tellings: the same in two ways, in lower-case, without punctuation.
        blanks: a blank's name to the words that fit.
    """

    tellings: tuple[str, str]
    blanks: dict[str, str]


TIMES = "six seven eight nine"
DAYS = "monday tuesday friday sunday"
PARTS = "morning afternoon evening night"

SCENES = (
    Scene(
        (
            "the {who} waters the {what} before {when}",
            "before {when} the {who} gives the {what} some water",
        ),
        {
            "who": "gardener neighbor teacher baker",
            "what": "roses tomatoes herbs beans",
            "when": "breakfast lunch dinner sunrise",
        },
    ),
    Scene(
        (
            "the {kind} ferry leaves the {place} at {time} today",
            "today at {time} our {kind} ferry sails from the {place}",
        ),
        {
            "kind": "little old blue last",
            "place": "island harbor village town",
            "time": TIMES,
        },
    ),
    Scene(
        (
            "our {pet} sleeps under the {kind} table every {part}",
            "every {part} the {pet} lies under our {kind} table",
        ),
        {
            "pet": "dog cat puppy kitten",
            "kind": "kitchen garden wooden round",
            "part": PARTS,
        },
    ),
    Scene(
        (
            "the {house} closes at {time} and opens again on {day}",
            "the {house} shuts its doors at {time} and opens them on {day}",
        ),
        {"house": "library museum school market", "time": TIMES, "day": DAYS},
    ),
    Scene(
        (
            "a {kind} {who} gave the {child} a glass of {drink}",
            "the {child} got a glass of {drink} from a {kind} {who}",
        ),
        {
            "kind": "kind young friendly tall",
            "who": "nurse farmer driver doctor",
            "child": "boy girl child pupil",
            "drink": "water milk tea juice",
        },
    ),
    Scene(
        (
            "my {kin} bakes a cake with {fruit} for the {feast}",
            "for the {feast} my {kin} makes a cake with {fruit}",
        ),
        {
            "kin": "sister brother uncle father",
            "fruit": "apples cherries nuts lemons",
            "feast": "party wedding picnic school",
        },
    ),
    Scene(
        (
            "the {ride} to the {goal} stops at the {place}",
            "at the {place} the {ride} to the {goal} makes a stop",
        ),
        {
            "ride": "train bus tram boat",
            "goal": "airport coast city stadium",
            "place": "bridge church castle park",
        },
    ),
    Scene(
        (
            "the children found a {thing} under the old {place}",
            "under the old {place} two children found a {thing}",
        ),
        {"thing": "key coin map ring", "place": "stairs bench tree bridge"},
    ),
    Scene(
        (
            "the {weather} kept the {who} in the {room} all day",
            "all day the {who} stayed in the {room} because of the {weather}",
        ),
        {
            "weather": "rain wind snow storm",
            "who": "children dogs guests painters",
            "room": "kitchen house barn hall",
        },
    ),
    Scene(
        (
            "we saw the {animal} near the {place} after {when}",
            "after {when} we saw a {animal} near the {place}",
        ),
        {
            "animal": "fox deer hedgehog badger",
            "place": "river barn fence mill",
            "when": "midnight dark dinner sunset",
        },
    ),
    Scene(
        (
            "the {cook} put the {food} on the table by the {place}",
            "on a table near the {place} the {cook} put the {food}",
        ),
        {
            "cook": "cook chef baker waiter",
            "food": "soup bread rice salad",
            "place": "window door fire wall",
        },
    ),
    Scene(
        (
            "she reads the {text} to her {who} every {part}",
            "every {part} she reads her {who} the {text}",
        ),
        {
            "text": "letter story poem article",
            "who": "father daughter son class",
            "part": PARTS,
        },
    ),
)


@dataclass(frozen=True, slots=True)
class Told:
    """A scene whose blanks are filled."""

    scene: Scene
    words: dict[str, str]

    @property
    def references(self) -> list[list[str]]:
        """The two tellings, as tokens."""
        return [telling.format(**self.words).split() for telling in self.scene.tellings]

    def slip(self, random: Random, count: int = 1) -> "Told":
        """The same scene with other words in ``count`` of its blanks."""
        names = random.sample(sorted(self.words), min(count, len(self.words)))
        words = dict(self.words)
        for name in names:
            choices = self.scene.blanks[name].split()
            choices.remove(words[name])
            words[name] = random.choice(choices)
        return Told(self.scene, words)


def tell(random: Random, *, least: int = 1, most: int = 99) -> Told:
    """A scene of which the first telling has ``least`` to ``most`` words.

    >>> told = tell(Random(3), most=7)
    >>> first, second = told.references
    >>> len(first) <= 7, first == second
    (True, False)
    """
    fit = [s for s in SCENES if least <= len(s.tellings[0].split()) <= most]
    scene = random.choice(fit)
    words = {
        name: random.choice(choices.split()) for name, choices in scene.blanks.items()
    }
    return Told(scene, words)


def table(rows: Mapping[str, Tokens]) -> str:
    """Named lines as a reader sees them, in Markdown.

    >>> print(table({"reference": ["a", "dog"]}))
    | line | text |
    |---|---|
    | reference | a dog |
    """
    lines = [f"| {name} | {' '.join(tokens)} |" for name, tokens in rows.items()]
    return "\n".join(["| line | text |", "|---|---|", *lines])
