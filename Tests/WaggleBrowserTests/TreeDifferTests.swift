import Testing
import TestSupport
import WaggleBrowser

/// Whatever two trees are, the steps turn the page of one into the page of the other, with as little work as possible.
@Suite struct TreeDifferTests {
  private func text(_ nodes: [TestNode]) -> String {
    func text(_ node: TestNode) -> String {
      let inner = node.children.map(text).joined(separator: " ")
      return "\(node.key)\(node.value)" + (inner.isEmpty ? "" : "(\(inner))")
    }
    return text(TestNode("/", nodes))
  }

  /// The length of the longest list that can be made from either list by removing items.
  private func common(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let first = a.first else { return 0 }
    let without = common(a.dropFirst(), b)
    guard let index = b.firstIndex(of: first) else { return without }
    return max(without, 1 + common(a.dropFirst(), b[(index + 1)...]))
  }

  /// All lists of up to `count` items; each item once, unless it may repeat.
  private func lists(_ items: String, upTo count: Int, mayRepeat: Bool = false) -> [[Character]] {
    var all: [[Character]] = [[]]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { list in
        items.filter { mayRepeat || !list.contains($0) }.map { list + [$0] }
      }
      all += longest
    }
    return all
  }

  /// Goes from each list to each other one and back, and checks every step.
  private func checkAllPairs(
    _ lists: [[TestNode]], _ check: (_ page: TestPage, _ old: [TestNode], _ new: [TestNode]) -> Void
  ) throws {
    for (index, first) in lists.enumerated() {
      let page = TestPage()
      try page.show(first)
      for second in lists[(index + 1)...] {
        for (old, new) in [(first, second), (second, first)] {
          try page.show(new)
          #expect(page.text == text(new), "\(text(old)) to \(text(new))")
          check(page, old, new)
        }
      }
    }
  }

  @Test func `any list of up to four keys becomes any other with the fewest steps`() throws {
    let keys = lists("abcde", upTo: 4)
    let all = keys.enumerated().map { index, keys in keys.map { TestNode($0, index % 3) } }
    try checkAllPairs(all) { page, old, new in
      let (oldKeys, newKeys) = (old.map(\.key), new.map(\.key))
      let kept = new.filter { oldKeys.contains($0.key) }
      let values = Dictionary(uniqueKeysWithValues: old.map { ($0.key, $0.value) })
      let expected = TestPage.Counts(
        inserts: new.count - kept.count, moves: kept.count - common(oldKeys[...], newKeys[...]),
        removes: old.count - kept.count, sets: kept.count { values[$0.key] != $0.value })
      #expect(page.counts == expected, "\(text(old)) to \(text(new))")
    }
  }

  @Test func `any list of up to four shared nodes becomes any other, and none is visited`() throws {
    let nodes = Dictionary(
      uniqueKeysWithValues: "abcde".map {
        ($0, TestNode($0, hasIdentity: true, [TestNode("x", hasIdentity: true)]))
      })
    let all = lists("abcde", upTo: 4).map { $0.compactMap { nodes[$0] } }
    try checkAllPairs(all) { page, old, new in
      let inserted = new.count { !old.contains($0) }
      let expected = TestPage.Counts(
        inserts: 2 * inserted,
        moves: new.count - inserted - common(old.map(\.key)[...], new.map(\.key)[...]),
        removes: old.count { !new.contains($0) })
      #expect(page.counts == expected, "\(text(old)) to \(text(new))")
      #expect(page.described.count == 2 * inserted, "\(text(old)) to \(text(new))")
    }
  }

  @Test(arguments: [false, true])
  func `of equal nodes in a list, as many stay as both lists have`(haveIdentity: Bool) throws {
    let nodes = [
      "a": TestNode("a", hasIdentity: haveIdentity), "b": TestNode("b", hasIdentity: haveIdentity),
    ]
    let all = lists("ab", upTo: 4, mayRepeat: true).map { $0.compactMap { nodes["\($0)"] } }
    try checkAllPairs(all) { page, old, new in
      let kept = ["a", "b"].map { key in
        min(old.count { $0 === nodes[key] }, new.count { $0 === nodes[key] })
      }.reduce(0, +)
      #expect(page.counts.inserts == new.count - kept)
      #expect(page.counts.removes == old.count - kept)
      #expect(page.counts.sets == 0)
    }
  }

  @Test func `a node of a new identity takes the first element of its key that no identity claims`()
    throws
  {
    let page = TestPage()
    let shared = TestNode("a", 1, hasIdentity: true)
    try page.show([shared, TestNode("a", 2, hasIdentity: true), TestNode("b", 3)])
    try page.show([TestNode("a", 4, hasIdentity: true), shared, TestNode("c", 5)])
    #expect(page.text == "/0(a4 a1 c5)")
    #expect(page.counts == TestPage.Counts(inserts: 1, moves: 1, removes: 1, sets: 1))
  }

  @Test func `one changed leaf describes the nodes above it only, and is one step`() throws {
    func tree(_ depth: Int) -> TestNode {
      TestNode(
        "n", hasIdentity: true, depth == 0 ? [] : (0..<5).map { _ in tree(depth - 1) })
    }
    func changed(_ node: TestNode) -> TestNode {
      guard let last = node.children.last else { return TestNode("n", 1, hasIdentity: true) }
      return TestNode("n", hasIdentity: true, node.children.dropLast() + [changed(last)])
    }
    let page = TestPage()
    let root = tree(4)
    try page.show([root])
    #expect(page.described.count == 781)
    try page.show([changed(root)])
    #expect(page.described.count == 5 && page.steps.count == 1)
    #expect(page.counts.sets == 1)
  }

  @Test func `a tree deeper than the limit is cut off there, and grows back when it is less deep`()
    throws
  {
    let page = TestPage(depthLimit: 2)
    let leaf = TestNode("c", [TestNode("d")])
    try page.show([TestNode("a", [TestNode("b")])])
    #expect(!page.differ.isTruncated)
    try page.show([TestNode("a", [TestNode("b", [leaf])])])
    #expect(page.text == "/0(a0(b0))" && page.steps.isEmpty && page.differ.isTruncated)
    try page.show([leaf])
    #expect(page.text == "/0(c0(d0))")
  }
}

/// Random trees, as seeds.
@Suite struct RandomTreeDifferTests {
  private func random(_ depth: Int, from known: [TestNode], _ generator: inout SeededGenerator)
    -> [TestNode]
  {
    (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
      if Int.random(in: 0..<3, using: &generator) == 0,
        let node = known.randomElement(using: &generator)
      {
        return node
      }
      return TestNode(
        "abc".randomElement(using: &generator)!, Int.random(in: 0..<3, using: &generator),
        hasIdentity: Bool.random(using: &generator),
        depth == 0 ? [] : random(depth - 1, from: known, &generator))
    }
  }

  /// Some nodes for the next tree, each with few nodes below it.
  private func sample(of nodes: [TestNode], _ generator: inout SeededGenerator) -> [TestNode] {
    all(nodes).filter { all($0.children).count < 30 }.shuffled(using: &generator).suffix(20)
  }

  private func all(_ nodes: [TestNode]) -> [TestNode] { nodes + nodes.flatMap { all($0.children) } }

  @Test(arguments: 0..<60)
  func `after any trees the page is as if the last had been the first`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 1))
    let page = TestPage(depthLimit: 4)
    var known: [TestNode] = []
    for _ in 0..<12 {
      let nodes = random(3, from: known, &generator)
      known = sample(of: nodes, &generator)
      try page.show(nodes)
      let fresh = TestPage(depthLimit: 4)
      try fresh.show(nodes)
      #expect(page.text == fresh.text)
      try page.show(nodes)
      #expect(page.steps.isEmpty)
    }
  }

  @Test(arguments: 0..<20)
  func `the element that a position names is the next one when all steps are done`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: UInt64(seed + 100))
    let page = TestPage()
    var known: [TestNode] = []
    for _ in 0..<12 {
      let nodes = random(2, from: known, &generator)
      known = sample(of: nodes, &generator)
      try page.show(nodes)
      for step in page.steps {
        switch step {
        case .insert(let number, _, let position), .move(let number, let position):
          #expect(page.next(of: number) == position.next)
        case .remove, .set: break
        }
      }
    }
  }
}
