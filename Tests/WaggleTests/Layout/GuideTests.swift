import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Alignment guides, ZStack, overlay")
@MainActor
struct GuideTests {
  private func guide<V: View>(_ key: VerticalAlignment, _ view: @escaping () -> V) -> CGFloat {
    ask(view) { $0.dimensions(for: .unspecified)[key] }
  }

  private func explicit<V: View>(_ key: VerticalAlignment, _ view: @escaping () -> V) -> CGFloat? {
    ask(view) { $0.dimensions(for: .unspecified)[explicit: key] }
  }

  @Test func `L040: a guide that is not set has its default`() {
    ask({ box(30, 20) }) { node in
      let box = node.dimensions(for: .unspecified)
      #expect([box[.leading], box[HorizontalAlignment.center], box[.trailing]] == [0, 15, 30])
      #expect([box[.top], box[VerticalAlignment.center], box[.bottom]] == [0, 10, 20])
      #expect([box[.firstTextBaseline], box[.lastTextBaseline]] == [20, 20])
      #expect(box[explicit: .top] == nil)
    }
  }

  @Test func `L040: a view without text has its bottom on the baseline`() {
    let tree = PlainHost {
      HStack(alignment: .firstTextBaseline) {
        textBox(10, "t")
        box(10, 30, "b")
      }
    }
    #expect(tree.frame("b").maxY == tree.frame("t").minY + 10)
  }

  @Test
  func `L041: a guide's closure gets the dimensions without it, and the outermost guide wins`() {
    let view = {
      box(10, 20)
        .alignmentGuide(VerticalAlignment.custom) { $0.height }
        .alignmentGuide(VerticalAlignment.custom) { $0[.custom] + 3 }
    }
    #expect(guide(.custom, view) == 23)
    #expect(guide(.top, view) == 0)
    #expect(measure(nil, nil, of: view) == CGSize(10, 20))
  }

  @Test func `L041: another closure with the same result moves nothing and measures nothing`() {
    let model = Dial()
    let tree = PlainHost {
      HStack(alignment: .top) {
        box(10, 10, "a").alignmentGuide(.top) { [number = model.x] _ in number < 5 ? 0 : 4 }
        box(10, 10, "b")
      }
    }
    tree.forgetProposals()
    tree.settle { model.x = 1 }
    #expect(tree.frame("b").minY == tree.frame("a").minY)
    #expect(tree.proposals("a").isEmpty && tree.proposals("b").isEmpty)
    tree.settle { model.x = 9 }
    #expect(tree.frame("b").minY - tree.frame("a").minY == 4)
  }

  @Test func `L041: guide closures with shared variables run for all views in order`() {
    let model = Dial()
    let tree = PlainHost(100, 100) { Lines(room: 60, last: 10 + model.x) }
    #expect(tree.frame("0") == CGRect(0, 0, 30, 10))
    #expect(tree.frame("1") == CGRect(30, 0, 30, 10))
    #expect(tree.frame("2") == CGRect(0, 10, 30, 10))
    #expect(tree.frame("3") == CGRect(30, 10, 10, 10))
    tree.settle { model.x = 20 }
    #expect(tree.frame("2") == CGRect(0, 10, 30, 10))
    #expect(tree.frame("3") == CGRect(30, 10, 30, 10))
    tree.settle { model.x = 21 }
    #expect(tree.frame("2") == CGRect(0, 10, 30, 10))
    #expect(tree.frame("3") == CGRect(0, 20, 31, 10))
  }

  @Test func `L042: modifiers move the guides of their content`() {
    #expect(explicit(.firstTextBaseline) { textBox(10).padding(.top, 7) } == 17)
    #expect(explicit(.firstTextBaseline) { textBox(10).frame(height: 23) } == 15)
    #expect(explicit(.firstTextBaseline) { textBox(10).frame(minHeight: 33) } == 20)
    #expect(explicit(.firstTextBaseline) { textBox(10).fixedSize() } == 10)
    #expect(explicit(.firstTextBaseline) { textBox(10).overlay { box(1) } } == 10)
    #expect(explicit(.firstTextBaseline) { box(10).padding() } == nil)
  }

  @Test func `L042: a guide in a fixed frame moves when the view inside is resized`() {
    let model = Dial()
    let tree = PlainHost {
      HStack(alignment: .custom) {
        box(10, 10 + model.x).alignmentGuide(.custom) { _ in 0 }.frame(width: 50, height: 50)
        box(10, 10, "other").alignmentGuide(.custom) { _ in 0 }
      }
    }
    let before = tree.frame("other").minY
    tree.settle { model.x = 20 }
    #expect(tree.frame("other").minY == before - 10)
  }

  @Test func `L043: containers take the mean of custom guides and the first of first baselines`() {
    let two = {
      VStack(spacing: 0) {
        box(10, 40).alignmentGuide(.custom) { _ in 10 }
        box(10, 40)
        box(10, 40).alignmentGuide(.custom) { _ in -50 }
      }
    }
    #expect(explicit(.custom, two) == 20)
    #expect(
      explicit(.firstTextBaseline) {
        VStack(spacing: 0) {
          textBox(1)
          textBox(1)
        }
      } == 10)
    #expect(
      explicit(.custom) {
        VStack {
          box(1)
          box(1)
        }
      } == nil)
  }

  @Test func `L043: an infinite container sets no guides`() {
    let value = ask({
      HStack {
        greedy()
        textBox(10)
      }
    }) {
      $0.dimensions(for: .infinity)[explicit: .firstTextBaseline]
    }
    #expect(value == nil)
  }

  @Test func `L043: a container reports a moved guide even if its size is unchanged`() {
    let model = Dial()
    let tree = PlainHost {
      HStack(alignment: .custom) {
        VStack(spacing: 0) {
          box(10, 10 + model.x)
          box(10, 30 - model.x).alignmentGuide(.custom) { _ in 0 }
        }
        box(10, 10, "other").alignmentGuide(.custom) { _ in 0 }
      }
    }
    let before = tree.frame("other").minY
    tree.settle { model.x = 20 }
    #expect(tree.frame("other").minY == before + 20)
  }

  @Test func `L044: edges and centres stay in the nearest container, custom guides travel`() {
    let tree = PlainHost {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .center, spacing: 0) {
          box(20, 10).alignmentGuide(.leading) { _ in 9 }
          box(20, 10)
        }.named("inner")
        box(20, 10, "other")
      }
    }
    #expect(tree.frame("inner").minX == tree.frame("other").minX)
    #expect(
      explicit(.custom) {
        ZStack {
          box(10, 10).alignmentGuide(.custom) { _ in 4 }
          box(1, 1)
        }
      } == 4)
  }

  @Test func `L045: the last baseline is the lowest one`() {
    #expect(
      explicit(.lastTextBaseline) {
        VStack(spacing: 0) {
          textBox(1)
          textBox(1)
        }
      } == 23)
  }

  @Test func `L046: a ZStack is the union of its views of the highest priority`() {
    #expect(
      measure(nil, nil) {
        ZStack {
          box(9, 50)
          box(40, 9)
        }
      } == CGSize(40, 50))
    #expect(
      measure(nil, nil) {
        ZStack {
          box(9, 50).layoutPriority(1)
          box(40, 9)
        }
      } == CGSize(9, 50))
    let shifted = measure(nil, nil) {
      ZStack(alignment: .topLeading) {
        box(10, 10)
        box(10, 10).alignmentGuide(.leading) { _ in 5 }
      }
    }
    #expect(shifted == CGSize(15, 10))
  }

  @Test func `L046: every view of a ZStack is offered the proposal`() {
    let tree = PlainHost(70, 60) {
      ZStack {
        greedy("a")
        box(10)
      }
    }
    #expect(tree.proposals("a").first == ProposedViewSize(width: 70, height: 60))
    #expect(tree.size(.infinity, 5) == CGSize(.infinity, 10))
  }

  @Test func `L047: a ZStack places every view with its own size`() {
    let tree = PlainHost(100, 100) {
      ZStack {
        box(30, 30).layoutPriority(1)
        greedy("g")
      }
    }
    #expect(tree.frame("g") == CGRect(35, 35, 30, 30))
  }

  @Test func `L047: views are aligned on the largest guide of those that decide`() {
    let tree = PlainHost {
      ZStack(alignment: .bottomTrailing) {
        box(50, 50, "a")
        box(10, 10, "b")
      }
    }
    #expect(tree.frame("a").maxX == tree.frame("b").maxX)
    #expect(tree.frame("a").maxY == tree.frame("b").maxY)
  }

  @Test func `L048: an overlay is offered the view's size and aligned by both guides`() {
    let tree = PlainHost(80, 20) {
      box(80, 20).overlay(alignment: .topTrailing) {
        box(10, 10, "badge").alignmentGuide(.top) { $0.height / 2 }
      }
    }
    #expect(tree.frame("badge") == CGRect(70, -5, 10, 10))
  }

  @Test func `L048: an overlay and a background leave the size alone and may overflow`() {
    let tree = PlainHost {
      box(20, 20).overlay { box(60, 5, "over") }.background(alignment: .bottom) { greedy("behind") }
    }
    #expect(tree.size(100, 100) == CGSize(20, 20))
    #expect(tree.width("over") == 60)
    #expect(tree.proposals("behind") == [ProposedViewSize(width: 20, height: 20)])
  }

  @Test func `L048: the deprecated spelling of overlay and background does the same`() {
    let tree = PlainHost(100, 100) {
      box(20, 20).overlay(box(4, 4, "over"), alignment: .topLeading)
        .background(box(6, 6, "behind"), alignment: .bottomTrailing)
    }
    #expect(tree.frame("over") == CGRect(40, 40, 4, 4))
    #expect(tree.frame("behind") == CGRect(54, 54, 6, 6))
  }

  @Test func `L048: a changed alignment moves the layer only`() {
    let model = Dial()
    let tree = PlainHost(100, 100) {
      box(20, 20, "view").overlay(alignment: model.isOn ? .topLeading : .center) {
        box(4, 4, "over")
      }
    }
    #expect(tree.frame("over").minX == 48)
    tree.forgetProposals()
    tree.settle { model.isOn = true }
    #expect(tree.frame("over") == CGRect(40, 40, 4, 4))
    #expect(tree.proposals("view").isEmpty)
  }
}

/// Views of 30, and a last one, in lines no longer than `room`, by guides that count the widths before.
private struct Lines: View {
  let room: CGFloat
  let last: CGFloat

  var body: some View {
    var x: CGFloat = 0
    var y: CGFloat = 0
    ZStack(alignment: .topLeading) {
      ForEach(0..<4) { index in
        box(index == 3 ? last : 30, 10, "\(index)")
          .alignmentGuide(.leading) { size in
            if size.width - x > room {
              x = 0
              y -= size.height
            }
            defer { x = index == 3 ? 0 : x - size.width }
            return x
          }
          .alignmentGuide(.top) { _ in
            defer { if index == 3 { y = 0 } }
            return y
          }
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}
