"""The command line for teachers: ``python -m bleu.teach sheet | grade | slides``.

``options`` says what can be asked for, ``run`` does it.
"""
