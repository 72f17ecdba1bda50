public import Foundation

/// An image: a symbol, drawn in the foreground style, or a file of the program: PNG, JPEG, SVG or HEIC.
///
/// The size of a symbol depends on its font (C023), that of a file is its own (C342). An unknown image takes no space
/// (L004).
///
/// ```swift
/// Image(systemName: "sun.max")
///   .font(.largeTitle)
///   .foregroundStyle(.yellow)
/// ```
nonisolated public struct Image: Equatable, Sendable, PathNamed {
  /// What the image shows.
  enum Source: Equatable, @unchecked Sendable {
    case symbol(String)
    /// A file or an image set of a bundle; nil is the program's own.
    case asset(String, Bundle?)
    case bitmap(BitmapImage)
  }

  /// How the image is read.
  enum Reading: Equatable, Sendable {
    case name
    case text(Text)
    case nothing
  }

  let source: Source
  let reading: Reading
  private(set) var isResizable = false
  private(set) var capInsets = EdgeInsets()
  private(set) var resizingMode = ResizingMode.stretch
  private(set) var isSharp = false
  private(set) var rendering: TemplateRenderingMode?
  private(set) var symbolRendering: SymbolRenderingMode?
  private(set) var symbolColoring: SymbolColorRenderingMode?
  private(set) var isAntialiased = true
  private(set) var variableValue: Double?

  /// The symbol with that name.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// The symbol with that name, drawn up to a value from 0 to 1 in full and faint beyond it, if it has steps: waves of
  /// "wifi" and "speaker.wave.3", bars of "chart.bar" and "cellularbars", the charge of a battery. Others are drawn in full at
  /// every value (C467).
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    self.variableValue = variableValue
  }

  /// The image of that name: a PNG, JPEG, SVG or HEIC file, or an image set of an asset catalogue, in a bundle, the program's own
  /// if it is nil. The name is also its label (C342, C706, C707).
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundle)) }

  /// The image of that name, read as a label (C342).
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle), .text(label))
  }

  /// The image of that name, which is not read (C342).
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle), .nothing)
  }

  /// An image that has been loaded.
  package init(_ bitmap: BitmapImage) { self.init(.bitmap(bitmap), .nothing) }

  /// A file of pixels with a label.
  init(_ bitmap: BitmapImage, label: Text) { self.init(.bitmap(bitmap), .text(label)) }

  private init(_ source: Source, _ reading: Reading = .name) {
    self.source = source
    self.reading = reading
  }

  /// The symbol's name; nil for a file.
  var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  /// Whether the symbol follows the direction of text: "chevron.forward", "arrow.backward.circle". Names that begin
  /// with "forward" or "backward" belong to media controls, whose direction is fixed.
  var pointsAlongLines: Bool {
    (symbolName ?? "").split(separator: ".").dropFirst()
      .contains { $0 == "forward" || $0 == "backward" }
  }

  /// Whether an image is a mask for the foreground style, or has its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Drawn in the foreground style.
    case template
    /// Drawn in its own colours; for a symbol, those of `SymbolRenderingMode.multicolor`, or the label colour where it has
    /// none.
    case original
  }

  /// How the pixels of an image are interpolated at another size.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation: pixels stay squares.
    case none
    /// Fast.
    case low
    /// Interpolation of medium quality.
    case medium
    /// Well.
    case high
  }

  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated at its own size.
    case tile
    /// The image is stretched.
    case stretch
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
  ///
  /// - Parameter capInsets: the edges that keep their size (C343); a symbol has none.
  /// - Parameter resizingMode: whether the rest is stretched, or repeated (C343); a symbol is stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    return copy
  }

  /// Sets whether edges are smooth; they are unless this is false.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// Sets how the pixels of a file are drawn at another size: sharp for `.none`, otherwise smooth. Symbols are outlines,
  /// which are exact at any size (C291).
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isSharp = interpolation == .none
    return copy
  }

  /// Sets how the layers of the symbol are coloured; nil leaves it to the environment (C291).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRendering = mode
    return copy
  }

  /// Sets whether the colours of the symbol are flat or gradients; nil leaves it to the environment (C665).
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var copy = self
    copy.symbolColoring = mode
    return copy
  }

  /// Sets whether the image is a mask for the foreground style; nil is the default, which for a symbol is yes, and for a
  /// file what its image set says, or no (C342).
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
