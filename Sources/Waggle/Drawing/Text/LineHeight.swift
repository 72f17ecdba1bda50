public import Foundation

extension AttributedString {
  /// The height of the lines of a text, from one baseline to the next (C666).
  ///
  /// ```swift
  /// Text("Two lines\nof honey").lineHeight(.multiple(factor: 1.6))
  /// ```
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable {
      case font
      case multiple(CGFloat)
      case increase(CGFloat)
      case points(CGFloat)
    }

    private let kind: Kind

    /// The font's own height.
    public static let variable = LineHeight(kind: .font)
    /// The font's own height.
    public static let normal = LineHeight(kind: .font)
    /// 1.1 times the size of the font.
    public static let tight = LineHeight(kind: .multiple(1.1))
    /// 1.5 times the size of the font.
    public static let loose = LineHeight(kind: .multiple(1.5))

    /// A part of the size of the font, or several times that.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }

    /// The size of the font and some points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(increase))
    }

    /// Some points, whatever the font is.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .points(points)) }

    /// In points, for a font; nil for what the font says. Numbers that are not a height count as what the font says.
    func points(of font: FontDescriptor) -> CGFloat? {
      let height: CGFloat
      switch kind {
      case .font: return font.lineHeight
      case .multiple(let factor): height = font.size * factor
      case .increase(let increase): height = font.size + increase
      case .points(let points): height = points
      }
      return height.isFinite && height > 0 ? height : font.lineHeight
    }
  }
}

extension View {
  /// Sets the height of the lines of the texts in this view; nil is that of the font (C666).
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.textTraits.lineHeight, lineHeight)
  }
}

extension Text {
  /// Sets the height of the text's lines; nil is that of the font (C666).
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Text {
    changed(.lineHeight(lineHeight))
  }
}
