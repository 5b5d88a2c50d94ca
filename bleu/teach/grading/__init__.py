"""A class's answers: who solved what, and which misconceptions it has. Every chapter.

``submission`` runs one student's file in a process of its own, ``sources`` says what of the
file is run, ``grade`` starts the processes, ``tables`` shows what came out.
"""
