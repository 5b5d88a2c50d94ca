"""The sentences of the literature that several tests score: a line of text each."""

PAPER = [  # the references of the paper's first example, lower-cased, without full stops
    "it is a guide to action that ensures that the military will forever heed party commands",
    "it is the guiding principle which guarantees the military forces always being under "
    "the command of the party",
    "it is the practical guide for the army always to heed the directions of the party",
]
MAT = ["the cat is on the mat", "there is a cat on the mat"]
PICTURE = ["the picture is clicked by me", "this picture was clicked by me"]
FRUIT = ["This is an apple", "There is an apple"]


def words(lines):
    """One token list per line."""
    return [line.split() for line in lines]
