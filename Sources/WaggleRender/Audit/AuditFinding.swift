package import Foundation

/// What an audit looks for. The names are those of XCTest's audit.
package enum AuditKind: String, CaseIterable, Sendable {
  /// Text whose colour is too near to that behind it.
  case contrast
  /// A control that is too small for a finger.
  case hitRegion
  /// A control or an image without words for those who do not see it.
  case sufficientElementDescription
  /// Text that is not shown whole.
  case textClipped

  /// The names, for a sentence.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A place of a picture that some people cannot read or use.
package struct AuditFinding: Hashable, Sendable {
  package let kind: AuditKind
  /// The text, or the control with its label.
  package let subject: String
  /// The fault, with figures, to be written behind the subject.
  package let problem: String
  /// Its place, in the points of the window.
  package let frame: CGRect

  package init(kind: AuditKind, subject: String, problem: String, frame: CGRect) {
    (self.kind, self.subject, self.problem, self.frame) = (kind, subject, problem, frame)
  }

  /// A sentence.
  package var sentence: String { "\(subject) \(problem)." }
}
