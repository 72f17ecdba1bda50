import ArgumentParser

/// What a package is made for.
package enum PackageKind: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A program with a window.
  case app
  /// Views for other packages.
  case library
  /// A program that draws pictures to files and ends.
  case pictures

  /// What is appended to a module's name that is taken.
  package var suffix: String {
    switch self {
    case .app: "App"
    case .library: "Kit"
    case .pictures: "Pictures"
    }
  }
}
