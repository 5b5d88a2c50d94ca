"""A stand-in: sacrebleu imports lxml to read test sets from files, which a page does not do."""
