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

/// The node of a symbol.
final class ImageNode: ContentLeaf {
  private let view: _GraphValue<Image>
  private let environment: Attribute<EnvironmentValues>
  private var look = Look()
  private var animatedPaint = AnimatedValue<Paint>()
  private var last: DisplayNode?

  private struct Look: Equatable {
    var symbol: SymbolImage?
    var isResizable = false
    /// The symbol's own size, in points (C023).
    var size = CGSize.zero
    var font: FontDescriptor?
    var pixel: CGFloat = 1
    var paint = Paint.color(.clear)

    static func == (a: Look, b: Look) -> Bool {
      a.symbol === b.symbol && a.hasSameSize(as: b) && a.paint == b.paint
    }

    func hasSameSize(as other: Look) -> Bool {
      isResizable == other.isResizable && size == other.size && font == other.font
        && pixel == other.pixel
    }
  }

  init(_ view: _GraphValue<Image>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [])
    mayHaveGuides = .baselines
    watch([view.node, inputs.environment.node], inputs)
  }

  override var animationEnvironment: Attribute<EnvironmentValues>? { environment }

  override func updateParameters(_ graph: Graph) {
    let values = graph.value(environment)
    let new = makeLook(view.read(in: graph), values)
    guard new != look else { return }
    if new.symbol !== look.symbol { contentWillChange(in: values) }
    let isSameSize = new.hasSameSize(as: look)
    look = new
    setNeedsDisplay()
    if !isSameSize { setNeedsMeasure(traits: true) }
  }

  private func makeLook(_ image: Image, _ environment: EnvironmentValues) -> Look {
    var look = Look()
    look.isResizable = image.isResizable
    look.symbol = symbol(image.name, environment.symbolVariants)
    if environment.embeddingLevel.isRightToLeft, image.pointsAlongLines {
      look.symbol = look.symbol?.mirrored
    }
    let font = environment.fontDescriptor
    look.font = font
    look.pixel = environment.pixelLength
    if let box = look.symbol?.box {
      let factor = font.size * environment.imageScale.factor * 0.081
      look.size = CGSize(width: box.width * factor, height: box.height * factor)
    }
    look.paint =
      image.rendering == .original
      ? Color.primary.paint(in: environment) : environment.foregroundPaint
    return look
  }

  /// The most specific variant that exists, else the symbol of the plain name (C024).
  private func symbol(_ name: String, _ variants: SymbolVariants) -> SymbolImage? {
    guard let symbols = runtime.store(DrawingStore.self).symbols else { return nil }
    for candidate in variants.candidates(for: name) {
      if let found = symbols.symbol(named: candidate) { return found }
    }
    runtime.reportOnce(.missingSymbol(name, at: viewPath))
    return nil
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard look.isResizable, look.symbol != nil else { return look.size }
    return proposal.replacingUnspecifiedDimensions(by: look.size)
  }

  /// The symbol's centre is half a cap height above the baseline, aligned with text beside it.
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    readParameters()
    guard !look.isResizable, look.symbol != nil, let font = look.font else { return nil }
    return (size.height + store.measurer.metrics(of: font).capHeight) / 2
  }

  /// Spacing as for text (L037).
  override var spacing: ViewSpacing {
    readParameters()
    guard !look.isResizable, look.symbol != nil, let font = look.font else { return .plain }
    return ViewSpacing(text: store.measurer.metrics(of: font), pixel: look.pixel)
  }

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    guard let symbol = look.symbol else { return nil }
    let paint = animatedPaint.displayedValue(
      for: look.paint, after: last?.paint, in: runtime, animationTarget)
    if let last, case .symbol(symbol, frame, paint) = last.content { return last }
    reportNumbers(of: paint)
    last = paint.node { .symbol(symbol, frame: frame, $0) }
    return last
  }
}

extension SymbolImage {
  /// Whether both are the same object.
  fileprivate static func ~= (pattern: SymbolImage, value: SymbolImage) -> Bool {
    pattern === value
  }
}
