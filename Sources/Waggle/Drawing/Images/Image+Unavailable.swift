// API that Waggle does not have, where the compiler's own message would mislead.

/// Absent: image literals.
@available(
  *, unavailable,
  message: "Waggle has no image literals. Name the file: Image(\"photo\")."
)
extension Image: _ExpressibleByImageLiteral {
  /// Absent.
  public init(imageLiteralResourceName path: String) { fatalError("unavailable") }
}
