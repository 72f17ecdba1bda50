public import Foundation

// API of SwiftUI that Waggle does not have, where the compiler's own message would mislead.
extension Text {
  /// Absent: an attributed string.
  @available(
    *, unavailable,
    message:
      "Waggle shows no attributed strings: join texts with modifiers of their own, Text(\"a\").bold() + Text(\"b\")."
  )
  public init(_ attributedContent: AttributedString) { fatalError("unavailable") }
}
