"""nltk.translate without its aligners; bleu_score.py in it is nltk's own."""
