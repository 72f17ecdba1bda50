public import Waggle

// API of SwiftUI that Waggle does not have, where the compiler's own message would mislead.
extension Label where Title == Text, Icon == Image {
  /// Absent: a label with an image of an asset catalogue.
  @available(
    *, unavailable,
    message:
      "Waggle has no asset catalogues and no bitmap images. Use a symbol, Label(…, systemImage:), or give the icon as a view."
  )
  public init(_ titleKey: LocalizedStringKey, image name: String) { fatalError("unavailable") }
}
