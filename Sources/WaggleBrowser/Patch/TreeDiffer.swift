import Waggle

/// Keeps the elements that a page shows for a tree, and writes the steps from each tree to the next.
///
/// In each list, a new node takes the first old element of the same identity that is left. An effect that begins around
/// the content of an old element, or ends around that of a new node, is an element that is inserted or removed around it:
/// the content keeps its own (`ContentMatch`). Then each remaining node takes the first remaining element of the same key, and the others
/// get new elements.
///
/// Always true:
/// - The steps turn the page of the old tree into the page of the new one, cut off at `depthLimit`.
/// - A step names only elements that exist when it is applied. No number is assigned twice.
/// - A difference that was postponed is not forgotten: the element and those around it have no identity.
/// - A node of a known identity is not described. Its element may move, and the elements inside it have no steps.
/// - As few as possible of the elements that a list keeps are moved. `set` is written only where attributes differ.
/// - The steps of a list are each `remove`, first to last, and then, last to first, each element's `insert` or `move`,
///   its `set`, and the steps of its children. So the `next` of a position is where it will stay. What an effect was around
///   leaves it before the effect is removed, which is last.
/// - An element that is the only one of its key, as a scroll view is, keeps its element where it moves to another list: out of what
///   is removed. That is removed after all else.
///
/// Costs O(n) for a list of n nodes that is not shared, O(n log n) if its order changed.
package final class TreeDiffer<Element: DiffableElement> {
  package typealias Node = Element.Node
  package typealias Write = (TreeStep<Element>) -> Void

  /// An element of the page. Its identity may retain an object, so that the object's address is not reused.
  final class Mounted {
    let number: Int
    let key: Element.Key
    fileprivate(set) var identity: Element.Identity?
    fileprivate(set) var attributes: Element.Attributes
    fileprivate(set) var children: [Mounted] = [] { didSet { measure() } }
    /// The number of elements inside one another, from this one on; more where something was taken out of it.
    private(set) var height = 1

    fileprivate init(_ number: Int, _ element: Element) {
      (self.number, key, attributes) = (number, element.key, element.attributes)
    }

    private func measure() {
      height = 1
      for child in children { height = max(height, child.height + 1) }
    }

    /// The first element from this one on whose key is looked for.
    fileprivate func first(where isMatch: (Element.Key) -> Bool) -> Mounted? {
      var waiting = [self]
      while let element = waiting.popLast() {
        if isMatch(element.key) { return element }
        waiting += element.children.reversed()
      }
      return nil
    }

    /// Takes an element out of the children of this one, or of those inside.
    fileprivate func detach(_ element: Mounted) {
      var waiting = [self]
      while let next = waiting.popLast() {
        if let index = next.children.firstIndex(where: { $0 === element }) {
          next.children.remove(at: index)
          return
        }
        waiting += next.children
      }
    }
  }

  let root: Int
  let depthLimit: Int
  let numbers: ElementNumbers
  private let describe: (Node) -> Element
  private(set) var elements: [Mounted] = []
  /// What the update removes at its end, because something in it may have moved.
  private var leaving: [Mounted] = []
  /// Set once an element had a key that is unique.
  private var hasUnique = false
  /// Whether differences that cannot be seen are left to a later update.
  private var postpones = false
  /// How many differences this update has left.
  private var postponed = 0
  /// True once a node was too deep to be shown.
  package private(set) var isTruncated = false

  /// - Parameters:
  ///   - root: the number of the page's own element that holds the tree.
  ///   - depthLimit: the largest number of elements inside one another, not counting `root`.
  package init(
    root: Int, depthLimit: Int, _ numbers: ElementNumbers, describe: @escaping (Node) -> Element
  ) {
    (self.root, self.depthLimit, self.numbers) = (root, depthLimit, numbers)
    self.describe = describe
  }

  /// Writes the steps from the current tree to a new one, which becomes the current one.
  ///
  /// - Parameter postpones: whether differences of attributes that cannot be seen are left to a later update. The next
  /// update that does not postpone writes them.
  package func update(to nodes: [Node], postponing postpones: Bool = false, _ write: Write) {
    (self.postpones, postponed) = (postpones, 0)
    elements = updated(elements, to: nodes, in: root, depth: 0, write)
    for element in leaving { write(.remove(element.number)) }
    leaving = []
    if isChecking { checkInvariants() }
  }

  /// The key of an element; nil if the page has no element of that number. Costs O(elements).
  func key(of number: Int) -> Element.Key? { first { $0.number == number }?.key }

  /// The number of the first element with such a key. Costs O(elements).
  func number(where isMatch: (Element.Key) -> Bool) -> Int? { first { isMatch($0.key) }?.number }

  private func first(where isMatch: (Mounted) -> Bool) -> Mounted? {
    var waiting = elements
    while let element = waiting.popLast() {
      if isMatch(element) { return element }
      waiting += element.children
    }
    return nil
  }
}

// MARK: The steps of one list

extension TreeDiffer {
  /// The elements for `nodes`; `old` are those that the list has now.
  private func updated(
    _ old: [Mounted], to nodes: [Node], in parent: Int, depth: Int, _ write: Write
  ) -> [Mounted] {
    if isShared(old, nodes) { return old }
    guard depth < depthLimit else {
      isTruncated = isTruncated || !nodes.isEmpty
      return []
    }
    var match = TreeMatch(old, nodes, room: depthLimit - depth, describe)
    for index in match.removed { remove(old[index], write) }
    var staying = match.staying
    var result: [Mounted] = []
    result.reserveCapacity(nodes.count)
    for index in nodes.indices.reversed() {
      let position = TreePosition(parent: parent, next: result.last?.number ?? 0)
      let (element, description) = match.removeLast()
      let mounted =
        element ?? rescue(description!, at: position, room: depthLimit - depth, write)
        ?? insert(description!, at: position, write)
      if staying.last == index {
        staying.removeLast()
      } else if element != nil {
        write(.move(mounted.number, to: position))
      }
      if let content = match.wrapped[index] { move(content, into: mounted, write) }
      if let description {
        update(mounted, to: description, of: nodes[index], depth: depth, write)
      }
      result.append(mounted)
    }
    result.reverse()
    for index in match.ended { write(.remove(old[index].number)) }
    if isChecking { check(result, standFor: nodes) }
    return result
  }

  /// Whether the elements stand for these nodes already, and the subtrees are the same.
  private func isShared(_ elements: [Mounted], _ nodes: [Node]) -> Bool {
    elements.count == nodes.count
      && zip(elements, nodes).allSatisfy { element, node in
        element.identity != nil && element.identity == Element.identity(of: node)
      }
  }

  private func remove(_ element: Mounted, _ write: Write) {
    if hasUnique, element.first(where: { Element.isUnique($0) }) != nil {
      leaving.append(element)
    } else {
      write(.remove(element.number))
    }
  }

  /// Moves the element of a key that is unique out of what is leaving; nil if it is not there, or is deeper than there is room.
  private func rescue(
    _ description: Element, at position: TreePosition, room: Int, _ write: Write
  ) -> Mounted? {
    guard Element.isUnique(description.key), !leaving.isEmpty, !isTruncated else { return nil }
    for (index, element) in leaving.enumerated() {
      guard let found = element.first(where: { $0 == description.key }) else { continue }
      guard found.height <= room else { return nil }
      if found === element { leaving.remove(at: index) } else { element.detach(found) }
      write(.move(found.number, to: position))
      return found
    }
    return nil
  }

  private func insert(
    _ description: Element, at position: TreePosition, _ write: Write
  ) -> Mounted {
    let element = Mounted(numbers.next(), description)
    if Element.isUnique(element.key) { hasUnique = true }
    write(.insert(element.number, description, at: position))
    return element
  }

  /// Moves the content of an effect that begins into its new element.
  private func move(_ content: Mounted, into effect: Mounted, _ write: Write) {
    write(.move(content.number, to: TreePosition(parent: effect.number, next: 0)))
    effect.children = [content]
  }

  /// Updates an element to the description of a node, and then its children.
  private func update(
    _ element: Mounted, to description: Element, of node: Node, depth: Int, _ write: Write
  ) {
    let postponedBefore = postponed
    if element.attributes != description.attributes {
      if postpones, Element.isUnseen(from: element.attributes, to: description.attributes) {
        postponed += 1
      } else {
        write(.set(element.number, from: element.attributes, to: description))
        element.attributes = description.attributes
      }
    }
    element.children = updated(
      element.children, to: description.children, in: element.number, depth: depth + 1, write)
    // What is left is visited again, even if the tree is the same then.
    element.identity = postponed == postponedBefore ? Element.identity(of: node) : nil
  }
}
