import Foundation
import WaggleGraph

/// The drawing of a canvas.
nonisolated struct CanvasDrawing: PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let symbols: CanvasSymbols

  nonisolated static func _makeView(view: _GraphValue<CanvasDrawing>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(CanvasNode(view, inputs))
  }
}

/// The node of a canvas: runs the closure when its drawing is asked for and stale, and keeps the result.
final class CanvasNode: DrawingLeaf, ObservingRule {
  private let view: _GraphValue<CanvasDrawing>
  private let environment: EnvironmentSource
  private var last: (drawing: DisplayNode?, size: CGSize)?
  private var isStale = true
  private(set) var observationRun: UInt32 = 0
  /// Set while a text that was drawn changes by itself.
  private var alarm: TextAlarm?

  init(_ view: _GraphValue<CanvasDrawing>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs, drawnFrom: [view.node, inputs.environment.node])
  }

  override var name: String { "Canvas" }
  override var animationEnvironment: EnvironmentSource? { environment }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The frame: the drawing is clipped to it.
  override func contentBoundingRect() -> CGRect { CGRect(origin: .zero, size: size) }

  /// True: a drawing is not read aloud (C290).
  override var isPicture: Bool { true }

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    isStale = true
    observationRun &+= 1
    return runtime.observing(node, run: observationRun) { super.update(graph, node) }
  }

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    if isStale || last?.size != frame.size {
      isStale = false
      last = (draw(frame.size, graph), frame.size)
    }
    guard let drawing = last?.drawing else { return nil }
    if frame.origin == .zero { return drawing }
    return DisplayNode(.offset(CGSize(width: frame.minX, height: frame.minY), drawing))
  }

  /// Runs the closure.
  private func draw(_ size: CGSize, _ graph: Graph) -> DisplayNode? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let canvas = view.read(in: graph)
    canvas.symbols.canvas = self
    let target = CanvasTarget(
      size, graph.value(environment), runtime, store.measurer, canvas.symbols, scope)
    let layer = CanvasLayer()
    var context = GraphicsContext(target, layer)
    canvas.renderer(&context, size)
    target.isOver = true
    alarm = target.nextChange.map { date in
      TextAlarm(runtime, at: date) { [weak self] in self?.setNeedsDisplay() }
    }
    var nodes = layer.nodes
    let frame = CGRect(origin: .zero, size: size)
    if canvas.isOpaque {
      nodes.insert(
        DisplayNode(.rectangle(frame, .color(ResolvedColor(red: 0, green: 0, blue: 0)))), at: 0)
    }
    guard !nodes.isEmpty else { return nil }
    // A blend mode combines a drawing with those of the canvas below it, and with nothing else.
    let drawing = layer.node(nodes)
    return DisplayNode(.clip(Path(frame), FillStyle(antialiased: false), drawing))
  }
}

/// What the drawing of a canvas needs while its closure runs.
final class CanvasTarget {
  let size: CGSize
  let environment: EnvironmentValues
  let runtime: Runtime
  let measurer: any TextMeasurer
  let symbols: CanvasSymbols
  private let scope: ViewScope?
  /// Whether the closure has returned: what is drawn later is lost.
  var isOver = false
  /// When a text that was drawn changes by itself.
  var nextChange: Date?

  init(
    _ size: CGSize, _ environment: EnvironmentValues, _ runtime: Runtime,
    _ measurer: any TextMeasurer, _ symbols: CanvasSymbols, _ scope: ViewScope?
  ) {
    self.size = size
    self.environment = environment
    self.runtime = runtime
    self.measurer = measurer
    self.symbols = symbols
    self.scope = scope
  }

  /// The path of the view, for reports; it costs much more than what most drawings draw.
  var path: String { scope?.path ?? "" }

  var frame: CGRect { CGRect(origin: .zero, size: size) }
}

/// What has been drawn in a layer of a canvas, first to last.
final class CanvasLayer {
  private(set) var nodes: [DisplayNode] = []
  /// Whether a drawing is combined with those below it in the layer.
  private var blends = false

  func add(_ node: DisplayNode) {
    if case .blend = node.content { blends = true }
    nodes.append(node)
  }

  /// The layer with these nodes as one drawing.
  func node(_ nodes: [DisplayNode]) -> DisplayNode {
    let group = nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
    return blends ? DisplayNode(.blend(.normal, group)) : group
  }

  /// The layer as one drawing; nil if nothing is drawn.
  var node: DisplayNode? { nodes.isEmpty ? nil : node(nodes) }
}
