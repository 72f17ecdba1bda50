/// Nodes that pass the value of another node on.
///
/// Always true: a node that forwards has the value of its target, which does not forward when the rule runs, and it does not
/// depend on that value. Who reads the node depends on both: so a change of the value costs the same through any number of
/// nodes that pass it on, and none of them runs. The rule runs again where something changed between it and the target.
extension Graph {
  /// Makes the value of `source` that of a node, instead of a value of the same type that the node stores. For the node's rule,
  /// while it runs.
  ///
  /// - Returns: whether the node did not forward there before, as `Rule.update` does.
  package func forward(_ id: NodeID, to source: NodeID) -> Bool {
    let target = finalTarget(of: source)
    let node = liveNode(id)
    if node.pointee.flags.contains(.forwards), forwardingTarget(node) == target { return false }
    destroyValue(node)
    node.pointee.storage.0 = UInt(target.index) | UInt(target.generation) << 32
    node.pointee.flags.insert(.forwards)
    return true
  }

  /// The node whose value a node passes on.
  @inline(__always)
  func forwardingTarget(_ node: UnsafeMutablePointer<Node>) -> NodeID {
    let bits = node.pointee.storage.0
    return NodeID(
      index: UInt32(truncatingIfNeeded: bits), generation: UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Whether a node passes on what `source` has or passes on.
  func forwards(_ id: NodeID, to source: NodeID) -> Bool {
    let (node, next) = (liveNode(id), liveNode(source))
    guard node.pointee.flags.contains(.forwards) else { return false }
    let target = forwardingTarget(node)
    return target == source
      || next.pointee.flags.contains(.forwards) && forwardingTarget(next) == target
  }

  /// The node that has the value of `source`. The running rule depends on where `source` forwards, if it does; not on the value.
  private func finalTarget(of source: NodeID) -> NodeID {
    let node = liveNode(source)
    if node.pointee.flags.contains(.hasValue) { return source }
    if !node.pointee.flags.isDisjoint(with: [.stale, .computing]) { pull(source) }
    guard node.pointee.flags.contains(.forwards) else { return source }
    record(source.index, node)
    return forwardingTarget(node)
  }
}
