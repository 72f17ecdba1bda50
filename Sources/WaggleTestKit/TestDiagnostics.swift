import Waggle

extension Diagnostic {
  /// A test touched a view that does not respond.
  ///
  /// - Parameters:
  ///   - act: the test's action, such as "The tap on the button "Save"".
  ///   - reason: what keeps the touch from the view.
  static func touchWithoutEffect(
    _ act: String, _ reason: String, from callSite: CallSite, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .touchWithoutEffect, at: path, "\(act) did nothing: \(reason). Called at \(callSite).")
  }
}
