/// Which elements of an old list stand for the nodes of a new one.
///
/// Identities are matched first, and then the keys of what remains; of several equal ones, the first that remains.
///
/// Always true: each old element stands for one node or is in `removed`, and a node without an old element has a
/// description.
@MainActor struct TreeMatch<Element: DiffableElement> {
  /// For each node, the index of its element in the old list; nil if it needs a new one.
  private(set) var oldIndices: [Int?]
  /// For each node, its description; nil if its identity is that of the old element.
  let descriptions: [Element?]
  /// The indices of the old elements that stand for no node, in ascending order.
  let removed: [Int]

  init(
    _ old: [TreeDiffer<Element>.Mounted], _ nodes: [Element.Node],
    _ describe: (Element.Node) -> Element
  ) {
    var identities = KeyedIndices(old.map(\.identity))
    oldIndices = nodes.map { Element.identity(of: $0).flatMap { identities.take($0) } }
    descriptions = zip(oldIndices, nodes).map { $0 == nil ? describe($1) : nil }
    let remaining = identities.remaining
    var keys = KeyedIndices(remaining.map { old[$0].key })
    for (index, description) in descriptions.enumerated() {
      guard let description else { continue }
      oldIndices[index] = keys.take(description.key).map { remaining[$0] }
    }
    removed = keys.remaining.map { remaining[$0] }
    #if WAGGLE_CHECKS
      checkInvariants(old.count)
    #endif
  }
}
