import WaggleGraph

/// What a veil shows of a control.
package nonisolated struct ControlVeilState: Equatable {
  /// Whether a finger is pressing the control.
  package var isPressed = false
  /// Whether a pointer is over it.
  package var isHovered = false
}

extension ControlLook where Veil == EmptyView {
  package static func hasVeil(_ state: ControlVeilState, in environment: EnvironmentValues) -> Bool
  {
    false
  }
  package static func makeVeil(_ state: ControlVeilState) -> EmptyView { EmptyView() }
}

/// The veil of a control: a view that follows how the control is pressed.
struct ControlVeil<Look: ControlLook> {
  private let value: Attribute<Look.Veil>
  let view: ViewNode
  private let subgraph: Subgraph
  /// What it drew last; nil for nothing.
  private(set) var root: DisplayNode?
  /// The number of animations of ended presses that may still change the veil.
  fileprivate var animationCount = 0

  init(_ state: ControlVeilState, around control: LayoutNode, _ inputs: _ViewInputs) {
    var inner = inputs.withoutSiblings()
    subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    inner.subgraph = subgraph
    value = inputs.runtime.graph.makeInput(Look.makeVeil(state), in: subgraph)
    view = _GraphValue(value, isCompared: true).makePart(in: ZStackLayout(), inner)
    control.adopt(view.layout)
  }

  var layout: LayoutNode { view.layout }

  fileprivate func show(_ state: ControlVeilState, in graph: Graph) {
    graph.set(value, to: Look.makeVeil(state))
  }

  /// Follows what it draws; true where that is other than before.
  mutating func updateDrawing(in graph: Graph) -> Bool {
    let drawing = view.display.flatMap { graph.value($0.attribute).root }
    defer { root = drawing }
    return root !== drawing
  }

  fileprivate func remove() { subgraph.remove() }
}

extension ControlNode {
  /// Shows that a finger is pressing the control, or that none is any more.
  func show(isPressed: Bool) {
    let animation = Look.animation(isPressed: isPressed)
    guard veil != nil else {
      return withAnimation(animation) { schedule { $0.setPressed(isPressed) } }
    }
    veil?.animationCount += 1
    withAnimation(animation, completionCriteria: .removed) {
      schedule { $0.setPressed(isPressed) }
    } completion: { [weak self] in
      self?.schedule { $0.veil?.animationCount -= 1 }
    }
  }

  /// Makes, changes or removes the veil, after a change of what it shows.
  func updateVeil() {
    let state = ControlVeilState(isPressed: isPressed, isHovered: isHovered)
    guard let veil else { return makeVeil(state) }
    veil.show(state, in: runtime.graph)
    guard veil.animationCount == 0, !hasVeil(state) else { return }
    self.veil = nil
    veil.remove()
    veilChanged()
  }

  /// Makes the veil if the environment asks for it.
  func makeVeil() {
    makeVeil(ControlVeilState(isPressed: isPressed, isHovered: isHovered))
  }

  private func makeVeil(_ state: ControlVeilState) {
    guard veil == nil, hasVeil(state) else { return }
    veil = ControlVeil(state, around: self, inputs)
    veilChanged()
  }

  private func veilChanged() {
    boundingRectChanged()
    setNeedsPlacing()
    setNeedsDisplay()
  }

  /// The drawing with the veil behind it.
  func veiled(_ drawing: DisplayNode) -> DisplayNode {
    guard let root = veil?.root, root !== drawing else { return drawing }
    return DisplayNode(.group([root, drawing]))
  }

  private func hasVeil(_ state: ControlVeilState) -> Bool {
    Look.Veil.self != EmptyView.self && Look.hasVeil(state, in: inputs.currentEnvironment)
  }
}
