"""The Python end of a live page; README.md in live/ says how the parts fit."""
