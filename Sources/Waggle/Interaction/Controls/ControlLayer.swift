import Foundation
import WaggleGraph

/// A part of a control, in a subgraph that is removed with it.
struct ControlLayer {
  /// Which of the parts of its look it is.
  let index: Int
  let place: ControlPartPlace
  /// False for a mark that is fading out.
  fileprivate var isShown = true
  let view: ViewNode
  private let subgraph: Subgraph
  private var opacity = AnimatedOpacity()
  /// What the part drew last; nil for nothing.
  private(set) var root: DisplayNode?

  init<Value>(
    _ part: ControlPart<Value>, _ index: Int, of value: _GraphValue<Value>,
    around control: LayoutNode, _ inputs: _ViewInputs, fadesIn: Bool = false
  ) {
    self.index = index
    place = part.place
    if fadesIn { opacity = AnimatedOpacity(from: 0) }
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
  /// Makes the layers of parts that are shown, and removes those of others. In an update that may animate a mark fades, and is
  /// removed in a later one.
  ///
  /// - Parameter isFirst: whether there were none before, so that no mark fades in.
  func updateLayers(_ state: ControlState, _ inputs: _ViewInputs, isFirst: Bool = false) {
    var next = 0
    for (index, part) in parts.enumerated() {
      let isThere = next < layers.count && layers[next].index == index
      let isShown = part.isShown(state) { partValue.read(in: runtime.graph) }
      if isThere, part.place == .mark, isShown || runtime.allowsAnimation {
        if layers[next].isShown != isShown { setNeedsDisplay() }
        layers[next].isShown = isShown
        next += 1
        continue
      }
      if isShown != isThere {
        if isShown {
          let fadesIn = part.place == .mark && !isFirst && runtime.allowsAnimation
          let layer = ControlLayer(
            part, index, of: partValue, around: self, inputs, fadesIn: fadesIn)
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

  /// - Parameter mark: the frame of a mark; nil where there is none.
  func placeLayers(_ mark: CGRect? = nil) {
    for layer in layers {
      let frame = layer.place == .mark ? mark ?? .zero : CGRect(origin: .zero, size: size)
      layer.view.layout.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
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
      let opacity =
        layers[place].isShown ? parts[layers[place].index].opacity?(state) ?? 1 : 0
      if layers[place].update(to: drawing, opacity: opacity, in: runtime, target()) {
        isChanged = true
      }
    }
    return isChanged
  }

  /// The drawing of the content between the layers.
  func layered(_ content: DisplayNode?) -> DisplayNode {
    if layers.isEmpty, let content { return content }
    var all = faded(.behind)
    if let content { all.append(content) }
    all += faded(.inFront)
    return all.count == 1 ? all[0] : DisplayNode(.group(all))
  }

  /// The drawing of the label and a mark beside it; nil for nothing.
  func marked(_ label: DisplayNode?) -> DisplayNode? {
    let marks = layers.isEmpty ? [] : faded(.mark)
    guard !marks.isEmpty else { return label }
    guard let label else { return marks.count == 1 ? marks[0] : DisplayNode(.group(marks)) }
    return DisplayNode(.group([label] + marks))
  }

  private func faded(_ place: ControlPartPlace) -> [DisplayNode] {
    layers.compactMap { $0.place == place ? $0.faded : nil }
  }

  func addOffsetToLayers(_ offset: CGSize) {
    for layer in layers { layer.view.animatedPart?.addOffset(offset) }
  }
}
