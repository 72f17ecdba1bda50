import Foundation
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// An element whose key is unique, as a scroll view's is, keeps its element where it moves to another list.
@Suite struct UniqueElementTests {
  private func rows(_ count: Int) -> [TestNode] {
    (0..<count).map { TestNode("x", $0, hasIdentity: true) }
  }

  @Test func `what was in a removed element and is in a new one is moved, with all that is in it`()
    throws
  {
    let page = TestPage()
    let list = TestNode("1", hasIdentity: true, rows(20))
    let old = TestNode("g", [TestNode("b"), list])
    let new = TestNode("h", [TestNode("k", [list]), TestNode("c")])
    try page.show([old])
    try page.show([new])
    #expect(page.counts == TestPage.Counts(inserts: 3, moves: 1, removes: 1))
    try page.show([old])
    #expect(page.counts == TestPage.Counts(inserts: 2, moves: 1, removes: 1))
    let fresh = TestPage()
    try fresh.show([old])
    #expect(page.text == fresh.text)
  }

  @Test
  func `an element that moves from its list alone is kept, and what has changed in it is set`()
    throws
  {
    let page = TestPage()
    let list = { (value: Int) in TestNode("1", value, self.rows(5) + [TestNode("y", value)]) }
    try page.show([list(1), TestNode("r")])
    try page.show([TestNode("g", [TestNode("h", [list(2)])]), TestNode("r")])
    #expect(page.text == "/0(g0(h0(12(x0 x1 x2 x3 x4 y2))) r0)")
    #expect(page.counts == TestPage.Counts(inserts: 2, moves: 1, sets: 2))
  }

  @Test(arguments: 0..<60)
  func `random trees with such elements become each other, as fresh pages are`(seed: UInt64) throws
  {
    var dice = SeededGenerator(seed: seed + 900)
    var known: [Character: TestNode] = [:]
    let limit = Int.random(in: 3..<9, using: &dice)
    let page = TestPage(depthLimit: limit)
    for _ in 0..<20 {
      var free: [Character] = ["1", "2", "3"]
      func random(_ depth: Int) -> TestNode {
        let children =
          depth == 0
          ? [] : (0..<Int.random(in: 0..<3, using: &dice)).map { _ in random(depth - 1) }
        if Int.random(in: 0..<3, using: &dice) == 0, let key = free.popLast() {
          if let old = known[key], old.children.allSatisfy({ !$0.key.isNumber }),
            Bool.random(using: &dice)
          {
            return old
          }
          let node = TestNode(
            key, Int.random(in: 0..<2, using: &dice), hasIdentity: true,
            children.filter { !$0.key.isNumber && $0.children.isEmpty })
          known[key] = node
          return node
        }
        return TestNode(
          ["g", "E", "h"].randomElement(using: &dice)!, hasIdentity: Bool.random(using: &dice),
          children)
      }
      let nodes = (0..<Int.random(in: 0..<4, using: &dice)).map { _ in random(4) }
      try page.show(nodes)
      let fresh = TestPage(depthLimit: limit)
      try fresh.show(nodes)
      #expect(page.text == fresh.text)
    }
  }
}
