"""A small library for a book's forms: what they ask, and HTML for what they answer.

A form is a title, a sentence, fields and a function that makes HTML of their values:

    def show(values):
        return summary(f"{values['word']} has {len(values['word'])} letters.")

    FORMS = Forms(
        letters=Form(
            title="How many letters?",
            intro="Type a word, and press Show.",
            fields=(Text(name="word", label="Word", default="toy", read=one_word),),
            show=show,
        )
    )
    explore, form = FORMS.explore, FORMS.form

The build calls `form` for the form with its worked case, the page calls `explore` for what
a reader enters: the same numbers by construction. Needs the standard library and markupsafe.
"""

from live.forms.answers import Form, Forms
from live.forms.fields import Choice, Field, Slider, Text, shown
from live.forms.markup import (
    Markup,
    bar,
    element,
    escape,
    folded,
    hidden,
    join,
    note,
    number,
    scroll,
    summary,
    table,
    words,
)

__all__ = [
    "Choice",
    "Field",
    "Form",
    "Forms",
    "Markup",
    "Slider",
    "Text",
    "bar",
    "element",
    "escape",
    "folded",
    "hidden",
    "join",
    "note",
    "number",
    "scroll",
    "shown",
    "summary",
    "table",
    "words",
]
