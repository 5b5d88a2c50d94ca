"""The extension's life in a build: read the settings, gather files, equip pages, copy files."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ConfigError
from sphinx.util import logging

from live import formframes, pages, settings
from live.assets import AssetError, prepare
from live.site import Site, sweep

if TYPE_CHECKING:
    from sphinx.util.typing import ExtensionMetadata

logger = logging.getLogger(__name__)
START = "live.js"  # the script that makes a page live
MISSING = "missing.js"  # says what is missing where that one does not start
VISIT = "offline-page.js"  # keeps a visited page


def connect(app: Sphinx) -> ExtensionMetadata:
    """Tell Sphinx the settings, and what to call when."""
    settings.declare(app)
    # other scripts, other addresses: Sphinx has to write all pages again
    app.add_config_value("live_folders", [], "html", types=[list])
    extension = Extension()
    app.connect("config-inited", extension.gather)
    app.connect("doctree-resolved", extension.prepare_page)
    app.connect("html-page-context", extension.equip)
    app.connect("build-finished", extension.write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


class Extension:
    """One build of one book.

    Attributes:
        site: what stands beside the pages; None where it cannot be had, and the site
            is static.
        forms: the module that answers the book's forms, where it has some.
    """

    def __init__(self, site: Site | None = None, forms: ModuleType | None = None):
        self.site = site
        self.forms = forms

    def gather(self, app: Sphinx, config: Config) -> None:
        """Collect all that goes beside the pages."""
        values = {name: config[name] for name in settings.DEFAULTS}
        chosen = settings.read(values, Path(app.confdir))
        self.forms = formframes.load(chosen)
        try:
            self.site = Site.of(chosen, prepare(chosen.cache, chosen.wheels))
        except AssetError as error:
            logger.info("live pages: off, the site is static. %s", error, color="red")
            return
        require_sound(self.site)
        config.live_folders = list(self.site.folders)

    def prepare_page(self, app: Sphinx, doctree: nodes.document, docname: str) -> None:
        """Name the cells of a page, and put its forms in."""
        if app.builder.format == "html":
            pages.name_cells(doctree)
            formframes.put_in(doctree, self.forms, live=self.site is not None)

    def equip(
        self,
        app: Sphinx,
        pagename: str,
        templatename: str,
        context: dict[str, Any],
        doctree: nodes.document | None,
    ) -> None:
        """Add scripts, styles and the cells' sources to a page."""
        if self.site is None:
            return
        folder = self.site.scripts
        app.add_js_file(f"{folder}/{VISIT}", type="module")
        if doctree is None:
            return
        cells = pages.cells(app.env, pagename)
        scripted = pagename in self.site.settings.pages
        live = cells or formframes.has_form(doctree)
        if not live and not scripted:
            return
        context["body"] += pages.data(self.site, cells)
        app.add_js_file(f"{folder}/{MISSING}", defer="defer")
        if live:
            app.add_js_file(f"{folder}/{START}", type="module")
        for style in pages.styles(self.site.folders[folder]):
            app.add_css_file(f"{folder}/{style}")

    def write(self, app: Sphinx, error: Exception | None) -> None:
        """Copy everything beside the pages; what earlier builds left goes."""
        if error or app.builder.format != "html":
            return
        outdir = Path(app.outdir)
        sweep(outdir, self.site.folders if self.site else ())
        if self.site:
            self.site.write(outdir)


def require_sound(site: Site) -> None:
    """Raise where settings contradict what is there.

    Raises:
        ConfigError: a package is needed that no wheel brings, or the forms need one.
    """
    for module, packages in site.settings.needs.items():
        for name in packages:
            if name not in site.loads.wheels:
                raise ConfigError(
                    f"live_needs: {module} needs {name!r}, which live_wheels does not "
                    "bring; add it there"
                )
    forms = site.settings.forms
    needed = site.loads.packages.get(forms, []) if forms else []
    if needed:  # they are imported at the start of Python, and would wait for it
        raise ConfigError(
            f"live_forms: {forms} imports {', '.join(needed)}; a form has the standard "
            "library and live_sources, nothing from live_wheels"
        )
