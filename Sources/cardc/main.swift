import ArgumentParser

// Top-level code instead of `@main`: the exit codes of usage errors are ours, not the argument parser's.
Cardc.start()
