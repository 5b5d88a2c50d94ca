"""The explorables: five small forms of the book, each of which calls `bleu`.

The same functions run twice. When the site is built, `form` writes the form and a worked
case into the page; in the page's own interpreter, `explore` answers what a reader types.
Standard library only.
"""

from explorables.forms import NAMES, explore, form

__all__ = ["NAMES", "explore", "form"]
