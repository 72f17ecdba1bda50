extension Diagnostic {
  /// A range, a step or a value that a control cannot use.
  package static func controlRange(_ control: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .controlRange, at: control,
      "\(control): \(problem). What was given is left as it is.")
  }
}
