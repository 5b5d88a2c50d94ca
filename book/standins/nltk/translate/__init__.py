"""nltk.translate without its aligners; the scores in it are nltk's own files."""
