"""The Python end of a live page: it runs cells as IPython would. Imported in the page, never by a reader."""
