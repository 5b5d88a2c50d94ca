"""See lxml/__init__.py."""
