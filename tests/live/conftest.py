"""What the live tests share: a site whose pages set no formulas, which takes half of a page's time."""

import pytest
from browser import FORMULAS, HTML, Site


@pytest.fixture(scope="session")
def site():
    """The built site, as `site` is for all other tests, but for its formulas."""
    assert (HTML / "index.html").is_file(), "the site is not built; run `make html`"
    with Site(without=FORMULAS) as site:
        yield site
