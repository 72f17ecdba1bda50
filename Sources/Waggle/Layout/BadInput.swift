import Foundation

extension LayoutNode {
  /// Says once, at this place, that a length or a point cannot be used, and what is done instead.
  package final func reportBadInput(_ id: String, _ message: String) {
    runtime.reportOnce(Diagnostic(id: id, message: message, path: scope?.path ?? ""))
  }
}
