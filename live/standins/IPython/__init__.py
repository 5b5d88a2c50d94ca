"""The little of IPython that a page needs; lib/pretty.py beside it is IPython's own file."""

version_info = (9, 0, 0)  # matplotlib asks


def get_ipython():
    """None, as outside of IPython."""
