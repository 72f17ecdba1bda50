public import Waggle

// API of SwiftUI that Waggle does not have, where the compiler's own message would mislead.
extension ContentUnavailableView
where Label == WaggleControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Absent: a view with an image of an asset catalogue.
  @available(
    *, unavailable,
    message:
      "Waggle has no asset catalogues and no bitmap images. Use a symbol, ContentUnavailableView(…, systemImage:), or give the label as a view."
  )
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    fatalError("unavailable")
  }
}
