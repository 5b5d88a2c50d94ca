"""The forms of a book: where its text asks for one, the form's HTML is put in."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

from docutils import nodes
from sphinx.errors import ConfigError
from sphinx.util import logging

from live.settings import Settings

logger = logging.getLogger(__name__)
PREFIX = "explore-"


def load(settings: Settings) -> ModuleType | None:
    """The module that answers the book's forms, imported as the page will import it.

    Raises:
        ConfigError: it cannot be imported, or does not have the two functions.
    """
    if settings.forms is None:
        return None
    for source in settings.sources:
        if str(source.parent) not in sys.path:
            sys.path.append(str(source.parent))
    try:
        module = importlib.import_module(settings.forms)
    except ImportError as error:
        raise ConfigError(f"live_forms: {settings.forms}: {error}") from error
    for name in ("explore", "form"):
        if not callable(getattr(module, name, None)):
            raise ConfigError(
                f"live_forms: {settings.forms} has no function {name!r}; "
                "live/README.md says what it takes and returns"
            )
    return module


def put_in(doctree: nodes.document, forms: ModuleType | None, *, live: bool) -> None:
    """Replace each container `explore-NAME` by that form, or by its worked case."""
    for node in list(doctree.findall(nodes.container)):
        name = asked_for(node)
        if name is None:
            continue
        if forms is None:
            logger.warning(
                "the form %s: live_forms names no module", name, location=node
            )
            continue
        text = forms.form(name) if live else forms.explore(name, {})
        raw = nodes.raw("", str(text), format="html", live_form=name)
        # not replace_self, which would hand on the classes and frame the form twice
        node.parent.replace(node, raw)


def asked_for(node: nodes.Element) -> str | None:
    """The name of the form that a container stands for."""
    names = [c.removeprefix(PREFIX) for c in node["classes"] if c.startswith(PREFIX)]
    return names[0] if names else None


def has_form(doctree: nodes.document) -> bool:
    """Whether a page holds a form."""
    return any("live_form" in node for node in doctree.findall(nodes.raw))
