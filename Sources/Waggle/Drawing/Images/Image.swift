import Foundation

/// An image: a symbol, drawn in the foreground style.
///
/// Its size depends on its font (C023); an unknown symbol takes no space (L004).
///
/// ```swift
/// Image(systemName: "sun.max")
///   .font(.largeTitle)
///   .foregroundStyle(.yellow)
/// ```
nonisolated public struct Image: Equatable, Sendable {
  let name: String
  private(set) var isResizable = false
  private(set) var rendering: TemplateRenderingMode?
  private(set) var isAntialiased = true

  /// The symbol with that name.
  public init(systemName: String) { name = systemName }

  /// Whether the symbol follows the direction of text: "chevron.forward", "arrow.backward.circle". Names that begin
  /// with "forward" or "backward" belong to media controls, whose direction is fixed.
  var pointsAlongLines: Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// Whether an image is a mask for the foreground style, or has its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Drawn in the foreground style.
    case template
    /// Drawn in its own colours; for a symbol, the label colour.
    case original
  }

  /// How the pixels of an image are interpolated at another size.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// The size of symbols relative to their text (C023).
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// 0.81 times medium.
    case small
    /// The font's size.
    case medium
    /// 1.28 times medium.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.81
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The image at any size: it takes the proposed size, and its own size where none is proposed (L004).
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Sets whether edges are smooth; they are unless this is false.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// Changes nothing: symbols are outlines, which are exact at any size (C291).
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Changes nothing: symbols have one layer, which all modes draw in the foreground style (C291).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets whether the image is drawn in the foreground style; nil is the default, which for a symbol is yes.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    return copy
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  /// The size of symbols relative to their text (C023).
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols relative to their text (C023).
  @inlinable
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
