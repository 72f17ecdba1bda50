/// A node's list of stale edges: those whose sources may have changed since the node was computed.
///
/// Adding costs O(1) and leaves the list unsorted; it is sorted when it is read, so that k stale inputs cost O(k
/// log k) however many inputs the node has.
extension Graph {
  /// Adds the edge to its reader's list if it is not there yet.
  @inline(__always)
  func pushStale(_ id: EdgeID, _ stale: UnsafeMutablePointer<Edge>) {
    if stale.pointee.isStale { return }
    stale.pointee.isStale = true
    let target = nodes[stale.pointee.to]
    let first = target.pointee.firstStale
    if first != .none, edge(first).pointee.order < stale.pointee.order {
      target.pointee.flags.insert(.unsorted)
    }
    stale.pointee.nextStale = first
    target.pointee.firstStale = id
  }

  /// The stale edge that was read first, or `none`.
  @inline(__always)
  func firstStaleEdge(_ node: UnsafeMutablePointer<Node>) -> EdgeID {
    if node.pointee.flags.contains(.unsorted) { sortStale(node) }
    return node.pointee.firstStale
  }

  /// Removes the first edge from the list, which must not be empty.
  @inline(__always)
  func popStale(_ node: UnsafeMutablePointer<Node>) {
    let stale = edge(node.pointee.firstStale)
    node.pointee.firstStale = stale.pointee.nextStale
    stale.pointee.isStale = false
    stale.pointee.nextStale = .none
  }

  func clearStale(_ node: UnsafeMutablePointer<Node>) {
    while node.pointee.firstStale != .none { popStale(node) }
    node.pointee.flags.remove(.unsorted)
  }

  /// Takes the input edges from `first` onwards off the list.
  func removeStale(from first: EdgeID, of node: UnsafeMutablePointer<Node>) {
    var id = first
    while id != .none {
      edge(id).pointee.isStale = false
      id = edge(id).pointee.nextInput
    }
    var kept = EdgeID.none
    var next = node.pointee.firstStale
    while next != .none {
      let stale = edge(next)
      let after = stale.pointee.nextStale
      stale.pointee.nextStale = stale.pointee.isStale ? kept : .none
      if stale.pointee.isStale { kept = next }
      next = after
    }
    node.pointee.firstStale = kept
    node.pointee.flags.insert(.unsorted)
  }

  @inline(never)
  private func sortStale(_ node: UnsafeMutablePointer<Node>) {
    node.pointee.flags.remove(.unsorted)
    var count = 0
    var id = node.pointee.firstStale
    while id != .none {
      count += 1
      id = edge(id).pointee.nextStale
    }
    node.pointee.firstStale = sorted(node.pointee.firstStale, count).first
  }

  /// Merge-sorts the first `count` edges of a list; `rest` is what follows them.
  private func sorted(_ first: EdgeID, _ count: Int) -> (first: EdgeID, rest: EdgeID) {
    if count == 0 { return (.none, first) }
    if count == 1 {
      let rest = edge(first).pointee.nextStale
      edge(first).pointee.nextStale = .none
      return (first, rest)
    }
    let low = sorted(first, count / 2)
    let high = sorted(low.rest, count - count / 2)
    return (merged(low.first, high.first), high.rest)
  }

  private func merged(_ a: EdgeID, _ b: EdgeID) -> EdgeID {
    var (a, b) = (a, b)
    var (first, last) = (EdgeID.none, EdgeID.none)
    while a != .none || b != .none {
      let takesA =
        b == .none || (a != .none && edge(a).pointee.order < edge(b).pointee.order)
      let next = takesA ? a : b
      if takesA { a = edge(a).pointee.nextStale } else { b = edge(b).pointee.nextStale }
      if last == .none { first = next } else { edge(last).pointee.nextStale = next }
      last = next
    }
    return first
  }
}
