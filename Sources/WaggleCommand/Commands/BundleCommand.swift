import ArgumentParser
struct BundleCommand: ParsableCommand {}
