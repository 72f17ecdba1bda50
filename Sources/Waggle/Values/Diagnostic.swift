/// A sentence about something that is wrong or odd in a view tree: what it is, and at which view.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind it is, such as "W-LOOP"; the letter says how bad: E (error), W (warning), N (note).
  public let id: String
  /// What happened and what to do about it, in whole sentences.
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

/// How bad a diagnostic is, mildest first.
package enum DiagnosticLevel: Int, Comparable, Sendable {
  case note, warning, error

  /// Read off the first letter; what is neither N nor E is a warning.
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
