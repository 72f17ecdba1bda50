extension Graph {
  /// Stores `value` in the node; true if it differs from the value before.
  @inlinable
  package func store<Value>(_ value: Value, in id: NodeID) -> Bool {
    guard let cached = cachedPointer(to: id) else {
      uninitializedStorage(of: id).initializeMemory(as: Value.self, to: value)
      return true
    }
    if withUnsafePointer(to: value, { isSame(cached, $0, as: id) }) { return false }
    cached.assumingMemoryBound(to: Value.self).pointee = value
    return true
  }

  /// The same for trivial types: `==` is resolved at compile time.
  @inlinable
  package func store<Value: Equatable & BitwiseCopyable>(_ value: Value, in id: NodeID) -> Bool {
    guard let cached = cachedPointer(to: id)?.assumingMemoryBound(to: Value.self) else {
      uninitializedStorage(of: id).initializeMemory(as: Value.self, to: value)
      return true
    }
    if cached.pointee == value { return false }
    cached.pointee = value
    return true
  }

  /// Uninitialised memory for a first value; the caller must initialise it at once.
  @usableFromInline
  func uninitializedStorage(of id: NodeID) -> UnsafeMutableRawPointer {
    let node = liveNode(id)
    let (size, alignment, isInline) = node.witnesses._withUnsafeGuaranteedRef {
      ($0.size, $0.alignment, $0.isInline)
    }
    if !isInline {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
      node.pointee.storage.0 = UInt(bitPattern: memory)
      node.pointee.flags.insert(.boxed)
    }
    node.pointee.flags.remove(.forwards)
    node.pointee.flags.insert(.hasValue)
    return valuePointer(node)
  }

  /// Records that an input has its first value: it is up to date until it is set.
  @usableFromInline
  func noteFirstValue(of id: NodeID) {
    let node = nodes[id.index]
    node.pointee.flags.remove([.stale, .mustRun])
    noteChange(node)
    node.pointee.verifiedAt = state.pointee.clock
    endStep()
  }

  @usableFromInline
  func noteSet(_ id: NodeID) {
    let node = nodes[id.index]
    noteChange(node)
    node.pointee.verifiedAt = state.pointee.clock
    markDependents(of: id.index)
    endStep()
  }

  @inline(__always)
  func noteChange(_ node: UnsafeMutablePointer<Node>) {
    state.pointee.clock += 1
    node.pointee.changedAt = state.pointee.clock
  }

  @usableFromInline
  func requireInput(_ id: NodeID) {
    guard liveNode(id).rule == nil else {
      stop("\(name(id.index)) has a rule and cannot be set")
    }
  }

  @inline(__always)
  func valuePointer(_ node: UnsafeMutablePointer<Node>) -> UnsafeMutableRawPointer {
    if node.pointee.flags.contains(.boxed) {
      return UnsafeMutableRawPointer(bitPattern: node.pointee.storage.0)!
    }
    return UnsafeMutableRawPointer(node) + Node.storageOffset
  }

  func destroyValue(_ node: UnsafeMutablePointer<Node>) {
    guard node.pointee.flags.contains(.hasValue) else { return }
    node.pointee.flags.remove(.hasValue)
    let value = valuePointer(node)
    node.witnesses._withUnsafeGuaranteedRef { if $0.size > 0 { $0.destroy(value) } }
    if node.pointee.flags.contains(.boxed) { value.deallocate() }
    node.pointee.flags.remove(.boxed)
  }

  /// The node with this id; stops if it was removed.
  @inline(__always)
  func liveNode(_ id: NodeID) -> UnsafeMutablePointer<Node> {
    guard id.index < nodes.count else { stopStale(id) }
    let node = nodes[id.index]
    guard node.pointee.generation == id.generation else { stopStale(id) }
    return node
  }

  @inline(never)
  private func stopStale(_ id: NodeID) -> Never {
    stop("a value was read whose node was removed (\(id.index).\(id.generation))")
  }
}
