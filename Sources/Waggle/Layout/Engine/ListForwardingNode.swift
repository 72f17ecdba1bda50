/// A node whose child is the only view of a list; what it writes and its traits are those of the view.
class ListForwardingNode: ForwardingNode {
  final let children: ChildList

  init(_ children: ChildList, _ inputs: _ViewInputs) {
    self.children = children
    super.init(inputs)
    children.container = self
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == LayoutOutput.self { return super.output(key) }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    children.children.first?.node.trait(id)
  }
}
