import Foundation
import WaggleGraph

extension Image: PrimitiveView {
  /// Makes a leaf.
  public nonisolated static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(ImageNode(view, inputs))
  }
}

/// The node of a symbol or of a file of pixels.
final class ImageNode: ContentLeaf {
  private let view: _GraphValue<Image>
  private let environment: EnvironmentSource
  private var appearance = Appearance()
  private var animatedPaint = AnimatedValue<Paint>()
  private var last: DisplayNode?
  private var animatedLayers = AnimatedValue<PaintList>()
  /// The drawing of a symbol in layers as it was last made.
  private var layered: Layered?
  /// The drawing of a file as it was last made.
  private var shown: Shown?

  /// Objects, since most images have none.
  private final class Shown {
    let bitmap: BitmapDrawing
    let frame: CGRect
    let isMask: Bool
    let paint: Paint
    let node: DisplayNode?

    init(
      bitmap: BitmapDrawing, frame: CGRect, isMask: Bool, paint: Paint, node: DisplayNode?
    ) {
      (self.bitmap, self.frame, self.isMask) = (bitmap, frame, isMask)
      (self.paint, self.node) = (paint, node)
    }
  }

  private final class Layered {
    let symbols: [SymbolImage]
    let frame: CGRect
    let paints: PaintList
    let node: DisplayNode

    init(symbols: [SymbolImage], frame: CGRect, paints: PaintList, node: DisplayNode) {
      (self.symbols, self.frame, self.paints, self.node) = (symbols, frame, paints, node)
    }
  }

  fileprivate struct Appearance: Equatable {
    var symbol: SymbolImage?
    /// The symbol's layers with their paints, the primary one first; empty where all of it has one paint.
    var layers: [SymbolImage] = []
    var layerPaints = PaintList(paints: [])
    var bitmap: BitmapDrawing?
    /// Whether a file is a mask for the paint.
    var isMask = false
    var label: String?
    var isResizable = false
    /// The image's own size, in points (C023, C342).
    var size = CGSize.zero
    var font: FontDescriptor?
    var pixel: CGFloat = 1
    var paint = Paint.color(.clear)
    var isRedacted = false

    static func == (a: Appearance, b: Appearance) -> Bool {
      a.symbol === b.symbol && a.bitmap == b.bitmap && a.hasSameSize(as: b) && a.paint == b.paint
        && a.layerPaints == b.layerPaints
        && a.isRedacted == b.isRedacted && a.isMask == b.isMask && a.label == b.label
    }

    func hasSameSize(as other: Appearance) -> Bool {
      isResizable == other.isResizable && size == other.size && font == other.font
        && pixel == other.pixel && isSymbol == other.isSymbol
    }

    var isSymbol: Bool { symbol != nil }
    var isMissing: Bool { symbol == nil && bitmap == nil }
  }

  init(_ view: _GraphValue<Image>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [])
    mayHaveGuides = .baselines
    makeParameterEffect([view.node, inputs.environment.node], inputs)
  }

  override var animationEnvironment: EnvironmentSource? { environment }

  override func updateParameters(_ graph: Graph) {
    let values = graph.value(environment)
    let new = makeAppearance(view.read(in: graph), values)
    guard new != appearance else { return }
    if new.symbol !== appearance.symbol || new.bitmap?.image !== appearance.bitmap?.image
      || new.isRedacted != appearance.isRedacted
    {
      contentWillChange(in: values)
    }
    let isSameSize = new.hasSameSize(as: appearance)
    appearance = new
    setNeedsDisplay()
    if !isSameSize { setNeedsMeasure(traits: true) }
  }

  private func makeAppearance(_ image: Image, _ environment: EnvironmentValues) -> Appearance {
    var appearance = Appearance()
    appearance.isResizable = image.isResizable
    if let bitmap = image.bitmap(in: environment, runtime, at: viewPath) {
      appearance.show(bitmap, of: image, in: environment)
    } else {
      appearance.symbol = image.symbol(in: environment, runtime, at: viewPath)
    }
    let font = environment.fontDescriptor
    appearance.font = font
    appearance.pixel = environment.pixelLength
    if let symbol = appearance.symbol { appearance.size = symbol.naturalSize(in: environment) }
    appearance.paint =
      image.rendering == .original
      ? Color.primary.paint(in: environment) : environment.foregroundPaint
    if let symbol = appearance.symbol {
      appearance.divide(symbol, of: image, in: environment)
      if (image.symbolColoring ?? environment.symbolColorRenderingMode) == .gradient {
        appearance.shade()
      }
    }
    appearance.isRedacted = environment.hidesContent
    return appearance
  }

  /// An image that is not resizable has its own size (L004).
  override var rigidAxes: Axis.Set {
    appearance.isResizable ? [] : .all
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard appearance.isResizable, !appearance.isMissing else { return appearance.size }
    return proposal.replacingUnspecifiedDimensions(by: appearance.size)
  }

  /// The symbol's centre is half a cap height above the baseline, aligned with text beside it.
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    readParameters()
    guard !appearance.isResizable, appearance.symbol != nil, let font = appearance.font else {
      return nil
    }
    return (size.height + store.measurer.metrics(of: font).capHeight) / 2
  }

  /// Spacing as for text (L037).
  override var spacing: ViewSpacing {
    readParameters()
    guard !appearance.isResizable, appearance.symbol != nil, let font = appearance.font else {
      return .plain
    }
    return ViewSpacing(text: store.measurer.metrics(of: font), pixel: appearance.pixel)
  }

  override var imageLabel: String? {
    readParameters()
    return appearance.label
  }

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    if let bitmap = appearance.bitmap { return makeNode(of: bitmap, in: frame) }
    guard let symbol = appearance.symbol else { return nil }
    if !appearance.layers.isEmpty, !appearance.isRedacted { return makeLayers(in: frame) }
    layered = nil
    let paint = animatedPaint.displayedValue(
      for: appearance.paint, after: last?.paint, in: runtime, animationTarget)
    if appearance.isRedacted { return placeholder(in: frame, paint) }
    if let last, case .symbol(symbol, frame, paint) = last.content { return last }
    reportNumbers(of: paint)
    last = paint.node { .symbol(symbol, frame: frame, $0) }
    return last
  }

  /// The layers, the primary one on top.
  private func makeLayers(in frame: CGRect) -> DisplayNode {
    let symbols = appearance.layers
    let isSame = layered.map { $0.symbols.elementsEqual(symbols, by: ===) } ?? false
    let paints = animatedLayers.displayedValue(
      for: appearance.layerPaints, after: isSame ? layered?.paints : nil, in: runtime,
      animationTarget)
    if isSame, let layered, layered.frame == frame, layered.paints == paints {
      return layered.node
    }
    paints.paints.forEach(reportNumbers)
    let nodes = zip(symbols, paints.paints).map { symbol, paint in
      paint.node { DisplayNode.Content.symbol(symbol, frame: frame, $0) }
    }
    let node = DisplayNode(.group(nodes.reversed()))
    layered = Layered(symbols: symbols, frame: frame, paints: paints, node: node)
    last = nil
    return node
  }

  private func makeNode(of bitmap: BitmapDrawing, in frame: CGRect) -> DisplayNode? {
    if appearance.isRedacted { return placeholder(in: frame, appearance.paint) }
    if let shown, shown.bitmap == bitmap, shown.frame == frame, shown.isMask == appearance.isMask,
      shown.paint == appearance.paint
    {
      return shown.node
    }
    let node = bitmap.node(in: frame).map {
      appearance.isMask ? DisplayNode(.mask($0, mask(in: frame))) : $0
    }
    shown = Shown(
      bitmap: bitmap, frame: frame, isMask: appearance.isMask, paint: appearance.paint, node: node)
    return node
  }

  private func mask(in frame: CGRect) -> DisplayNode {
    appearance.paint.node { DisplayNode.Content.rectangle(frame, $0) }
  }

  /// A filled area of the same size (C194).
  private func placeholder(in frame: CGRect, _ paint: Paint) -> DisplayNode {
    let radius = min(4, frame.width / 5, frame.height / 5)
    let path = Path(roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: radius)
    return DisplayNode(.fill(path, frame: frame, paint.drawable.redacted, FillStyle()))
  }
}

extension ImageNode.Appearance {
  /// Gives the layers their paints, where a rendering mode asks for more than one (C291).
  fileprivate mutating func divide(
    _ symbol: SymbolImage, of image: Image, in environment: EnvironmentValues
  ) {
    if let value = image.variableValue, let steps = symbol.steps {
      return show(steps, upTo: value, in: environment)
    }
    guard let mode = image.renderingMode(in: environment), mode != .monochrome else { return }
    let layers = symbol.layers
    if mode == .multicolor {
      guard layers.contains(where: { $0.color != nil }) else { return }
      paint = environment.foregroundPaint
      layerPaints.paints = layers.map { $0.color?.paint(in: environment) ?? paint }
    } else {
      guard layers.count > 1 else { return }
      let last = mode == .palette ? environment.paletteSize - 1 : layers.count
      layerPaints.paints = layers.indices.map {
        HierarchicalShapeStyle(level: min($0, last)).paint(in: environment)
      }
    }
    self.layers = layers.map(\.symbol)
  }

  /// Draws each colour as its standard gradient (C464, C665).
  fileprivate mutating func shade() {
    paint = paint.shaded
    layerPaints.paints = layerPaints.paints.map(\.shaded)
  }

  /// Draws the steps up to a value in the foreground style, and the others in its third level (C467).
  private mutating func show(
    _ steps: [SymbolImage], upTo value: Double, in environment: EnvironmentValues
  ) {
    let faint = HierarchicalShapeStyle(level: 2).paint(in: environment)
    let count = Double(steps.count - 1)
    layerPaints.paints = steps.indices.map { index in
      index == 0 || value > Double(index - 1) / count ? paint : faint
    }
    layers = steps
  }

  fileprivate mutating func show(
    _ bitmap: BitmapImage, of image: Image, in environment: EnvironmentValues
  ) {
    self.bitmap = BitmapDrawing(
      image: bitmap, isSharp: image.isSharp, capInsets: image.capInsets,
      isTiled: image.isResizable && image.resizingMode == .tile)
    isMask = image.rendering.map { $0 == .template } ?? bitmap.isTemplate
    label = image.label(in: environment)
    size = bitmap.size
  }
}

extension SymbolImage {
  /// Whether both are the same object.
  fileprivate static func ~= (pattern: SymbolImage, value: SymbolImage) -> Bool {
    pattern === value
  }
}
