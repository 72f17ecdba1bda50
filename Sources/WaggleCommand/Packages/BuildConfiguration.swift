import ArgumentParser

/// How SwiftPM builds.
enum BuildConfiguration: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Without optimisation, with the tests' access to internal names.
  case debug
  /// Optimised.
  case release
}
