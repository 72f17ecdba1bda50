public import Foundation

// MARK: Paths

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let paint = paint(shading, in: path.boundingRect, of: target.frame)
    add(paint.node { .fill(path, frame: target.frame, $0, style) })
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let paint = paint(shading, in: path.boundingRect, of: target.frame)
    add(paint.node { .stroke(path, frame: target.frame, $0, style) })
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

// MARK: Images

extension GraphicsContext {
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let symbol: SymbolImage?
    let bitmap: BitmapDrawing?
    /// The image's own size, in points; zero for an unknown one.
    public let size: CGSize
    /// From the top of the image to its baseline.
    public let baseline: CGFloat
    /// With what a symbol is drawn, and not a file; nil is the foreground style.
    public var shading: Shading?
  }

  /// The image, ready to be drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage {
    if let bitmap = image.bitmap(in: environment, target.runtime, at: target.path) {
      return ResolvedImage(
        symbol: nil, bitmap: BitmapDrawing(image: bitmap, isSharp: image.isSharp),
        size: bitmap.size,
        baseline: bitmap.size.height)
    }
    let symbol = image.symbol(in: environment, target.runtime, at: target.path)
    let size = symbol.map { $0.naturalSize(in: environment) } ?? .zero
    let font = target.measurer.metrics(of: environment.fontDescriptor)
    return ResolvedImage(
      symbol: symbol, bitmap: nil, size: size, baseline: (size.height + font.capHeight) / 2,
      shading: image.rendering == .original ? .color(.primary) : nil)
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let node = image.bitmap?.node(in: rect) { add(node) }
    guard let symbol = image.symbol else { return }
    let paint = paint(image.shading ?? .foreground, in: rect, of: rect)
    add(paint.node { .symbol(symbol.filled(style), frame: rect, $0) })
  }

  /// Draws an image at its own size.
  ///
  /// - Parameter image: what is drawn.
  /// - Parameter point: where, in points.
  /// - Parameter anchor: the point of the image that is put at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor))
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

// MARK: Texts

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let text: StyledText
    let measurer: any TextMeasurer
    /// With what the text is drawn where its parts have not set a style.
    public var shading: Shading

    func layout(_ size: CGSize?) -> TextLayout {
      measurer.layout(text, width: size?.width, height: size?.height)
    }

    /// The size of the text where this one is proposed.
    public func measure(in size: CGSize) -> CGSize { layout(size).size }

    /// From the top of the text to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }

    /// From the top of the text to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }
  }

  /// The text in the environment of the canvas, ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    let runtime = target.runtime
    let present = text.resolve(in: environment, at: runtime.date) {
      $0.inline(in: $1, runtime, at: "Canvas")
    }
    if let next = present.next { target.nextChange = min(target.nextChange ?? next, next) }
    return ResolvedText(text: present.text, measurer: target.measurer, shading: .foreground)
  }

  /// Draws a text in a rectangle: wrapped and truncated as a view of that size, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(rect.size), at: rect.origin)
  }

  /// Draws a text in one line for each paragraph.
  ///
  /// - Parameter text: what is drawn.
  /// - Parameter point: where, in points.
  /// - Parameter anchor: the point of the text that is put at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil)
    draw(text, layout, at: CGRect(layout.size, at: point, anchor).origin)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in one line for each paragraph.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    guard !layout.lines.isEmpty else { return }
    let frame = CGRect(origin: origin, size: layout.size)
    let foreground = environment.foregroundPaint
    let new = paint(text.shading, in: frame, of: frame)
    guard new != foreground else { return add(layout.node(at: origin)) }
    let ink = PaintList(paints: text.text.runs.map { $0.paint == foreground ? new : $0.paint })
    let marked = text.measureMarked(layout, isWhole: text.text.runs.count == 1)
    add(marked.inked(ink).node(at: origin))
  }
}

extension GraphicsContext.ResolvedText {
  /// The same layout, of a text whose runs can be told apart.
  fileprivate func measureMarked(_ layout: TextLayout, isWhole: Bool) -> TextLayout {
    if isWhole { return layout }
    var size: CGSize?
    if layout.size != self.layout(nil).size { size = layout.size }
    return measurer.layout(text.marked, width: size?.width, height: size?.height)
  }
}

// MARK: Symbols

extension GraphicsContext {
  /// A view of the canvas that is ready to be drawn.
  public struct ResolvedSymbol {
    let node: DisplayNode?
    /// The view's ideal size, in points.
    public let size: CGSize
  }

  /// The first view of the canvas with a tag; nil if there is none.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   guard let leaf = context.resolveSymbol(id: 0) else { return }
  ///   context.draw(leaf, at: CGPoint(x: 20, y: 20))
  ///   context.draw(leaf, at: CGPoint(x: 60, y: 40))
  /// } symbols: {
  ///   Image(systemName: "leaf").foregroundStyle(.green).tag(0)
  /// }
  /// ```
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbol = target.symbols.first(tagged: id) else { return nil }
    return ResolvedSymbol(node: symbol.drawing(target.runtime.graph), size: symbol.size)
  }

  /// Draws a view, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard let node = symbol.node, symbol.size.width > 0, symbol.size.height > 0 else { return }
    let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    if x != 1 || y != 1 { copy.scaleBy(x: x, y: y) }
    copy.add(node)
  }

  /// Draws a view at its ideal size.
  ///
  /// - Parameter symbol: what is drawn.
  /// - Parameter point: where, in points.
  /// - Parameter anchor: the point of the view that is put at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor))
  }
}

extension CGRect {
  /// A rectangle whose anchor is at a point.
  fileprivate init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
