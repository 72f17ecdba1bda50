import Foundation
import WaggleGraph

/// A part of a control, in a subgraph that is removed with it.
struct ControlLayer {
  /// Which of the parts of its look it is.
  let index: Int
  let isBehind: Bool
  let view: ViewNode
  private let subgraph: Subgraph
  private var opacity = AnimatedOpacity()
  /// What the part drew last; nil for nothing.
  private(set) var root: DisplayNode?

  init<Value>(
    _ part: ControlPart<Value>, _ index: Int, of value: _GraphValue<Value>,
    around control: LayoutNode, _ inputs: _ViewInputs
  ) {
    self.index = index
    isBehind = part.isBehind
    var inner = inputs.withoutSiblings()
    subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    inner.subgraph = subgraph
    view = part.make(value, inner)
    control.adopt(view.layout)
  }

  func remove() { subgraph.remove() }

  /// Follows what the part draws and how faded it is; true where that is other than before.
  mutating func update(
    to drawing: DisplayNode?, opacity set: Double, in runtime: Runtime,
    _ animationTarget: @autoclosure () -> AnimationTarget
  ) -> Bool {
    defer { root = drawing }
    let isFaded = opacity.update(to: set, in: runtime, animationTarget())
    return isFaded || root !== drawing
  }

  /// The drawing as it is faded; nil for nothing.
  var faded: DisplayNode? { root.map(opacity.applied) }
}

/// A node that draws parts beside its content.
///
/// Always true between updates: there is a layer for each part that is shown, in the order of the parts.
protocol ControlLayering: DrawnTogether {
  associatedtype PartValue
  /// What describes the parts.
  var partValue: _GraphValue<PartValue> { get }
  /// What is drawn beside the content, from back to front; always the same.
  var parts: [ControlPart<PartValue>] { get }
  var inputs: _ViewInputs { get }
  var layers: [ControlLayer] { get set }
  /// Whether layers have come or gone since the last drawing.
  var hasOtherLayers: Bool { get set }
}

extension ControlLayering {
  /// Makes the layers of parts that are shown, and removes those of others.
  func updateLayers(_ state: ControlState, _ inputs: _ViewInputs) {
    var next = 0
    for (index, part) in parts.enumerated() {
      let isThere = next < layers.count && layers[next].index == index
      let isShown = part.isShown(state) { partValue.read(in: runtime.graph) }
      if isShown != isThere {
        if isShown {
          let layer = ControlLayer(part, index, of: partValue, around: self, inputs)
          layers.insert(layer, at: next)
        } else {
          layers.remove(at: next).remove()
        }
        hasOtherLayers = true
        boundingRectChanged()
        setNeedsPlacing()
        setNeedsDisplay()
      }
      if isShown { next += 1 }
    }
  }

  func placeLayers() {
    for layer in layers { layer.view.layout.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  var layerBounds: CGRect {
    layers.reduce(.null) { $0.union($1.view.layout.boundingRectInParent) }
  }

  /// Follows what the layers draw; true where that is other than before.
  func updateLayerDrawings(_ state: ControlState, _ target: @autoclosure () -> AnimationTarget)
    -> Bool
  {
    guard hasOtherLayers || !layers.isEmpty else { return false }
    let parts = parts
    var isChanged = hasOtherLayers
    hasOtherLayers = false
    for place in layers.indices {
      // What the layer draws may ask for the bounds of all.
      let drawing = layers[place].view.display.flatMap { runtime.graph.value($0.attribute).root }
      let opacity = parts[layers[place].index].opacity?(state) ?? 1
      if layers[place].update(to: drawing, opacity: opacity, in: runtime, target()) {
        isChanged = true
      }
    }
    return isChanged
  }

  /// The drawing of the content between the layers.
  func layered(_ content: DisplayNode?) -> DisplayNode {
    if layers.isEmpty, let content { return content }
    var all = layers.compactMap { $0.isBehind ? $0.faded : nil }
    if let content { all.append(content) }
    all += layers.compactMap { $0.isBehind ? nil : $0.faded }
    return all.count == 1 ? all[0] : DisplayNode(.group(all))
  }

  func addOffsetToLayers(_ offset: CGSize) {
    for layer in layers { layer.view.animatedPart?.addOffset(offset) }
  }
}
