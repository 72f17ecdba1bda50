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
  private var appearance = Appearance()
  private var animatedPaint = AnimatedValue<Paint>()
  private var last: DisplayNode?

  private struct Appearance: Equatable {
    var symbol: SymbolImage?
    var isResizable = false
    /// The symbol's own size, in points (C023).
    var size = CGSize.zero
    var font: FontDescriptor?
    var pixel: CGFloat = 1
    var paint = Paint.color(.clear)
    var isRedacted = false

    static func == (a: Appearance, b: Appearance) -> Bool {
      a.symbol === b.symbol && a.hasSameSize(as: b) && a.paint == b.paint
        && a.isRedacted == b.isRedacted
    }

    func hasSameSize(as other: Appearance) -> Bool {
      isResizable == other.isResizable && size == other.size && font == other.font
        && pixel == other.pixel
    }
  }

  init(_ view: _GraphValue<Image>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [])
    mayHaveGuides = .baselines
    makeParameterEffect([view.node, inputs.environment.node], inputs)
  }

  override var animationEnvironment: Attribute<EnvironmentValues>? { environment }

  override func updateParameters(_ graph: Graph) {
    let values = graph.value(environment)
    let new = makeAppearance(view.read(in: graph), values)
    guard new != appearance else { return }
    if new.symbol !== appearance.symbol || new.isRedacted != appearance.isRedacted {
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
    appearance.symbol = image.symbol(in: environment, runtime, at: viewPath)
    let font = environment.fontDescriptor
    appearance.font = font
    appearance.pixel = environment.pixelLength
    appearance.size = appearance.symbol?.naturalSize(in: environment) ?? .zero
    appearance.paint =
      image.rendering == .original
      ? Color.primary.paint(in: environment) : environment.foregroundPaint
    appearance.isRedacted = environment.hidesContent
    return appearance
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard appearance.isResizable, appearance.symbol != nil else { return appearance.size }
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

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    guard let symbol = appearance.symbol else { return nil }
    let paint = animatedPaint.displayedValue(
      for: appearance.paint, after: last?.paint, in: runtime, animationTarget)
    if appearance.isRedacted { return placeholder(in: frame, paint) }
    if let last, case .symbol(symbol, frame, paint) = last.content { return last }
    reportNumbers(of: paint)
    last = paint.node { .symbol(symbol, frame: frame, $0) }
    return last
  }

  /// A filled area of the same size (C194).
  private func placeholder(in frame: CGRect, _ paint: Paint) -> DisplayNode {
    let radius = min(4, frame.width / 5, frame.height / 5)
    let path = Path(roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: radius)
    return DisplayNode(.fill(path, frame: frame, paint.drawable.redacted, FillStyle()))
  }
}

extension SymbolImage {
  /// Whether both are the same object.
  fileprivate static func ~= (pattern: SymbolImage, value: SymbolImage) -> Bool {
    pattern === value
  }
}
