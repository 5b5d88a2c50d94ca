"""Why a score is low, or another than expected: faults found in the reader's own lines.

Imports the derivation, ``text`` and ``fast``. Standard library only; nothing is changed,
a repair is tried on a copy.
"""

from bleu.faults.diagnoses import Diagnosis, diagnose, diagnose_files
from bleu.faults.finding import Evidence, Finding, Place
from bleu.faults.table import FAULTS

__all__ = [
    "FAULTS",
    "Diagnosis",
    "Evidence",
    "Finding",
    "Place",
    "diagnose",
    "diagnose_files",
]
