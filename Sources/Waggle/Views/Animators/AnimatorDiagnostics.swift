extension Diagnostic {
  /// A phase animator without phases.
  static func noPhases(_ animator: Any.Type) -> Diagnostic {
    Diagnostic(
      .noPhases, at: typeName(animator), "A phase animator has no phases: it shows nothing.")
  }
}
