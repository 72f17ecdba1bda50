/// A message about a problem in a view tree, with the view that it concerns.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What the problem is.
  package let kind: Kind
  /// What happened and how to fix it, in whole sentences.
  public let message: String
  /// The view's path from the root; empty where the problem concerns no single view.
  public let path: String

  /// For the functions that make the messages, which are in a file for each room, such as `LayoutDiagnostics.swift`.
  package init(_ kind: Kind, at path: String, _ message: String) {
    self.kind = kind
    self.message = message
    self.path = path
  }

  /// The same problem in a view.
  package func at(_ path: String) -> Diagnostic { Diagnostic(kind, at: path, message) }

  /// The kind of problem, such as "W-LOOP". Its first letter gives the severity: E (error), W (warning), N (note).
  public var id: String { kind.rawValue }

  /// "W-LOOP at PATH: MESSAGE".
  public var description: String {
    path.isEmpty ? "\(id): \(message)" : "\(id) at \(path): \(message)"
  }
}
