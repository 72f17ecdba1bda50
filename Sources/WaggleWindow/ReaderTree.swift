import Foundation
import Waggle

/// Finds what has changed in the elements of a window.
///
/// Always true after an update: the nodes are described as a new tree of the same elements would be, in the same order.
@MainActor struct ReaderTree {
  let root: ReaderNode
  private var changes: [ReaderChange] = []
  /// How many elements were described, of those that were not kept.
  private(set) var descriptions = 0

  init() {
    let around = ReaderElement(kind: .group)
    root = ReaderNode(around, nil, in: ReaderSurroundings(around))
  }

  /// Takes over the elements of a window, in reading order on each level.
  mutating func update(to elements: [AccessibilityElement]) -> [ReaderChange] {
    changes = []
    update(root, to: elements, depth: 0)
    defer { changes = [] }
    return changes
  }

  private mutating func update(
    _ parent: ReaderNode, to elements: [AccessibilityElement], depth: Int
  ) {
    let elements = depth < ReaderNode.maximumDepth ? elements : []
    if parent.children.count == elements.count, follow(parent, elements, depth: depth) { return }
    let around = ReaderSurroundings(parent.element)
    let described = elements.map { describe($0, in: around) }
    let old = parent.children
    let match = ReaderMatch(old, elements, described)
    for index in match.removed.reversed() {
      old[index].parent = nil
      changes.append(.removed(old[index], from: parent, at: index))
    }
    parent.children = elements.indices.map { index in
      match.oldIndices[index].map { old[$0] }
        ?? ReaderNode(described[index], elements[index], in: around)
    }
    var staying = longestIncreasingSubsequence(match.oldIndices)[...]
    for (index, node) in parent.children.enumerated() {
      (node.parent, node.index) = (parent, index)
      let isStaying = staying.first == index
      if isStaying { staying.removeFirst() }
      guard let oldIndex = match.oldIndices[index] else {
        fill(node, with: inside(elements[index], node), depth: depth + 1)
        changes.append(.inserted(node))
        continue
      }
      if !isStaying { changes.append(.moved(node, from: oldIndex)) }
      node.take(elements[index], in: around)
      set(node, to: described[index])
      update(node, to: inside(elements[index], node), depth: depth + 1)
    }
  }

  private mutating func set(_ node: ReaderNode, to described: ReaderElement) {
    guard node.element != described else { return }
    let last = node.element
    node.element = described
    changes.append(.changed(node, from: last))
  }

  /// Updates nodes that stand for elements one by one; false, without a change, where some do not.
  private mutating func follow(
    _ parent: ReaderNode, _ elements: [AccessibilityElement], depth: Int
  ) -> Bool {
    let (nodes, around) = (parent.children, ReaderSurroundings(parent.element))
    var described: [Int: ReaderElement] = [:]
    var inputs: [ReaderState] = []
    inputs.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let input = ReaderState(input: elements[index])
      inputs.append(input)
      if node.isKept(as: elements[index], in: around, input) { continue }
      guard node.view == elements[index].id else { return false }
      let new = describe(elements[index], in: around)
      guard new.abilities == node.element.abilities else { return false }
      described[index] = new
    }
    for (index, node) in nodes.enumerated() {
      if let new = described[index] {
        node.take(elements[index], in: around)
        set(node, to: new)
      } else if !node.element.isSame(elements[index], inputs[index]) {
        var new = node.element
        new.setChanging(elements[index], inputs[index])
        set(node, to: new)
      }
      update(node, to: inside(elements[index], node), depth: depth + 1)
    }
    return true
  }

  private func inside(_ element: AccessibilityElement, _ node: ReaderNode) -> [AccessibilityElement]
  { element.inside(as: node.element.kind) }

  /// Makes the nodes in a new one: its insertion is the only change.
  private mutating func fill(_ node: ReaderNode, with elements: [AccessibilityElement], depth: Int)
  {
    guard !elements.isEmpty else { return }
    let count = changes.count
    update(node, to: elements, depth: depth)
    changes.removeSubrange(count...)
  }

  private mutating func describe(_ element: AccessibilityElement, in around: ReaderSurroundings)
    -> ReaderElement
  {
    guard let kept = element.kept, !element.actions.areMadeLater else {
      descriptions += 1
      return ReaderElement(element, in: around)
    }
    if let known = kept.made as? DescribedReaderElement, known.isSame(element, in: around) {
      var made = known.element
      made.setChanging(element, ReaderState(input: element))
      return made
    }
    descriptions += 1
    let made = ReaderElement(element, in: around)
    kept.made = DescribedReaderElement(made, in: around)
    return made
  }
}

/// Which nodes stand for new elements: those of the same views with the same abilities, the first first.
@MainActor private struct ReaderMatch {
  /// Identifies an element among its siblings.
  private struct Key: Hashable {
    let view: Int
    let abilities: ReaderAbilities
  }

  /// For each new element, the index of the node; nil for a new one.
  private(set) var oldIndices: [Int?]
  /// The nodes that stand for none, in ascending order.
  private(set) var removed: [Int] = []

  init(_ old: [ReaderNode], _ elements: [AccessibilityElement], _ described: [ReaderElement]) {
    let isAligned =
      old.count == elements.count
      && old.indices.allSatisfy {
        old[$0].view == elements[$0].id && old[$0].element.abilities == described[$0].abilities
      }
    if isAligned {
      oldIndices = Array(old.indices)
      return
    }
    var free: [Key: [Int]] = [:]
    for (index, node) in old.enumerated().reversed() {
      free[Key(view: node.view, abilities: node.element.abilities), default: []].append(index)
    }
    oldIndices = elements.indices.map {
      free[Key(view: elements[$0].id, abilities: described[$0].abilities)]?.popLast()
    }
    removed = free.values.flatMap(\.self).sorted()
  }
}
