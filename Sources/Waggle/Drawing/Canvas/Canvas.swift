public import Foundation

/// A view that is drawn by a closure: paths, texts, images and other views, with transforms, filters and layers.
///
/// It takes the proposed size (L002), clips its drawing to its frame, takes touches in all of it, and is not read aloud
/// (C290). The closure runs again when a state or an environment value that it has read changes, when the size changes
/// and when the canvas is made again, as inside a ``TimelineView``.
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height))
///   context.fill(circle, with: .color(.orange))
///   context.stroke(circle, with: .color(.brown), lineWidth: 4)
///   context.draw(Text("Honey"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 120, height: 120)
/// ```
nonisolated public struct Canvas<Symbols: View>: View, PathNamed {
  /// The views that the closure can draw, each with a tag.
  public var symbols: Symbols
  /// Draws into a context of this size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether there is black below the drawing.
  public var isOpaque: Bool
  /// Has no effect: colours are sRGB in each mode.
  public var colorMode: ColorRenderingMode
  /// Has no effect: the drawing is made in the frame that shows it.
  public var rendersAsynchronously: Bool
  @State private var store = CanvasSymbols()

  /// Draws with a closure, which can draw views too.
  ///
  /// - Parameters:
  ///   - opaque: whether there is black below the drawing.
  ///   - colorMode: has no effect: colours are sRGB in each mode.
  ///   - rendersAsynchronously: has no effect: the drawing is made in the frame that shows it.
  ///   - renderer: draws into a context of this size.
  ///   - symbols: views with tags, by which `GraphicsContext.resolveSymbol(id:)` finds them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// The drawing, with the symbols laid out behind it and not shown.
  public var body: some View {
    CanvasDrawing(renderer: renderer, isOpaque: isOpaque, symbols: store)
      .background(alignment: .topLeading) {
        if Symbols.self != EmptyView.self { CanvasSymbolViews(symbols: symbols, store: store) }
      }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Draws with a closure.
  ///
  /// - Parameters:
  ///   - opaque: whether there is black below the drawing.
  ///   - colorMode: has no effect: colours are sRGB in each mode.
  ///   - rendersAsynchronously: has no effect: the drawing is made in the frame that shows it.
  ///   - renderer: draws into a context of this size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}
