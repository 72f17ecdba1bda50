import WaggleGraph

/// A single view that can be replaced by one of another type.
///
/// Always true: its size, guides, spacing, priority and traits are those of the current view. It has an output for each
/// requested key (R022): the view's, or else the default. Nothing is reduced.
final class ReplaceableNode: ForwardingNode {
  private let children: ChildList
  private var hasPendingUpdate = false

  /// - Parameter list: a list of at most one element.
  init(of list: ViewList, _ inputs: _ViewInputs) {
    children = ChildList(list, inputs: inputs.below())
    super.init(inputs)
    children.container = self
    children.setOwner(self)
    listChanged()
  }

  override var name: String { "AnyView" }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if let layoutOutput = super.output(key) { return layoutOutput }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    children.children.first?.node.trait(id)
  }

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
