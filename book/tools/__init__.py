"""What is said of each tool that computes BLEU: a table, what runs it, what writes its pages."""
