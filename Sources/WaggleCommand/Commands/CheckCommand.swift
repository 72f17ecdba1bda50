import ArgumentParser
struct CheckCommand: ParsableCommand {}
