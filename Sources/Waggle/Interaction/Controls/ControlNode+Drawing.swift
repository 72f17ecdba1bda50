import Foundation
import WaggleGraph

extension ControlNode {
  /// The control's display list.
  var displayOutput: PreferenceOutput<DisplayList> {
    displaySource.output(of: self, reading: drawnFrom, in: subgraph, of: runtime.graph)
  }

  private var drawnFrom: [NodeID] {
    guard let label = content.display else { return [inputs.environment.node] }
    return [label.attribute.node, inputs.environment.node]
  }

  private var animationTarget: AnimationTarget {
    animationTarget(for: displaySource.node, in: inputs.environment)
  }

  /// The label as it is faded, between ground and ring, at the control's animated origin.
  func displayList(in graph: Graph) -> DisplayList {
    var isChanged = updateOpacities(graph)
    if animatedOrigin.update(to: drawingOrigin, in: runtime, animationTarget) { isChanged = true }
    let layers = [ground, veil?.layer, ring].map { $0?.root(in: graph) }
    if !layers.elementsEqual(lastLayers, by: ===) { isChanged = true }
    lastLayers = layers
    let label = content.display.flatMap { graph.value($0.attribute).root }
    return memo.list(around: label ?? layers.last { $0 != nil } ?? nil, isChanged: isChanged) { _ in
      let parts = [layers[0], layers[1], label.map(labelOpacity.applied), layers[2]].compactMap(
        \.self)
      let whole = parts.count == 1 ? parts[0] : DisplayNode(.group(parts))
      return DisplayList(wholeOpacity.applied(to: whole)).moved(by: animatedOrigin.displayed)
    }
  }

  private func updateOpacities(_ graph: Graph) -> Bool {
    let environment = graph.value(inputs.environment)
    let isLabelChanged = labelOpacity.update(
      to: Look.labelOpacity(isPressed: isPressed, in: environment), in: runtime, animationTarget)
    let isWholeChanged = wholeOpacity.update(
      to: Look.opacity(isHovered: isHovered, in: environment), in: runtime, animationTarget)
    return isLabelChanged || isWholeChanged
  }
}

extension ControlLayer {
  /// What the layer draws; nil for nothing.
  fileprivate func root(in graph: Graph) -> DisplayNode? {
    view.display.flatMap { graph.value($0.attribute).root }
  }
}

extension ControlNode: AnimatedGroup {
  var isAnimatedAsOne: Bool {
    animatesAsOne { content.animatedPart?.isAnimated(by: transactionTransform) ?? true }
  }

  func isAnimated(by transform: TransactionTransform?) -> Bool {
    transform === transactionTransform && isAnimatedAsOne
  }

  func addOffset(_ offset: CGSize) {
    if displaySource.isRequested { addOffsetToGroup(offset) }
  }

  func addOffsetToParts(_ offset: CGSize) {
    for view in [content] + layers.map(\.view) { view.animatedPart?.addOffset(offset) }
  }

  /// Invalidates the drawing; it is made again on the next request.
  func setNeedsDisplay() { displaySource.invalidate(in: runtime.graph) }
}
