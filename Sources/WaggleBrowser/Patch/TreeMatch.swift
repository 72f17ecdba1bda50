import Waggle

/// Which elements of an old list stand for the nodes of a new one.
///
/// Identities are matched first, and then the keys of what remains; of several equal ones, the first that remains.
///
/// Always true: each old element stands for one node or is in `removed`, and a node without an old element has a
/// description.
struct TreeMatch<Element: DiffableElement> {
  /// For each node, the index of its element in the old list; nil if it needs a new one.
  private(set) var oldIndices: [Int?]
  /// For each node, its description; nil if its identity is that of the old element.
  private(set) var descriptions: [Element?]
  /// The indices of the old elements that stand for no node, in ascending order.
  let removed: [Int]

  init(
    _ old: [TreeDiffer<Element>.Mounted], _ nodes: [Element.Node],
    _ describe: (Element.Node) -> Element
  ) {
    var free = FreeIndices(count: old.count)
    var identities = KeyedIndices<Element.Identity?>()
    oldIndices = nodes.map { node in
      Element.identity(of: node).flatMap { identity in
        identities.take(identity, from: &free) { old[$0].identity }
      }
    }
    descriptions = nodes.indices.map { [oldIndices] in
      oldIndices[$0] == nil ? describe(nodes[$0]) : nil
    }
    var keys = KeyedIndices<Element.Key>()
    for index in nodes.indices {
      guard let key = descriptions[index]?.key else { continue }
      oldIndices[index] = keys.take(key, from: &free) { old[$0].key }
    }
    removed = free.all
    #if WAGGLE_CHECKS
      checkInvariants(old.count)
    #endif
  }

  /// The old index and the description of the last node, whose match is removed.
  mutating func removeLast() -> (oldIndex: Int?, description: Element?) {
    (oldIndices.removeLast(), descriptions.removeLast())
  }

  /// The indices of the nodes whose elements need not move, in ascending order.
  var staying: [Int] { longestIncreasingSubsequence(oldIndices) }
}
