"""The one form of the toy book."""

from toys import letters

from live.forms import Form, Forms, Text, summary


def one_word(label, text):
    """The word; more than one is refused."""
    if len(text.split()) != 1:
        raise ValueError(f"{label}: write one word.")
    return text.strip()


def show(values):
    word = values["word"]
    return summary(f"“{word}” has {letters(word)} letters.")


FORMS = Forms(
    letters=Form(
        title="How many letters?",
        intro="Type a word, and press Show.",
        fields=(Text(name="word", label="Word", default="toy", read=one_word),),
        show=show,
    )
)
explore, form = FORMS.explore, FORMS.form
