import Foundation
import WaggleGraph

/// A view in whose environment the layout direction may be another one than around it: here placing turns (L144).
///
/// It lies where its parent's direction puts it, and what is inside of it in its own: an island moves as a whole. Where
/// no view sets a direction there is no such node, and each node is mirrored, or not, by one look at the runtime.
final class LayoutDirectionNode: UnaryNode {
  private let environment: Attribute<EnvironmentValues>
  private var inner = EmbeddingLevel.leftToRight

  /// - Parameter environment: that of the content.
  init(
    _ content: ViewNode, in environment: Attribute<EnvironmentValues>, _ inputs: _ViewInputs
  ) {
    self.environment = environment
    super.init(content, inputs)
    watch(environment.node, inputs)
  }

  override var name: String { "layout direction" }

  override func updateParameters(_ graph: Graph) {
    let new = graph.value(environment).embeddingLevel
    guard new != inner else { return }
    inner = new
    setNeedsPlacing()
  }

  override func placeChildren() {
    readParameters()
    inside { super.placeChildren() }
  }

  override func visitPending() { inside { super.visitPending() } }

  private func inside(_ body: () -> Void) {
    let outer = runtime.embeddingLevel
    runtime.embeddingLevel = inner
    body()
    runtime.embeddingLevel = outer
  }
}
