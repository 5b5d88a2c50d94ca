"""nltk's package without its own __init__, which wants a compiled library. The files below it are nltk's own."""
