"""The forms of this book, each of which calls `bleu`; live/forms/ says what a form is."""

from live.forms import Forms

from forms import brevity, clip, dots, means, smoothing

FORMS = Forms(
    clip=clip.FORM,
    brevity=brevity.FORM,
    means=means.FORM,
    dots=dots.FORM,
    smoothing=smoothing.FORM,
)
NAMES = tuple(FORMS.forms)
explore, form = FORMS.explore, FORMS.form

__all__ = ["FORMS", "NAMES", "explore", "form"]
