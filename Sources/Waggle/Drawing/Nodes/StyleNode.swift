import Foundation
import WaggleGraph

/// The node of a style as a view: takes the proposed size and fills it (L002). A change of the style never starts a
/// layout.
final class StyleNode<Style: ShapeStyle>: DrawingLeaf {
  private let style: _GraphValue<Style>
  private let environment: EnvironmentSource
  @exclusivity(unchecked) private var animatedPaint = AnimatedValue<Paint>()
  @exclusivity(unchecked) private var last: DisplayNode?
  /// Whether the style is touched where it is clear, too.
  private let touchArea: TouchArea?

  init(_ style: _GraphValue<Style>, _ inputs: _ViewInputs) {
    self.style = style
    environment = inputs.environment
    touchArea = inputs.bag[TouchAreaKey.self]
    super.init(inputs, drawnFrom: [style.node, inputs.environment.node])
  }

  override var animationEnvironment: EnvironmentSource? { environment }

  override var cachesSizes: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    let set = style.read(in: graph).paint(in: graph.value(environment))
    let paint = animatedPaint.displayedValue(
      for: set, after: last?.paint, in: runtime, animationTarget)
    if let last, last.isRectangle(frame, paint) { return last }
    reportNumbers(of: paint)
    last = paint.node { .rectangle(frame, $0) }.touched(in: touchArea, paint)
    return last
  }
}

extension DisplayNode {
  fileprivate func isRectangle(_ frame: CGRect, _ paint: Paint) -> Bool {
    switch content {
    case .rectangle(frame, paint): true
    case .touched(let node): node.isRectangle(frame, paint)
    default: false
    }
  }
}

extension Color: PrimitiveView {
  /// Makes a leaf that is filled with the colour.
  public nonisolated static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(StyleNode(view, inputs))
  }
}
