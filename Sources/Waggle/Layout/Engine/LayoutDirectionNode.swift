import Foundation
import WaggleGraph

/// A view whose content may have another layout direction than its surroundings (L144).
///
/// The node itself is placed in its parent's direction and its content in the content's own, so the content moves as a
/// whole. A tree without changes of direction has no such node; each node then decides on mirroring by one field of the
/// store.
final class LayoutDirectionNode: UnaryNode {
  private let environment: EnvironmentSource
  private var contentLevel = EmbeddingLevel.leftToRight

  /// - Parameter environment: the content's environment.
  init(
    _ content: ViewNode, in environment: EnvironmentSource, _ inputs: _ViewInputs
  ) {
    self.environment = environment
    super.init(content, inputs)
    makeParameterEffect(environment.node, inputs)
  }

  override var name: String { "layout direction" }

  override func updateParameters(_ graph: Graph) {
    let new = graph.value(environment).embeddingLevel
    guard new != contentLevel else { return }
    contentLevel = new
    setNeedsPlacing()
  }

  override func placeChildren() {
    readParameters()
    withContentDirection { super.placeChildren() }
  }

  override func visitPendingChildren() { withContentDirection { super.visitPendingChildren() } }

  private func withContentDirection(_ body: () -> Void) {
    let outer = store.embeddingLevel
    store.embeddingLevel = contentLevel
    body()
    store.embeddingLevel = outer
  }
}
