import WaggleGraph

/// A single view that can be replaced by one of another type.
///
/// Always true: its size, guides, spacing, priority and traits are those of the current view. It has an output for each
/// requested key (R022): the view's, or else the default. Nothing is reduced.
final class ReplaceableNode: ListForwardingNode {
  private var hasPendingUpdate = false

  /// - Parameter list: a list of at most one element.
  init(of list: ViewList, _ inputs: _ViewInputs) {
    super.init(ChildList(list, inputs: inputs.below()), inputs)
    children.setOwner(self)
    listChanged()
  }

  override var name: String { "AnyView" }

  override func checkOwnInvariants() {
    super.checkOwnInvariants()
    guard !hasPendingUpdate, !subgraph.isRemoved else { return }
    checkInvariant(children.children.count < 2, "at most one view is shown")
    checkInvariant(
      child === children.children.first?.node.layout, "the child is the current view's node")
  }
}

extension ReplaceableNode: ViewListOwner, DeferredListUpdate {
  func listChanged() {
    guard !hasPendingUpdate else { return }
    hasPendingUpdate = true
    children.inputs.queue.add(self)
  }

  func applyListUpdate() {
    hasPendingUpdate = false
    guard !subgraph.isRemoved, children.update() else { return }
    setChild(children.children.first?.node.layout)
    if children.hasZIndices {  // The new view may have a different index.
      children.inputs.bag[ZOrderContainerKey.self].container?.childOrderChanged()
    }
  }
}
