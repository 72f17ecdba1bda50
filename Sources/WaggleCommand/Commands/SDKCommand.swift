import ArgumentParser
struct SDKCommand: ParsableCommand {}
