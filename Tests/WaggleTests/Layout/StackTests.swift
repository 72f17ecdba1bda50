import Foundation
import TestSupport
import Testing
import Waggle

@Suite("HStack and VStack")
@MainActor
struct StackTests {
  @Test func `L020: the least flexible child is served first`() {
    let tree = PlainHost(130, 10) {
      HStack(spacing: 0) {
        box(30, 10, "a")
        greedy("b")
        greedy().frame(minWidth: 10, maxWidth: 20).named("c")
      }
    }
    #expect(tree.widths("a", "b", "c") == [30, 80, 20])
  }

  @Test func `L020: of two endlessly flexible children the one with the larger minimum is first`() {
    let tree = PlainHost(100, 10) {
      HStack(spacing: 0) {
        greedy("a")
        greedy().frame(minWidth: 70).named("b")
      }
    }
    #expect(tree.widths("a", "b") == [30, 70])
  }

  @Test func `L020: spacers get the remaining length, and at least their minimum`() {
    let tree = PlainHost(100, 10) {
      HStack(spacing: 0) {
        Spacer().named("a")
        box(40, 10, "b")
        greedy("c")
        Spacer().named("d")
      }
    }
    #expect(tree.widths("a", "b", "c", "d") == [8, 40, 44, 8])
  }

  @Test func `L020: higher priorities take what the minimums of lower ones leave`() {
    let tree = PlainHost(200, 10) {
      HStack(spacing: 10) {
        greedy().frame(minWidth: 30).named("a")
        greedy().layoutPriority(1).named("b")
        box(50, 10, "c")
      }
    }
    #expect(tree.widths("a", "b", "c") == [30, 100, 50])
  }

  @Test func `L020: a column shares heights in the same way`() {
    let tree = PlainHost(10, 130) {
      VStack(spacing: 0) {
        box(10, 30, "a")
        greedy("b")
        greedy().frame(minHeight: 10, maxHeight: 20).named("c")
      }
    }
    #expect(tree.heights("a", "b", "c") == [30, 80, 20])
    #expect(tree.frame("c").minY == 110)
  }

  @Test func `L020: three equals share to the last fraction`() {
    let tree = PlainHost(100, 10) {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b")
        greedy("c")
      }
    }
    for name in ["a", "b", "c"] { #expect(abs(tree.width(name) - 100 / 3) < 1e-9) }
  }

  /// All orders of four children with the same sum: each gets the same whatever its place.
  @Test func `L020: the order of children does not affect their shares`() {
    func permutations(_ items: [Int]) -> [[Int]] {
      if items.count < 2 { return [items] }
      return items.indices.flatMap { index in
        var rest = items
        let item = rest.remove(at: index)
        return permutations(rest).map { [item] + $0 }
      }
    }
    for order in permutations([0, 1, 2, 3]) {
      let tree = PlainHost(150, 10) {
        HStack(spacing: 0) {
          ForEach(order, id: \.self) { child in
            switch child {
            case 0: box(30, 10, "0")
            case 1: greedy("1")
            case 2: greedy().frame(minWidth: 10, maxWidth: 20).named("2")
            default: greedy("3").layoutPriority(-1)
            }
          }
        }
      }
      #expect(tree.widths("0", "1", "2", "3") == [30, 100, 20, 0])
    }
  }

  @Test func `L021: a size above its share is kept`() {
    let tree = PlainHost(100, 10) {
      HStack(spacing: 0) {
        greedy().frame(maxWidth: 60).named("a")
        greedy().frame(minWidth: 70).named("b")
      }
    }
    #expect(tree.widths("a", "b") == [50, 70])
    #expect(tree.size(100, 10).width == 120)
    #expect(tree.frame("a").minX == -10)
  }

  @Test
  func `L022: without a proposal each child gets its ideal size, with an infinite one infinity`() {
    let tree = PlainHost {
      HStack {
        greedy("g")
        box(30)
      }
    }
    tree.forgetProposals()
    #expect(tree.size(nil, nil) == CGSize(48, 10))
    #expect(tree.proposals("g") == [.unspecified])
    #expect(tree.size(.infinity, 10).width == .infinity)
    #expect(tree.size(.infinity, .infinity) == CGSize(.infinity, .infinity))
  }

  @Test func `L023: the cross length is the extent on both sides of the guide`() {
    let tree = PlainHost {
      HStack(alignment: .top) {
        box(10, 20, "a")
        box(10, 10, "b").alignmentGuide(.top) { _ in 5 }
      }
    }
    #expect(tree.size(nil, nil).height == 25)
    #expect(tree.frame("a").minY - tree.frame("b").minY == 5)
  }

  @Test func `L023: children are centred across, and proposed the stack's cross length`() {
    let tree = PlainHost(100, 40) {
      HStack {
        box(10, 10, "a")
        greedy("b")
      }
    }
    #expect(tree.frame("a").midY == 20)
    #expect(tree.height("b") == 40)
  }

  @Test func `L024: an unspecified cross length becomes the stack's own when it places`() {
    let tree = PlainHost {
      HStack {
        box(20, 30)
        greedy("g")
      }.fixedSize()
    }
    #expect(tree.size(100, 100) == CGSize(38, 30))
    #expect(tree.frame("g").size == CGSize(10, 30))
  }

  @Test func `L025: each child is measured once for each distinct proposal`() {
    let tree = PlainHost(200, 50) {
      HStack(spacing: 0) {
        greedy("a")
        box(10, 10, "b")
        greedy("c").layoutPriority(1)
      }
    }
    for name in ["a", "b", "c"] {
      let asks = tree.proposals(name).map { "\($0)" }
      #expect(Set(asks).count == asks.count)
    }
    #expect(!tree.proposals("c").contains { $0.width == .infinity })
    #expect(!tree.proposals("c").contains { $0.width == 0 })
    #expect(tree.proposals("a").contains { $0.width == 0 })
  }

  @Test func `L025: ranges are measured again only for another cross length`() {
    let tree = PlainHost(200, 50) {
      HStack(spacing: 0) {
        greedy("a")
        box(10, 10, "b")
      }
    }
    tree.forgetProposals()
    _ = tree.size(150, 50)
    #expect(tree.proposals("a") == [ProposedViewSize(width: 140, height: 50)])
    _ = tree.size(150, 40)
    #expect(tree.proposals("a").filter { $0.height == 40 }.count == 3)
  }

  @Test func `L026: priority passes through modifiers that keep the size`() {
    func priority<V: View>(_ view: @escaping () -> V) -> Double {
      ask(view) { $0.layoutPriority }
    }
    #expect(priority { greedy().layoutPriority(1).fixedSize() } == 1)
    #expect(priority { greedy().layoutPriority(1).alignmentGuide(.top) { _ in 0 } } == 1)
    #expect(priority { greedy().layoutPriority(1).overlay { box(1) }.background { box(2) } } == 1)
    #expect(priority { greedy().layoutPriority(1).layoutPriority(2) } == 2)
  }

  @Test
  func `L026: priority is 0 again outside of frames, padding, positions, ratios and containers`() {
    func priority<V: View>(_ view: @escaping () -> V) -> Double {
      ask(view) { $0.layoutPriority }
    }
    #expect(priority { greedy().layoutPriority(1).padding() } == 0)
    #expect(priority { Spacer().frame(width: 9) } == 0)
    #expect(priority { greedy().layoutPriority(1).frame(maxWidth: 9) } == 0)
    #expect(priority { greedy().layoutPriority(1).position() } == 0)
    #expect(priority { greedy().layoutPriority(1).aspectRatio(1, contentMode: .fit) } == 0)
    #expect(
      priority {
        HStack {
          greedy().layoutPriority(1)
          greedy()
        }
      } == 0)
  }

  @Test func `L027: a z index moves no frame`() {
    let plain = PlainHost {
      HStack {
        box(10, 10, "a")
        box(20, 10, "b")
      }
    }
    let raised = PlainHost {
      HStack {
        box(10, 10, "a").zIndex(1)
        box(20, 10, "b")
      }
    }
    for name in ["a", "b"] { #expect(plain.frame(name) == raised.frame(name)) }
  }

  @Test func `ten times as many views take ten times as many layouts`() {
    func layouts(_ count: Int) -> Int {
      let tree = PlainHost {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in box(10, 1) } }
      }
      let before = tree.runtime.counts.layouts
      tree.host.size = CGSize(90, 90)
      tree.host.settle()
      return tree.runtime.counts.layouts - before
    }
    #expect(layouts(5_000) <= 10 * layouts(500) + 100)
  }

  @Test func `a child that keeps its size stops the propagation of a change`() {
    let model = Dial()
    model.x = 10
    let tree = PlainHost(100, 100) {
      VStack {
        box(model.x, 10, "a").frame(width: 50, height: 20)
        box(10, 10, "b")
      }
    }
    tree.forgetProposals()
    tree.settle { model.x = 30 }
    #expect(tree.width("a") == 30)
    #expect(tree.proposals("b").isEmpty)
  }

  @Test func `a child that grows moves its siblings`() {
    let model = Dial()
    let tree = PlainHost(100, 100) {
      VStack(spacing: 0) {
        box(10, 10 + model.x, "a")
        box(10, 10, "b")
      }
    }
    #expect(tree.frame("b").minY == 50)
    tree.settle { model.x = 20 }
    #expect(tree.frame("b").minY == 60)
  }
}
