import WaggleBrowser

/// A node of a test's tree.
final class TestNode: Hashable {
  let key: Character
  let value: Int
  let children: [TestNode]
  /// Whether the differ may know that the same object is the same subtree.
  let hasIdentity: Bool

  init(_ key: Character, _ value: Int = 0, hasIdentity: Bool = false, _ children: [TestNode] = []) {
    (self.key, self.value, self.hasIdentity, self.children) = (key, value, hasIdentity, children)
  }

  convenience init(_ key: Character, _ children: [TestNode]) { self.init(key, 0, children) }

  static func == (a: TestNode, b: TestNode) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct TestElement: DiffableElement {
  let node: TestNode

  static func identity(of node: TestNode) -> TestNode? { node.hasIdentity ? node : nil }

  /// A capital letter is an effect around its only child.
  static func effectContent(of node: TestNode) -> TestNode? {
    guard node.key.isUppercase, node.children.count == 1 else { return nil }
    return node.children[0].hasIdentity ? node.children[0] : nil
  }

  /// A digit is in a tree once, as a scroll view is.
  static func isUnique(_ key: Character) -> Bool { key.isNumber }

  var key: Character { node.key }
  var attributes: Int { node.value }
  var children: [TestNode] { node.children }
}

/// A differ and the page to which its steps are applied. The page's own element has the number 1.
final class TestPage {
  private struct Element {
    var value: Int
    var key: Character
    var parent: Int
    var children: [Int] = []
  }

  /// A step that makes no sense.
  struct Wrong: Error { let reason: String }

  private var elements = [1: Element(value: 0, key: "/", parent: 0)]
  private var numbers: Set<Int> = []
  private(set) var steps: [TreeStep<TestElement>] = []
  /// The keys of the nodes that the last update described, in order.
  private(set) var described: [Character] = []
  private(set) lazy var differ = TreeDiffer<TestElement>(
    root: 1, depthLimit: depthLimit, ElementNumbers()
  ) { [unowned self] in
    described.append($0.key)
    return TestElement(node: $0)
  }
  private let depthLimit: Int

  init(depthLimit: Int = 10) { self.depthLimit = depthLimit }

  func show(_ nodes: [TestNode]) throws {
    (steps, described) = ([], [])
    var new: [TreeStep<TestElement>] = []
    differ.update(to: nodes) { new.append($0) }
    steps = new
    for step in steps { try apply(step) }
  }

  private func apply(_ step: TreeStep<TestElement>) throws {
    switch step {
    case .insert(let number, let element, let position):
      guard numbers.insert(number).inserted, number != 1 else { throw Wrong(reason: "\(step)") }
      elements[number] = Element(
        value: element.attributes, key: element.key, parent: position.parent)
      try enter(number, position, step)
    case .move(let number, let position):
      guard elements[number] != nil, !isInside(position.parent, number) else {
        throw Wrong(reason: "\(step)")
      }
      leave(number)
      elements[number]?.parent = position.parent
      try enter(number, position, step)
    case .remove(let number):
      guard elements[number] != nil else { throw Wrong(reason: "\(step)") }
      leave(number)
      delete(number)
    case .set(let number, let old, let element):
      guard elements[number]?.value == old, elements[number]?.key == element.key,
        old != element.attributes
      else { throw Wrong(reason: "\(step)") }
      elements[number]?.value = element.attributes
    }
  }

  /// Whether an element is inside of another, or is the same.
  private func isInside(_ number: Int, _ other: Int) -> Bool {
    var next = number
    while next != 0, next != other { next = elements[next]?.parent ?? 0 }
    return next == other
  }

  private func enter(_ number: Int, _ position: TreePosition, _ step: TreeStep<TestElement>) throws
  {
    guard let siblings = elements[position.parent]?.children else { throw Wrong(reason: "\(step)") }
    let index = position.next == 0 ? siblings.endIndex : siblings.firstIndex(of: position.next)
    guard let index else { throw Wrong(reason: "\(step)") }
    elements[position.parent]?.children.insert(number, at: index)
  }

  private func leave(_ number: Int) {
    guard let parent = elements[number]?.parent else { return }
    elements[parent]?.children.removeAll { $0 == number }
  }

  private func delete(_ number: Int) {
    for child in elements.removeValue(forKey: number)?.children ?? [] { delete(child) }
  }

  /// The page, without the numbers: each element's key and value, and in parentheses its children.
  var text: String { text(of: 1) }

  private func text(of number: Int) -> String {
    guard let element = elements[number] else { return "?" }
    let inner = element.children.map { text(of: $0) }.joined(separator: " ")
    return "\(element.key)\(element.value)" + (inner.isEmpty ? "" : "(\(inner))")
  }

  /// The number of the element that follows; 0 for the last of a list, nil without the element.
  func next(of number: Int) -> Int? {
    guard let parent = elements[number]?.parent, let siblings = elements[parent]?.children,
      let index = siblings.firstIndex(of: number)
    else { return nil }
    return index + 1 < siblings.count ? siblings[index + 1] : 0
  }
}

extension TestPage {
  /// How many steps of each kind the last update had.
  struct Counts: Equatable {
    var inserts = 0
    var moves = 0
    var removes = 0
    var sets = 0
  }

  var counts: Counts {
    steps.reduce(into: Counts()) { counts, step in
      switch step {
      case .insert: counts.inserts += 1
      case .move: counts.moves += 1
      case .remove: counts.removes += 1
      case .set: counts.sets += 1
      }
    }
  }
}
