public import Foundation

// API of SwiftUI that Waggle does not have, where the compiler's own message would mislead.
extension Image {
  /// Absent: an image of an asset catalogue.
  @available(
    *, unavailable,
    message:
      "Waggle has no asset catalogues and no bitmap images. Use a symbol, Image(systemName:), or draw with shapes and paths."
  )
  public init(_ name: String, bundle: Bundle? = nil) { fatalError("unavailable") }

  /// Absent: an image of an asset catalogue, with a label.
  @available(
    *, unavailable,
    message:
      "Waggle has no asset catalogues and no bitmap images. Use a symbol, Image(systemName:).accessibilityLabel(…), or draw with shapes and paths."
  )
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { fatalError("unavailable") }

  /// Absent: a decorative image of an asset catalogue.
  @available(
    *, unavailable,
    message:
      "Waggle has no asset catalogues and no bitmap images. Use a symbol, Image(systemName:).accessibilityHidden(true), or draw with shapes and paths."
  )
  public init(decorative name: String, bundle: Bundle? = nil) { fatalError("unavailable") }

  /// Absent: a symbol with a variable value.
  @available(
    *, unavailable,
    message: "Waggle draws symbols whole: use Image(systemName:) without variableValue."
  )
  public init(systemName: String, variableValue: Double?) { fatalError("unavailable") }
}

/// Absent: image literals.
@available(
  *, unavailable,
  message:
    "Waggle has no bitmap images. Use a symbol, Image(systemName:), or draw with shapes and paths."
)
extension Image: _ExpressibleByImageLiteral {
  /// Absent.
  public init(imageLiteralResourceName path: String) { fatalError("unavailable") }
}
