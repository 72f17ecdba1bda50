import Waggle

/// Which elements of an old list stand for the nodes of a new one.
///
/// Identities are matched first, then the contents of effects that begin or end, and then the keys of what remains; of
/// several equal ones, the first that remains.
///
/// Always true: each old element stands for one node, is the content of a new effect, is an effect that has ended, or is in
/// `removed`; and a node without an element has a description.
struct TreeMatch<Element: DiffableElement> {
  typealias Mounted = TreeDiffer<Element>.Mounted

  private let old: [Mounted]
  /// For each node, the index of its element in the old list; nil if that is not in the list.
  private(set) var oldIndices: [Int?]
  /// For each node, its description; nil if its identity is that of the old element.
  private(set) var descriptions: [Element?]
  /// The elements inside of old ones that stand for nodes, by the index of the node: the effects around them have ended.
  private var unwrapped: [Int: Mounted] = [:]
  /// The old elements around which an effect begins, by the index of the effect's node.
  private(set) var wrapped: [Int: Mounted] = [:]
  /// The indices of the old elements that were effects around the element of a node now, in ascending order.
  private(set) var ended: [Int] = []
  /// The indices of the old elements that stand for no node, in ascending order.
  private(set) var removed: [Int] = []

  /// - Parameter room: the largest number of elements inside one another in the list.
  init(
    _ old: [Mounted], _ nodes: [Element.Node], room: Int, _ describe: (Element.Node) -> Element
  ) {
    self.old = old
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
    var contents = ContentMatch<Element>(old, room: room)
    for index in nodes.indices where oldIndices[index] == nil {
      guard let identity = Element.identity(of: nodes[index]) else { continue }
      if let content = contents.takeContent(of: identity, from: &free) {
        wrapped[index] = old[content]
      } else if let (effect, content) = contents.takeEffect(around: identity, from: &free) {
        unwrapped[index] = content
        ended.append(effect)
      }
    }
    matchChangedContents(nodes, room: room, from: &free, describe)
    ended.sort()
    var keys = KeyedIndices<Element.Key>()
    for index in nodes.indices where wrapped[index] == nil && unwrapped[index] == nil {
      guard let key = descriptions[index]?.key else { continue }
      oldIndices[index] = keys.take(key, from: &free) { old[$0].key }
    }
    removed = free.all
    if isChecking { checkInvariants() }
  }

  /// Content that changes in the frame in which an effect begins or ends around it is found by its place among those that have
  /// no match, and keeps its element. Only where as many old elements as nodes are left.
  private mutating func matchChangedContents(
    _ nodes: [Element.Node], room: Int, from free: inout FreeIndices,
    _ describe: (Element.Node) -> Element
  ) {
    let rest = nodes.indices.filter {
      oldIndices[$0] == nil && wrapped[$0] == nil && unwrapped[$0] == nil
    }
    let indices = free.all
    guard rest.count == indices.count else { return }
    for (node, index) in zip(rest, indices) {
      guard let identity = Element.identity(of: nodes[node]), let description = descriptions[node]
      else { continue }
      let element = old[index]
      switch (element.effectContent, Element.effectContent(of: identity) != nil) {
      case (nil, true) where element.height < room:
        guard description.innermost(describe)?.key == element.key else { continue }
        wrapped[node] = element
      case ((let content, let depth)?, false) where depth + content.height < room:
        guard content.key == description.key else { continue }
        unwrapped[node] = content
        ended.append(index)
      default: continue
      }
      free.take(index)
    }
  }

  /// The element and the description of the last node, whose match is removed. The element is nil if the node needs a new one.
  mutating func removeLast() -> (element: Mounted?, description: Element?) {
    let oldIndex = oldIndices.removeLast()
    return (oldIndex.map { old[$0] } ?? unwrapped[oldIndices.count], descriptions.removeLast())
  }

  /// The indices of the nodes whose elements need not move, in ascending order.
  var staying: [Int] { longestIncreasingSubsequence(oldIndices) }

  /// Stops if a law does not hold. Costs O(old + nodes).
  private func checkInvariants() {
    let contents = wrapped.values.compactMap { content in old.firstIndex { $0 === content } }
    let used = oldIndices.compactMap(\.self) + removed + ended + contents
    checkInvariant(
      used.sorted() == Array(old.indices), "each old element has one use, or is removed")
    checkInvariant(removed == removed.sorted(), "elements are removed from first to last")
    checkInvariant(
      oldIndices.indices.allSatisfy { oldIndices[$0] != nil || descriptions[$0] != nil },
      "a node without an old element has a description")
  }
}

extension DiffableElement {
  /// What the effects inside one another are around, this one first; nil where one has not one child.
  fileprivate func innermost(_ describe: (Node) -> Self) -> Self? {
    var element = self
    for _ in 0..<ContentMatch<Self>.longest {
      guard element.children.count == 1 else { return nil }
      let child = element.children[0]
      element = describe(child)
      guard let identity = Self.identity(of: child), Self.effectContent(of: identity) != nil else {
        return element
      }
    }
    return nil
  }
}
