"""Mutation testing: every small thing wrong with the rules must be noticed by a test. ``make mutants`` runs it.

    modules.toml      which modules, and which tests must notice
    operators         what is changed: cosmic-ray's operators, and some that it lacks
    mutant            one change of one module
    trial             a mutant, tried in a process of its own; no file is touched
    survivors.toml    the mutants that no test can notice, each with the reason
    survivors         that list, read

mutmut leaves out module-level constants and decorated functions, so every property; cosmic-ray's own runner writes its
mutants into the source files and starts Python anew for each.  So here its operators work on a runner of our own.
"""
