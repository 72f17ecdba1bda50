import Foundation

extension Text {
  /// An image in a text, which wraps with it: a symbol in the size and the colour of the text, centred on its capital
  /// letters; a file of pixels in its own size, above the baseline.
  ///
  /// ```swift
  /// Text(Image(systemName: "flame")) + Text(" 320 kcal")
  /// ```
  ///
  /// `Text("\(Image(systemName: "flame")) 320 kcal")` is the same.
  public init(_ image: Image) { self.init(picture: image) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image, as %@.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

/// An image in a text.
final class DrawnInlineImage: InlineImage {
  private enum Picture {
    case symbol(SymbolImage)
    case bitmap(BitmapDrawing, isMask: Bool)
  }

  private let picture: Picture

  init(_ symbol: SymbolImage, scale: Image.Scale) {
    picture = .symbol(symbol)
    super.init(
      content: symbol,
      extent: CGSize(
        width: symbol.extent.width * scale.factor, height: symbol.extent.height * scale.factor),
      isSymbol: true)
  }

  init(_ bitmap: BitmapDrawing, isMask: Bool) {
    picture = .bitmap(bitmap, isMask: isMask)
    super.init(content: bitmap.image, extent: bitmap.image.size, isSymbol: false)
  }

  func node(in frame: CGRect, _ paint: Paint) -> DisplayNode? {
    switch picture {
    case .symbol(let symbol): paint.node { .symbol(symbol, frame: frame, $0) }
    case .bitmap(let bitmap, isMask: false): bitmap.node(in: frame)
    case .bitmap(let bitmap, isMask: true):
      bitmap.node(in: frame).map { .mask($0, paint.node { .rectangle(frame, $0) }) }
        .map(DisplayNode.init)
    }
  }
}

extension Image {
  /// The image as a part of a text; nil where it is missing, which is reported.
  func inline(
    in environment: EnvironmentValues, _ runtime: Runtime, at path: @autoclosure () -> String
  )
    -> InlineImage?
  {
    if let bitmap = bitmap(in: environment, runtime, at: path()) {
      let isMask = rendering.map { $0 == .template } ?? bitmap.isTemplate
      return DrawnInlineImage(BitmapDrawing(image: bitmap, isSharp: isSharp), isMask: isMask)
    }
    return symbol(in: environment, runtime, at: path())
      .map { DrawnInlineImage($0, scale: environment.imageScale) }
  }
}
