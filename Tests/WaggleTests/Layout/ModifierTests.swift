import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Layout modifiers")
@MainActor
struct ModifierTests {
  @Test func `L050: a fixed frame takes its own lengths or the child's`() {
    #expect(measure(99, 20) { greedy().frame(width: 30) } == CGSize(30, 20))
    #expect(measure(99, 20) { box(5, 6).frame(height: 30) } == CGSize(5, 30))
    #expect(measure(nil, nil) { greedy().frame(width: 30) } == CGSize(30, 10))
    #expect(measure(9, 9) { box(50, 60).frame(width: 1, height: 2) } == CGSize(1, 2))
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func `L050: an impossible length is ignored, and reported once`(length: CGFloat) {
    let tree = PlainHost(100, 20) { greedy("g").frame(width: length, height: 5) }
    #expect(tree.size(100, 20) == CGSize(100, 5))
    tree.host.settle()
    #expect(tree.diagnostics.map(\.id) == ["E-FRAME"])
    #expect(tree.diagnostics[0].message.contains("width"))
  }

  @Test func `L050: a frame that changes lays its parent out again`() {
    let model = Dial()
    model.x = 10
    let tree = PlainHost(100, 100) {
      HStack(spacing: 0) {
        greedy("a").frame(width: model.x, height: 10)
        box(10, 10, "b")
      }
    }
    #expect(tree.frame("b").minX == 50)
    tree.settle { model.x = 30 }
    #expect(tree.frame("a").width == 30)
    #expect(tree.frame("b").minX == 60)
  }

  @Test func `L051: limits are put in order, and wrong orders are reported`() {
    let tree = PlainHost { box(5, 5).frame(minWidth: 9, idealWidth: 3) }
    #expect(tree.size(nil, nil).width == 9)
    #expect(tree.diagnostics.map(\.id) == ["E-FRAME-ORDER"])
    let crossed = PlainHost { box(5, 5).frame(minWidth: 9, maxWidth: 3) }
    #expect(crossed.size(100, nil).width == 5)
    #expect(crossed.diagnostics.map(\.id) == ["E-FRAME-ORDER"])
    let negative = PlainHost { box(5, 5).frame(minWidth: -9, maxWidth: 30) }
    #expect(negative.size(20, nil).width == 20)
    #expect(!negative.diagnostics.isEmpty)
  }

  @Test func `L051: limits in order are not reported`() {
    let tree = PlainHost { box(5, 5).frame(minWidth: 0, idealWidth: 3, maxWidth: .infinity) }
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `L052: the child is offered the proposal within the limits`() {
    func offer<V: View>(_ width: CGFloat?, _ view: @escaping () -> V) -> CGFloat? {
      let tree = PlainHost(content: view)
      tree.forgetProposals()
      _ = tree.size(width, 1234)
      return tree.proposals("g").first { $0.height == 1234 }?.width
    }
    #expect(offer(200) { greedy("g").frame(maxWidth: 50) } == 50)
    #expect(offer(20) { greedy("g").frame(minWidth: 50) } == 50)
    #expect(offer(nil) { greedy("g").frame(minWidth: 5, idealWidth: 7) } == 7)
    #expect(offer(nil) { greedy("g").frame(minWidth: 5) } == nil)
  }

  /// `c` is a child of 80.
  @Test func `L053: a flexible frame's width`() {
    func width(
      _ proposal: CGFloat?, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> CGFloat {
      measure(proposal, nil) { box(80).frame(minWidth: min, idealWidth: ideal, maxWidth: max) }
        .width
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
            let length = measure(proposal, nil) {
              box(child).frame(minWidth: min, maxWidth: max)
            }.width
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

  @Test
  func `L054: an unspecified length stays unspecified for the child if the frame does not fix it`()
  {
    let tree = PlainHost { greedy("g").frame(minHeight: 0).fixedSize() }
    #expect(tree.proposals("g").last?.height == nil)
    let bound = PlainHost { greedy("g").frame(minHeight: 30).fixedSize() }
    #expect(bound.proposals("g").last?.height == 30)
    #expect(bound.height("g") == 30)
  }

  @Test func `L055: the child's guide is aligned with the frame's`() {
    let tree = PlainHost(100, 10) {
      box(10, 10, "box").alignmentGuide(.leading) { _ in -4 }.frame(width: 100, alignment: .leading)
    }
    #expect(tree.frame("box").minX == 4)
    let corner = PlainHost(100, 100) {
      box(10, 10, "box").frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    #expect(corner.frame("box") == CGRect(90, 90, 10, 10))
    let flexible = PlainHost(100, 100) {
      box(10, 10, "box").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    #expect(flexible.frame("box") == CGRect(90, 0, 10, 10))
  }

  @Test func `L056: a ratio fits or fills the proposal`() {
    #expect(measure(100, 30) { greedy().aspectRatio(2, contentMode: .fit) } == CGSize(60, 30))
    #expect(measure(100, nil) { greedy().aspectRatio(2, contentMode: .fit) } == CGSize(100, 50))
    #expect(measure(100, 30) { greedy().aspectRatio(2, contentMode: .fill) } == CGSize(100, 50))
    #expect(measure(nil, nil) { greedy().aspectRatio(2, contentMode: .fit) } == CGSize(10, 10))
    #expect(measure(100, 30) { box(7, 9).aspectRatio(2, contentMode: .fit) } == CGSize(7, 9))
    #expect(
      measure(100, 30) { greedy().aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) }
        == CGSize(60, 30))
  }

  @Test func `L056: without a ratio the view's ideal size gives it`() {
    let wide = {
      greedy().frame(
        minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20,
        maxHeight: .infinity)
    }
    #expect(measure(100, 30) { wide().scaledToFit() } == CGSize(60, 30))
    #expect(measure(100, 30) { wide().scaledToFill() } == CGSize(100, 50))
  }

  @Test func `L057: fill takes the known axis, and a view of no size is square`() {
    #expect(measure(100, nil) { greedy().aspectRatio(2, contentMode: .fill) } == CGSize(100, 50))
    let nothing = {
      greedy().frame(
        minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0,
        maxHeight: .infinity)
    }
    #expect(measure(100, 30) { nothing().scaledToFit() } == CGSize(30, 30))
    let tree = PlainHost { greedy().aspectRatio(-1, contentMode: .fit) }
    #expect(tree.size(100, 30) == CGSize(30, 30))
    #expect(tree.diagnostics.map(\.id) == ["E-RATIO"])
  }

  @Test func `L058: padding takes from the proposal and adds to the size`() {
    #expect(measure(nil, nil) { box(20, 20).padding(.leading) } == CGSize(36, 20))
    #expect(measure(nil, nil) { box(20, 20).padding() } == CGSize(52, 52))
    #expect(measure(nil, nil) { box(20, 20).padding(-5) } == CGSize(10, 10))
    #expect(measure(nil, nil) { box(4, 4).padding(-5) } == CGSize(0, 0))
    #expect(measure(50, 50) { greedy().padding(10) } == CGSize(50, 50))
    #expect(measure(50, nil) { greedy().padding(.vertical, 3) } == CGSize(50, 16))
    let tree = PlainHost(100, 100) {
      greedy("g").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(tree.frame("g") == CGRect(2, 1, 94, 96))
  }

  @Test func `L058: a padding of NaN counts as 0`() {
    let tree = PlainHost { box(20, 20).padding(.nan) }
    #expect(tree.size(nil, nil) == CGSize(20, 20))
    #expect(tree.diagnostics.map(\.id) == ["E-PADDING"])
  }

  @Test func `L060: a position takes the proposal and centres the view on a point`() {
    let tree = PlainHost(100, 50) { box(10, 10, "box").position(x: 5, y: 5) }
    #expect(tree.frame("box") == CGRect(0, 0, 10, 10))
    #expect(tree.size(100, 50) == CGSize(100, 50))
    #expect(tree.size(nil, 50) == CGSize(10, 50))
    #expect(tree.size(nil, nil) == CGSize(10, 10))
    let filling = PlainHost(100, 50) { greedy("g").position(CGPoint(x: 0, y: 0)) }
    #expect(filling.frame("g") == CGRect(-50, -25, 100, 50))
  }

  @Test func `L060: a position that moves places the view only`() {
    let model = Dial()
    let tree = PlainHost(100, 50) { box(10, 10, "box").position(x: model.x, y: 5) }
    tree.forgetProposals()
    tree.settle { model.x = 20 }
    #expect(tree.frame("box").midX == 20)
    #expect(tree.proposals("box").isEmpty)
  }

  @Test func `L061: a frame can be a fraction of the window`() {
    let tree = PlainHost(320, 100) {
      VStack(spacing: 0) {
        greedy("all").containerRelativeFrame(.horizontal)
        greedy("two").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        greedy("half").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
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

  @Test func `L061: a fraction of a window that is narrower than the gaps is nothing`() {
    let tree = PlainHost(10, 100) {
      greedy("two").containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12)
    }
    #expect(tree.width("two") == 0)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `L061: an impossible fraction is ignored, and reported`() {
    let tree = PlainHost(320, 100) {
      box(7, 7, "box").containerRelativeFrame(.horizontal, count: 0, spacing: 0)
    }
    #expect(tree.size(nil, nil) == CGSize(7, 7))
    #expect(tree.diagnostics.map(\.id) == ["E-FRAME"])
  }

  @Test func `L062: the view that fits is chosen again for each proposal`() {
    func widths(_ window: CGFloat) -> CGFloat {
      let tree = PlainHost(window, 10) {
        HStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            box(80)
            box(30)
          }.named("choice")
          box(50)
        }
      }
      return tree.width("choice")
    }
    #expect(widths(100) == 30)
    #expect(widths(140) == 80)
  }

  @Test func `L074: a layout reads the value that a view carries, through other modifiers`() {
    let tree = PlainHost {
      Reading {
        box(1, 1).layoutValue(key: Weight.self, value: 3).padding()
        HStack {
          box(1, 1).layoutValue(key: Weight.self, value: 4)
          box(1, 1)
        }
        VStack { box(1, 1).layoutValue(key: Weight.self, value: 5) }
      }
    }
    #expect(tree.size(nil, nil).width == 311)
  }

  @Test func `L074: a layout value that changes lays the container out again`() {
    let model = Dial()
    let tree = PlainHost {
      Reading { box(1, 1).layoutValue(key: Weight.self, value: Int(model.x)) }
    }
    #expect(tree.size(nil, nil).width == 0)
    tree.settle { model.x = 7 }
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
