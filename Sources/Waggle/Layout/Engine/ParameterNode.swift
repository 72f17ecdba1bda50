import Foundation
import WaggleGraph

/// A node with one child, laid out according to its modifier.
///
/// Always true between frames: `parameters`, once read, is the modifier's value, or the animated one on the way to it.
class ParameterNode<Modifier>: UnaryNode {
  private let modifier: _GraphValue<Modifier>
  @exclusivity(unchecked) private var lastParameters: Modifier?
  @exclusivity(unchecked) private var animatedParameters = AnimatedValue<Modifier>()

  init(_ content: ViewNode, _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    makeParameterEffect(modifier.node, inputs)
  }

  override var name: String { typeName(Modifier.self) }

  final var parameters: Modifier {
    if lastParameters == nil { readParameters() }
    return lastParameters!
  }

  override func updateParameters(_ graph: Graph) {
    let new = animatedParameters.displayedValue(
      for: modifier.read(in: graph), after: lastParameters, in: runtime,
      animationTarget(for: parameterEffect!))
    guard let old = lastParameters else {
      lastParameters = new
      return
    }
    guard !graph.areEqual(old, new) else { return }
    lastParameters = new
    parametersChanged()
  }

  /// Marks what a changed modifier affects: by default everything.
  func parametersChanged() { setNeedsMeasure(traits: true) }

  override func checkOwnInvariants() {
    guard let lastParameters, let parameterEffect, !animatedParameters.isMoving else { return }
    let graph = runtime.graph
    guard !graph.isStale(parameterEffect) else { return }
    let current = graph.untracked { modifier.read(in: graph) }
    // A value that does not equal itself cannot be checked.
    guard graph.areEqual(current, current) else { return }
    checkInvariant(
      graph.areEqual(lastParameters, current), "the parameters are the modifier's value")
  }
}

extension ViewModifier {
  /// Makes the layout node of a modifier, one level above its content.
  nonisolated static func makeNode(
    _ inputs: _ViewInputs, _ body: (_Graph, _ViewInputs) -> _ViewOutputs,
    _ node: (ViewNode, _ViewInputs) -> LayoutNode
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs.below()).node
    return _ViewOutputs(node(content, inputs))
  }
}
