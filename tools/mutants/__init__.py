"""Mutants: is every line of the rules, the kernel, the hall and its store held by a test?

One small thing in the code is changed, and the tests that run that line are run. If one of them fails, the mutant is
killed. If none does, it has survived: either the change makes no difference (``equivalents.toml`` says why) or a test
is missing. ``make mutants SEED=1 COUNT=200`` takes a sample; every verb of secrecy is tried besides.

    project.py      what is changed, and where the tests are
    operators.py    the ways to change a piece of code
    sites.py        where each of them can be done; a mutant and its text
    equivalents.py  mutants that change nothing, with the reason
    sampling.py     which of them are tried, by seed
    covering.py     which tests run which line, measured once and kept
    measuring.py    the pytest plugin that measures it
    overlay.py      a copy of the tree in which one file is changed
    bench.py        runs tests against it, in a process that is warm, under a limit of time
    warm.py         that process
    running.py      all mutants, on all cores; writes down each verdict
    report.py       the verdicts as a page
"""
