import Foundation
import Testing

@testable import Waggle

@Suite("E. Modifiers")
@MainActor
struct ModifierTests {
  @Test func `L050: a fixed frame takes its own lengths or the child's`() {
    #expect(size(99, 20) { G().frame(width: 30) } == CGSize(30, 20))
    #expect(size(99, 20) { b(5, 6).frame(height: 30) } == CGSize(5, 30))
    #expect(size(nil, nil) { G().frame(width: 30) } == CGSize(30, 10))
    #expect(size(9, 9) { b(50, 60).frame(width: 1, height: 2) } == CGSize(1, 2))
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func `L050: a length that cannot be is none, and is reported once`(length: CGFloat) {
    let tree = Tree(100, 20) { G("g").frame(width: length, height: 5) }
    #expect(tree.size(100, 20) == CGSize(100, 5))
    tree.host.settle()
    #expect(tree.diagnostics.map(\.id) == ["E-FRAME"])
    #expect(tree.diagnostics[0].message.contains("width"))
  }

  @Test func `L050: a frame that changes lays its parent out again`() {
    let model = Model()
    model.number = 10
    let tree = Tree(100, 100) {
      HStack(spacing: 0) {
        G("a").frame(width: model.number, height: 10)
        b(10, 10, "b")
      }
    }
    #expect(tree.frame("b").minX == 50)
    tree.settle { model.number = 30 }
    #expect(tree.frame("a").width == 30)
    #expect(tree.frame("b").minX == 60)
  }

  @Test func `L051: limits are put in order, and the disorder reported`() {
    let tree = Tree { b(5, 5).frame(minWidth: 9, idealWidth: 3) }
    #expect(tree.size(nil, nil).width == 9)
    #expect(tree.diagnostics.map(\.id) == ["E-FRAME-ORDER"])
    let crossed = Tree { b(5, 5).frame(minWidth: 9, maxWidth: 3) }
    #expect(crossed.size(100, nil).width == 5)
    #expect(crossed.diagnostics.map(\.id) == ["E-FRAME-ORDER"])
    let negative = Tree { b(5, 5).frame(minWidth: -9, maxWidth: 30) }
    #expect(negative.size(20, nil).width == 20)
    #expect(!negative.diagnostics.isEmpty)
  }

  @Test func `L051: limits in order are not reported`() {
    let tree = Tree { b(5, 5).frame(minWidth: 0, idealWidth: 3, maxWidth: .infinity) }
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `L052: the child is offered the proposal within the limits`() {
    func offer<V: View>(_ width: CGFloat?, _ view: @escaping () -> V) -> CGFloat? {
      let tree = Tree(content: view)
      tree.forgetAsks()
      _ = tree.size(width, 1234)
      return tree.asks("g").first { $0.height == 1234 }?.width
    }
    #expect(offer(200) { G("g").frame(maxWidth: 50) } == 50)
    #expect(offer(20) { G("g").frame(minWidth: 50) } == 50)
    #expect(offer(nil) { G("g").frame(minWidth: 5, idealWidth: 7) } == 7)
    #expect(offer(nil) { G("g").frame(minWidth: 5) } == nil)
  }

  /// `c` is a child of 80.
  @Test func `L053: a flexible frame's width`() {
    func width(
      _ proposal: CGFloat?, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> CGFloat {
      size(proposal, nil) { b(80).frame(minWidth: min, idealWidth: ideal, maxWidth: max) }.width
    }
    #expect(width(60, min: 40) == 60)
    #expect(width(60, max: 100) == 80)
    #expect(width(200, max: 100) == 100)
    #expect(width(60, min: 40, max: 100) == 60)
    #expect(width(nil, min: 40, max: 100) == 80)
    #expect(width(nil, min: 40, ideal: 33 + 7, max: 100) == 40)
    #expect(width(nil, ideal: 33) == 33)
    #expect(width(60, ideal: 33) == 80)
    #expect(width(nil, max: 50) == 50)
    #expect(width(200, max: .infinity) == 200)
    #expect(width(20, max: .infinity) == 80)
    #expect(width(20, min: 0, max: .infinity) == 20)
    #expect(width(.infinity, max: .infinity) == .infinity)
  }

  /// All combinations of small limits and proposals against the rule's own words.
  @Test func `L053: every combination of limits, proposals and children`() {
    let limits: [CGFloat?] = [nil, 0, 20, 50, .infinity]
    for min in limits where min != .infinity {
      for max in limits where (min ?? 0) <= (max ?? .infinity) {
        for proposal: CGFloat? in [nil, 0, 30, 70, .infinity] {
          for child: CGFloat in [0, 25, 60] {
            let frame = FrameLimits(min: min, ideal: nil, max: max)
            let length = frame.length(proposal, child: child)
            #expect(length >= min ?? 0 || (min == nil && max == nil))
            if min != nil || max != nil { #expect(length <= max ?? .infinity || length == min) }
            if min != nil, max != nil, let proposal {
              #expect(length == Swift.min(Swift.max(proposal, min!), max!))
            }
            if min == nil, max == nil { #expect(length == child) }
          }
        }
      }
    }
  }

  @Test func `L054: an open length stays open for the child of a frame that does not decide it`() {
    let tree = Tree { G("g").frame(minHeight: 0).fixedSize() }
    #expect(tree.asks("g").last?.height == nil)
    let bound = Tree { G("g").frame(minHeight: 30).fixedSize() }
    #expect(bound.asks("g").last?.height == 30)
    #expect(bound.height("g") == 30)
  }

  @Test func `L055: the child's guide meets the frame's`() {
    let tree = Tree(100, 10) {
      b(10, 10, "box").alignmentGuide(.leading) { _ in -4 }.frame(width: 100, alignment: .leading)
    }
    #expect(tree.frame("box").minX == 4)
    let corner = Tree(100, 100) {
      b(10, 10, "box").frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    #expect(corner.frame("box") == CGRect(90, 90, 10, 10))
    let flexible = Tree(100, 100) {
      b(10, 10, "box").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    #expect(flexible.frame("box") == CGRect(90, 0, 10, 10))
  }

  @Test func `L056: a ratio fits or fills the proposal`() {
    #expect(size(100, 30) { G().aspectRatio(2, contentMode: .fit) } == CGSize(60, 30))
    #expect(size(100, nil) { G().aspectRatio(2, contentMode: .fit) } == CGSize(100, 50))
    #expect(size(100, 30) { G().aspectRatio(2, contentMode: .fill) } == CGSize(100, 50))
    #expect(size(nil, nil) { G().aspectRatio(2, contentMode: .fit) } == CGSize(10, 10))
    #expect(size(100, 30) { b(7, 9).aspectRatio(2, contentMode: .fit) } == CGSize(7, 9))
    #expect(
      size(100, 30) { G().aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) }
        == CGSize(60, 30))
  }

  @Test func `L056: without a ratio the view's ideal size gives it`() {
    let wide = {
      G().frame(
        minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20,
        maxHeight: .infinity)
    }
    #expect(size(100, 30) { wide().scaledToFit() } == CGSize(60, 30))
    #expect(size(100, 30) { wide().scaledToFill() } == CGSize(100, 50))
  }

  @Test func `L057: fill takes the known axis, and a view of no size is square`() {
    #expect(size(100, nil) { G().aspectRatio(2, contentMode: .fill) } == CGSize(100, 50))
    let nothing = {
      G().frame(
        minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0,
        maxHeight: .infinity)
    }
    #expect(size(100, 30) { nothing().scaledToFit() } == CGSize(30, 30))
    let tree = Tree { G().aspectRatio(-1, contentMode: .fit) }
    #expect(tree.size(100, 30) == CGSize(30, 30))
    #expect(tree.diagnostics.map(\.id) == ["E-RATIO"])
  }

  @Test func `L058: padding takes from the proposal and adds to the size`() {
    #expect(size(nil, nil) { b(20, 20).padding(.leading) } == CGSize(36, 20))
    #expect(size(nil, nil) { b(20, 20).padding() } == CGSize(52, 52))
    #expect(size(nil, nil) { b(20, 20).padding(-5) } == CGSize(10, 10))
    #expect(size(nil, nil) { b(4, 4).padding(-5) } == CGSize(0, 0))
    #expect(size(50, 50) { G().padding(10) } == CGSize(50, 50))
    #expect(size(50, nil) { G().padding(.vertical, 3) } == CGSize(50, 16))
    let tree = Tree(100, 100) {
      G("g").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(tree.frame("g") == CGRect(2, 1, 94, 96))
  }

  @Test func `L058: a padding that is no number counts as 0`() {
    let tree = Tree { b(20, 20).padding(.nan) }
    #expect(tree.size(nil, nil) == CGSize(20, 20))
    #expect(tree.diagnostics.map(\.id) == ["E-PADDING"])
  }

  @Test func `L060: a position takes the proposal and centres the view on a point`() {
    let tree = Tree(100, 50) { b(10, 10, "box").position(x: 5, y: 5) }
    #expect(tree.frame("box") == CGRect(0, 0, 10, 10))
    #expect(tree.size(100, 50) == CGSize(100, 50))
    #expect(tree.size(nil, 50) == CGSize(10, 50))
    #expect(tree.size(nil, nil) == CGSize(10, 10))
    let greedy = Tree(100, 50) { G("g").position(CGPoint(x: 0, y: 0)) }
    #expect(greedy.frame("g") == CGRect(-50, -25, 100, 50))
  }

  @Test func `L060: a position that moves places the view only`() {
    let model = Model()
    let tree = Tree(100, 50) { b(10, 10, "box").position(x: model.number, y: 5) }
    tree.forgetAsks()
    tree.settle { model.number = 20 }
    #expect(tree.frame("box").midX == 20)
    #expect(tree.asks("box").isEmpty)
  }

  @Test func `L061: a frame can be a share of the window`() {
    let tree = Tree(320, 100) {
      VStack(spacing: 0) {
        G("all").containerRelativeFrame(.horizontal)
        G("two").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        G("half").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 5
        }
      }
      .padding(10)
    }
    #expect(tree.widths("all", "two", "half") == [320, 210, 160])
    #expect(tree.height("half") == 20)
    tree.host.size = CGSize(200, 100)
    tree.host.settle()
    #expect(tree.widths("all", "half") == [200, 100])
  }

  @Test func `L061: a share that cannot be is none, and is reported`() {
    let tree = Tree(320, 100) {
      b(7, 7, "box").containerRelativeFrame(.horizontal, count: 0, spacing: 0)
    }
    #expect(tree.size(nil, nil) == CGSize(7, 7))
    #expect(tree.diagnostics.map(\.id) == ["E-FRAME"])
  }

  @Test func `L062: a view that fits is chosen anew for each proposal`() {
    func widths(_ window: CGFloat) -> CGFloat {
      let tree = Tree(window, 10) {
        HStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            b(80)
            b(30)
          }.named("choice")
          b(50)
        }
      }
      return tree.width("choice")
    }
    #expect(widths(100) == 30)
    #expect(widths(140) == 80)
  }

  @Test func `L074: a layout reads the value that a view carries, through other modifiers`() {
    let tree = Tree {
      Reading {
        b(1, 1).layoutValue(key: Weight.self, value: 3).padding()
        HStack {
          b(1, 1).layoutValue(key: Weight.self, value: 4)
          b(1, 1)
        }
        VStack { b(1, 1).layoutValue(key: Weight.self, value: 5) }
      }
    }
    #expect(tree.size(nil, nil).width == 311)
  }

  @Test func `L074: a layout value that changes lays the container out again`() {
    let model = Model()
    let tree = Tree { Reading { b(1, 1).layoutValue(key: Weight.self, value: Int(model.number)) } }
    #expect(tree.size(nil, nil).width == 0)
    tree.settle { model.number = 7 }
    #expect(tree.size(nil, nil).width == 7)
  }
}

private enum Weight: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// As wide as the digits of its subviews' weights.
private struct Reading: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: CGFloat(subviews.reduce(0) { $0 * 10 + $1[Weight.self] }), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
