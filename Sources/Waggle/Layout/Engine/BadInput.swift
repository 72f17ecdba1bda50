import Foundation

extension LayoutNode {
  /// Reports once per view that a length or a point is unusable, and what is used instead.
  package final func reportBadInput(_ id: String, _ message: String) {
    runtime.reportOnce(Diagnostic(id: id, message: message, path: scope?.path ?? ""))
  }
}
