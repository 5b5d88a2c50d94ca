"""A stand-in: sacrebleu imports portalocker to guard downloads, which a page does not make."""
