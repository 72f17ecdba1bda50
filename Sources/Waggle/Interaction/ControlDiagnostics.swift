extension Diagnostic {
  /// A range, a step or a value that a control cannot use.
  package static func controlRange(_ control: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .controlRange, at: control,
      "A \(control) cannot be moved: \(problem). Nothing is written to its binding.")
  }
}
