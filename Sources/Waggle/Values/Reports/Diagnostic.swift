/// A message about a problem in a view tree, with the view that it concerns.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem, such as "W-LOOP". Its first letter gives the level: E (error), W (warning), N (note).
  public let id: String
  /// What happened and how to fix it, in whole sentences.
  public let message: String
  /// The view's path from the root.
  public let path: String

  package init(id: String, message: String, path: String) {
    self.id = id
    self.message = message
    self.path = path
  }

  package var level: DiagnosticLevel { DiagnosticLevel(id: id) }

  /// "W-LOOP at PATH: MESSAGE".
  public var description: String {
    path.isEmpty ? "\(id): \(message)" : "\(id) at \(path): \(message)"
  }
}

/// The severity of a diagnostic, in ascending order.
package enum DiagnosticLevel: Int, Comparable, Sendable {
  case note, warning, error

  /// The level of the id's first letter; letters other than N and E are warnings.
  package init(id: String) {
    self =
      switch id.first {
      case "N": .note
      case "E": .error
      default: .warning
      }
  }

  package static func < (lhs: DiagnosticLevel, rhs: DiagnosticLevel) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
