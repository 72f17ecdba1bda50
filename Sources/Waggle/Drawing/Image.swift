import Foundation

/// A picture; here, a symbol by its name, drawn in the foreground style.
///
/// A symbol is as large as its font makes it (C023); one that is not known takes no room (L004).
nonisolated public struct Image: Equatable, Sendable {
  let name: String
  private(set) var isResizable = false
  private(set) var rendering: TemplateRenderingMode?

  /// The symbol of that name.
  public init(systemName: String) { name = systemName }

  /// Whether the symbol points the way that lines run, or back: "chevron.forward", "arrow.backward.circle". Those that
  /// begin with the word are of players, and always point the same way.
  var pointsAlongLines: Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// Whether an image is a mask for the foreground style, or has colours of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Drawn in the foreground style.
    case template
    /// Drawn as it is: a symbol is of one colour, that of labels.
    case original
  }

  /// How large symbols are beside their text (C023).
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// 0.81 times medium.
    case small
    /// The font's.
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

  /// The image in any size: it takes what it is offered, its own size where nothing is (L004).
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Whether the image is drawn in the foreground style; nil is as usual, which for a symbol is yes.
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

  /// How large symbols are beside their text (C023).
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols are beside their text (C023).
  @inlinable
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
