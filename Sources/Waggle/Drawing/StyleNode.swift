import Foundation
import WaggleGraph

/// A style as a view: it takes what it is offered and fills it (L002). Its look never matters to layout, so a change
/// of it asks nobody for a size.
final class StyleNode<Style: ShapeStyle>: DrawingLeaf {
  private let style: _GraphValue<Style>
  private let environment: Attribute<EnvironmentValues>
  @exclusivity(unchecked) private var last: (rect: CGRect, paint: Paint, content: DisplayNode)?

  init(_ style: _GraphValue<Style>, _ inputs: _ViewInputs) {
    self.style = style
    environment = inputs.environment
    super.init(inputs, drawnFrom: [style.node, inputs.environment.node])
  }

  override var cachesSizes: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func makeNode(at origin: CGPoint, _ graph: Graph) -> DisplayNode? {
    let paint = style.read(in: graph).paint(in: graph.value(environment))
    let rect = CGRect(origin: origin, size: size)
    if let last, last.rect == rect, last.paint == paint { return last.content }
    let made = DisplayNode(.rectangle(rect, paint))
    last = (rect, paint, made)
    return made
  }
}

extension Color: PrimitiveView {
  /// A leaf that is filled with the colour.
  public nonisolated static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(StyleNode(view, inputs))
  }
}
