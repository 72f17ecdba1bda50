import Foundation
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// An effect that begins or ends is an element that is inserted or removed; its content keeps its elements.
@Suite struct EffectStepTests {
  private func content(_ name: Character = "a", _ count: Int = 5) -> TestNode {
    TestNode(
      name, hasIdentity: true, (0..<count).map { TestNode("x", $0, hasIdentity: true) })
  }

  private func effect(_ key: Character, _ node: TestNode) -> TestNode {
    TestNode(key, hasIdentity: true, [node])
  }

  private func text(_ nodes: [TestNode]) -> String {
    func text(_ node: TestNode) -> String {
      let inner = node.children.map(text).joined(separator: " ")
      return "\(node.key)\(node.value)" + (inner.isEmpty ? "" : "(\(inner))")
    }
    return text(TestNode("/", nodes))
  }

  @Test func `an effect that begins and ends is one element, and its content is moved`() throws {
    let page = TestPage()
    let (a, b, c) = (content("a"), content("b"), content("c"))
    try page.show([a, b, c])
    try page.show([a, effect("E", b), c])
    #expect(page.text == text([a, effect("E", b), c]))
    #expect(page.counts == TestPage.Counts(inserts: 1, moves: 1))
    try page.show([a, b, c])
    #expect(page.text == text([a, b, c]))
    #expect(page.counts == TestPage.Counts(moves: 1, removes: 1))
  }

  @Test func `up to eight effects inside one another begin and end with their content`() throws {
    for depth in 1...8 {
      let page = TestPage(depthLimit: 20)
      let inner = content()
      let outer = (0..<depth).reduce(inner) { node, _ in effect("E", node) }
      try page.show([inner])
      try page.show([outer])
      #expect(page.text == text([outer]))
      #expect(page.counts.inserts == depth && page.counts.removes == 0, "\(page.counts)")
      try page.show([inner])
      #expect(page.text == text([inner]))
      #expect(page.counts == TestPage.Counts(moves: 1, removes: 1))
    }
  }

  @Test func `the content of an effect that begins is not described`()
    throws
  {
    let page = TestPage()
    let a = content("a", 50)
    try page.show([a])
    try page.show([effect("E", a)])
    #expect(page.described == ["E"])
  }

  @Test func `an effect that changes its kind keeps its content`() throws {
    let page = TestPage()
    let a = content()
    try page.show([effect("E", a)])
    try page.show([TestNode("E", 3, hasIdentity: true, [a])])
    #expect(page.counts == TestPage.Counts(sets: 1))
  }

  @Test func `content that changes as an effect begins or ends around it keeps its elements`()
    throws
  {
    for depth in 1...8 {
      let page = TestPage(depthLimit: 20)
      func nodes(_ depth: Int, _ value: Int) -> [TestNode] {
        let changed = TestNode("a", value, hasIdentity: true, content().children)
        return [content("a"), (0..<depth).reduce(changed) { node, _ in effect("E", node) }]
      }
      try page.show(nodes(0, 1))
      let begun = nodes(depth, 2)
      try page.show(begun)
      #expect(page.text == text(begun))
      #expect(page.counts.inserts == depth && page.counts.removes == 0, "\(page.counts)")
      #expect(page.counts.sets == 1)
      let ended = nodes(0, 3)
      try page.show(ended)
      #expect(page.text == text(ended))
      #expect(page.counts == TestPage.Counts(moves: 1, removes: 1, sets: 1))
    }
  }

  @Test func `an effect is not moved into a page that is too deep for its content`() throws {
    for limit in 1...5 {
      let page = TestPage(depthLimit: limit)
      let deep = TestNode(
        "a", hasIdentity: true, [TestNode("b", hasIdentity: true, [content("c")])])
      for nodes in [[deep], [effect("E", deep)], [deep], [effect("F", effect("E", deep))], [deep]] {
        try page.show(nodes)
        let fresh = TestPage(depthLimit: limit)
        try fresh.show(nodes)
        #expect(page.text == fresh.text, "\(limit)")
      }
    }
  }

  @Test func `any two lists of nodes with and without effects become each other`() throws {
    let nodes = "abc".map { content($0, 1) }
    let forms = nodes.flatMap { node in
      [node, effect("E", node), effect("F", node), effect("F", effect("E", node))]
    }
    var lists: [[TestNode]] = [[]]
    lists += forms.map { [$0] }
    lists += forms.flatMap { a in forms.map { [a, $0] } }
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<60 { lists.append((0..<4).map { _ in forms.randomElement(using: &dice)! }) }
    for first in lists.indices where first.isMultiple(of: 3) {
      let page = TestPage()
      try page.show(lists[first])
      for second in lists {
        try page.show(second)
        #expect(page.text == text(second))
      }
    }
  }

  @Test(arguments: 0..<40)
  func `random trees with effects become each other, as fresh pages are`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed + 100)
    var known = [content("a", 2), content("b", 1)]
    func random(_ depth: Int) -> TestNode {
      let choice = Int.random(in: 0..<8, using: &dice)
      if depth == 0 || choice < 3 { return known.randomElement(using: &dice)! }
      if choice < 6 { return effect(choice == 3 ? "E" : "F", random(depth - 1)) }
      return TestNode(
        "g", hasIdentity: true,
        (0..<Int.random(in: 0..<4, using: &dice)).map { _ in random(depth - 1) })
    }
    let limit = Int.random(in: 2..<8, using: &dice)
    let page = TestPage(depthLimit: limit)
    for _ in 0..<15 {
      let nodes = (0..<Int.random(in: 0..<4, using: &dice)).map { _ in random(3) }
      known += nodes.prefix(1)
      known = known.suffix(6)
      try page.show(nodes)
      let fresh = TestPage(depthLimit: limit)
      try fresh.show(nodes)
      #expect(page.text == fresh.text)
    }
  }
}

/// The same in pages of display lists, and of views.
@MainActor @Suite struct EffectPatchTests {
  private func leaf(_ x: Int) -> DisplayNode {
    DisplayNode(
      .rectangle(CGRect(x: x, y: 0, width: 10, height: 10), .color(ResolvedColor(hex: UInt32(x)))))
  }

  private func group(_ count: Int, from first: Int = 0) -> DisplayNode {
    DisplayNode(.group((first..<first + count).map(leaf)))
  }

  private func offset(_ x: CGFloat, _ node: DisplayNode) -> DisplayNode {
    DisplayNode(.offset(CGSize(width: x, height: 1), node))
  }

  private var effects: [(DisplayNode) -> DisplayNode] {
    [
      { DisplayNode(.opacity(0.5, $0)) },
      { DisplayNode(.blur(radius: 3, isOpaque: false, $0)) },
      { DisplayNode(.shadow(.black, radius: 2, offset: .zero, $0)) },
      { DisplayNode(.transform(CGAffineTransform(rotationAngle: 1), $0)) },
      { DisplayNode(.blend(.multiply, $0)) },
      { DisplayNode(.clip(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle(), $0)) },
      {
        DisplayNode(.opacity(0.5, DisplayNode(.transform(CGAffineTransform(rotationAngle: 1), $0))))
      },
    ]
  }

  @Test func `an effect around a group or a leaf makes its own elements only`() throws {
    let rest = group(3, from: 100)
    for (number, effect) in effects.enumerated() {
      for content in [group(20), leaf(1)] {
        for place in [{ self.offset(4, $0) }, { $0 }] {
          for isOuter in [false, true] {
            let page = Mirrored()
            let plain = DisplayNode(.group([rest, place(content)]))
            let changed = DisplayNode(
              .group([rest, isOuter ? effect(place(content)) : place(effect(content))]))
            try page.show(DisplayList(plain))
            let made = page.page.elements.count
            try page.show(DisplayList(changed))
            let added = number == effects.count - 1 ? 2 : 1
            #expect(page.page.elements.count == made + added)
            // Each element that is inserted, its move, and the position that the content gave to its effect.
            #expect(page.steps <= 2 * added + 1, "\(number): \(page.steps) steps")
            let fresh = Mirrored()
            try fresh.show(DisplayList(changed))
            #expect(page.page.text() == fresh.page.text())
            try page.show(DisplayList(plain))
            #expect(page.steps <= 3, "\(number): \(page.steps) steps")
            #expect(page.page.elements.count == made)
          }
        }
      }
    }
  }

  @Test func `an effect of a view makes and removes its own element only`() throws {
    func texts(_ count: Int) -> some View {
      VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    let knob = Knob(0)
    let host = makeHost(phone) {
      Turned(knob) { turn in
        HStack {
          Text("beside")
          texts(10).opacity(turn == 1 ? 0.5 : 1).blur(radius: turn == 2 ? 3 : 0)
            .shadow(radius: turn == 3 ? 2 : 0).rotationEffect(.degrees(turn == 4 ? 30 : 0))
        }
      }
    }
    host.frame()
    let page = Mirrored()
    try page.show(host.displayList)
    let numbers = Set(page.page.elements.keys)
    for turn in [1, 0, 2, 0, 3, 0, 4, 0, 4, 1, 2, 3, 0] {
      knob.value = turn
      host.frame()
      try page.show(host.displayList)
      let fresh = Mirrored()
      try fresh.show(host.displayList)
      #expect(page.page.text() == fresh.page.text(), "\(turn)")
      #expect(page.steps <= 6, "\(turn): \(page.steps) steps")
      #expect(numbers.subtracting(page.page.elements.keys).count <= 1, "\(turn)")
    }
  }
}
