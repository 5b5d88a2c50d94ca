"""A stand-in: nltk guards files and addresses with it, and a page opens neither through nltk."""


def __getattr__(name):
    def absent(*_, **__):
        raise ImportError(f"nltk.pathsec.{name} is not in this page")

    return absent
