package import Foundation

/// What few runs of text have: an image in the place of characters, or lines with a pattern or a colour. Boxed, so that the
/// other runs stay small.
package indirect enum RunOrnament: Hashable {
  case ornament(image: InlineImage?, underline: RunLine?, strikethrough: RunLine?)

  /// The image that is shown instead of each of the run's characters, which are object replacement characters.
  package var image: InlineImage? {
    if case .ornament(let image, _, _) = self { image } else { nil }
  }

  /// The lines alone; nil if there are none.
  package var withoutImage: RunOrnament? {
    if underline == nil, strikethrough == nil { return nil }
    return .ornament(image: nil, underline: underline, strikethrough: strikethrough)
  }

  package var underline: RunLine? {
    if case .ornament(_, let line, _) = self { line } else { nil }
  }

  package var strikethrough: RunLine? {
    if case .ornament(_, _, let line) = self { line } else { nil }
  }
}

/// A line below or through a run.
package struct RunLine: Hashable {
  package enum Pattern: Hashable { case solid, dot, dash, dashDot, dashDotDot }

  package var pattern: Pattern
  /// nil is the colour of the run.
  package var color: ResolvedColor?

  package init(pattern: Pattern, color: ResolvedColor?) {
    self.pattern = pattern
    self.color = color
  }

  /// The lengths of dashes and of the gaps between them, for a line of that thickness; empty where it is solid.
  package func dash(thickness: CGFloat) -> [CGFloat] {
    let lengths: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dot: [1, 1.5]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    return lengths.map { $0 * thickness }
  }
}

/// The place that an image takes in a line of text. Drawing knows the image.
package class InlineImage: Hashable {
  private let content: ObjectIdentifier
  /// The size in points, or in shares of the font's size.
  private let extent: CGSize
  /// Whether the image is a symbol: as large as its font, and centred on capital letters. Other images stand on the baseline.
  private let isSymbol: Bool

  /// - Parameter content: an object that this one keeps.
  init(content: AnyObject, extent: CGSize, isSymbol: Bool) {
    self.content = ObjectIdentifier(content)
    self.extent = extent
    self.isSymbol = isSymbol
  }

  /// The size in points, in text of a size.
  package func size(inFontOf size: CGFloat) -> CGSize {
    isSymbol ? CGSize(width: extent.width * size, height: extent.height * size) : extent
  }

  /// From the baseline to the top of the image, in points.
  package func ascent(inFontOf size: CGFloat, capHeight: CGFloat) -> CGFloat {
    let height = self.size(inFontOf: size).height
    return isSymbol ? (height + capHeight) / 2 : height
  }

  package static func == (a: InlineImage, b: InlineImage) -> Bool {
    a === b || (a.content == b.content && a.extent == b.extent && a.isSymbol == b.isSymbol)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
