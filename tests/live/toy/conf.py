"""A book of two pages and nothing but the settings that live/README.md describes."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Toys"
extensions = ["myst_nb", "live"]
html_theme = "alabaster"
nb_execution_mode = "off"
exclude_patterns = ["live", "_build", ".*"]

live_sources = ["toys", "questions.py"]
live_forms = "questions"
live_storage = "toys"
live_selectors = {"title": ".body h1"}
