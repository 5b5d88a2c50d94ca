"""Stands in for Jupyter's matplotlib-inline, which needs IPython."""
