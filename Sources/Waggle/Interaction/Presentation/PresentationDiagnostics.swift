extension Diagnostic {
  /// A second presentation from the same place (C134).
  static func presentationWaits(_ kind: String, for other: String, at path: String) -> Diagnostic {
    Diagnostic(
      .presentationWaits, at: path,
      "Presenting \(kind) waits until another presentation, \(other), is closed: one view presents one thing at a time. Present it from inside of the other, or close the other before."
    )
  }

  /// A height or a selection that a sheet cannot use.
  package static func presentationDetent(_ problem: String) -> Diagnostic {
    Diagnostic(.presentationDetent, at: "presentationDetents", "presentationDetents: \(problem).")
  }
}
