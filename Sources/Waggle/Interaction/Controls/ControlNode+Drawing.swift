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

  /// The label as it is faded, with a mark beside it, between the layers, at the control's animated origin.
  func displayList(in graph: Graph) -> DisplayList {
    let state = state(in: graph.value(inputs.environment), graph)
    var isChanged = updateOpacities(state)
    if animatedOrigin.update(to: drawingOrigin, in: runtime, animationTarget) { isChanged = true }
    if updateLayerDrawings(state, animationTarget) { isChanged = true }
    if veil?.updateDrawing(in: graph) ?? hadVeil { isChanged = true }
    hadVeil = veil != nil
    let label = content.display.flatMap { graph.value($0.attribute).root }
    let main = label ?? layers.lazy.compactMap(\.root).last ?? veil?.root
    return memo.list(around: main, isChanged: isChanged) { _ in
      let whole = veiled(layered(marked(label).map(labelOpacity.applied)))
      return DisplayList(wholeOpacity.applied(to: whole)).moved(by: animatedOrigin.displayed)
    }
  }

  private func updateOpacities(_ state: ControlState) -> Bool {
    let label = Look.labelOpacity(isPressed: state.isPressed, in: state.environment)
    let all = Look.opacity(isHovered: state.isHovered, in: state.environment)
    let isLabelChanged = labelOpacity.update(to: label, in: runtime, animationTarget)
    let isWholeChanged = wholeOpacity.update(to: all, in: runtime, animationTarget)
    return isLabelChanged || isWholeChanged
  }
}

extension ControlNode {
  var movedViews: [ViewNode] { [content] }

  func addOffsetToParts(_ offset: CGSize) {
    content.animatedPart?.addOffset(offset)
    addOffsetToLayers(offset)
    veil?.view.animatedPart?.addOffset(offset)
  }
}
