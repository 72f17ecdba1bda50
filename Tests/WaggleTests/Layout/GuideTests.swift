import Foundation
import Testing

@testable import Waggle

@Suite("D. Alignment guides, ZStack, overlay")
@MainActor
struct GuideTests {
  private func guide<V: View>(_ key: VerticalAlignment, _ view: @escaping () -> V) -> CGFloat {
    ask(view) { $0.dimensions(for: .unspecified)[key] }
  }

  private func explicit<V: View>(_ key: VerticalAlignment, _ view: @escaping () -> V) -> CGFloat? {
    ask(view) { $0.dimensions(for: .unspecified)[explicit: key] }
  }

  @Test func `L040: a guide that nobody sets has its default`() {
    ask({ b(30, 20) }) { node in
      let box = node.dimensions(for: .unspecified)
      #expect([box[.leading], box[HorizontalAlignment.center], box[.trailing]] == [0, 15, 30])
      #expect([box[.top], box[VerticalAlignment.center], box[.bottom]] == [0, 10, 20])
      #expect([box[.firstTextBaseline], box[.lastTextBaseline]] == [20, 20])
      #expect(box[explicit: .top] == nil)
    }
  }

  @Test func `L040: a view without text stands on the baseline`() {
    let tree = Tree {
      HStack(alignment: .firstTextBaseline) {
        text(10, "t")
        b(10, 30, "b")
      }
    }
    #expect(tree.frame("b").maxY == tree.frame("t").minY + 10)
  }

  @Test func `L041: a guide sees the content as it is without it, and the outermost wins`() {
    let view = {
      b(10, 20)
        .alignmentGuide(VerticalAlignment.custom) { $0.height }
        .alignmentGuide(VerticalAlignment.custom) { $0[.custom] + 3 }
    }
    #expect(guide(.custom, view) == 23)
    #expect(guide(.top, view) == 0)
    #expect(size(nil, nil, of: view) == CGSize(10, 20))
  }

  @Test func `L041: another closure with the same result moves nothing and asks no view's size`() {
    let model = Model()
    let tree = Tree {
      HStack(alignment: .top) {
        b(10, 10, "a").alignmentGuide(.top) { [number = model.number] _ in number < 5 ? 0 : 4 }
        b(10, 10, "b")
      }
    }
    tree.forgetAsks()
    tree.settle { model.number = 1 }
    #expect(tree.frame("b").minY == tree.frame("a").minY)
    #expect(tree.asks("a").isEmpty && tree.asks("b").isEmpty)
    tree.settle { model.number = 9 }
    #expect(tree.frame("b").minY - tree.frame("a").minY == 4)
  }

  @Test func `L041: guides that count along run for each view in turn, whatever has changed`() {
    let model = Model()
    let tree = Tree(100, 100) { Lines(room: 60, last: 10 + model.number) }
    #expect(tree.frame("0") == CGRect(0, 0, 30, 10))
    #expect(tree.frame("1") == CGRect(30, 0, 30, 10))
    #expect(tree.frame("2") == CGRect(0, 10, 30, 10))
    #expect(tree.frame("3") == CGRect(30, 10, 10, 10))
    tree.settle { model.number = 20 }
    #expect(tree.frame("2") == CGRect(0, 10, 30, 10))
    #expect(tree.frame("3") == CGRect(30, 10, 30, 10))
    tree.settle { model.number = 21 }
    #expect(tree.frame("2") == CGRect(0, 10, 30, 10))
    #expect(tree.frame("3") == CGRect(0, 20, 31, 10))
  }

  @Test func `L042: modifiers move what the view inside sets`() {
    #expect(explicit(.firstTextBaseline) { text(10).padding(.top, 7) } == 17)
    #expect(explicit(.firstTextBaseline) { text(10).frame(height: 23) } == 15)
    #expect(explicit(.firstTextBaseline) { text(10).frame(minHeight: 33) } == 20)
    #expect(explicit(.firstTextBaseline) { text(10).fixedSize() } == 10)
    #expect(explicit(.firstTextBaseline) { text(10).overlay { b(1) } } == 10)
    #expect(explicit(.firstTextBaseline) { b(10).padding() } == nil)
  }

  @Test func `L042: a guide in a fixed frame moves when the view inside is resized`() {
    let model = Model()
    let tree = Tree {
      HStack(alignment: .custom) {
        b(10, 10 + model.number).alignmentGuide(.custom) { _ in 0 }.frame(width: 50, height: 50)
        b(10, 10, "other").alignmentGuide(.custom) { _ in 0 }
      }
    }
    let before = tree.frame("other").minY
    tree.settle { model.number = 20 }
    #expect(tree.frame("other").minY == before - 10)
  }

  @Test func `L043: containers take the mean of custom guides and the first of first baselines`() {
    let two = {
      VStack(spacing: 0) {
        b(10, 40).alignmentGuide(.custom) { _ in 10 }
        b(10, 40)
        b(10, 40).alignmentGuide(.custom) { _ in -50 }
      }
    }
    #expect(explicit(.custom, two) == 20)
    #expect(
      explicit(.firstTextBaseline) {
        VStack(spacing: 0) {
          text(1)
          text(1)
        }
      } == 10)
    #expect(
      explicit(.custom) {
        VStack {
          b(1)
          b(1)
        }
      } == nil)
  }

  @Test func `L043: an infinite container sets nothing`() {
    let value = ask({
      HStack {
        G()
        text(10)
      }
    }) {
      $0.dimensions(for: .infinity)[explicit: .firstTextBaseline]
    }
    #expect(value == nil)
  }

  @Test func `L043: a container tells when a guide in it has moved though its size has not`() {
    let model = Model()
    let tree = Tree {
      HStack(alignment: .custom) {
        VStack(spacing: 0) {
          b(10, 10 + model.number)
          b(10, 30 - model.number).alignmentGuide(.custom) { _ in 0 }
        }
        b(10, 10, "other").alignmentGuide(.custom) { _ in 0 }
      }
    }
    let before = tree.frame("other").minY
    tree.settle { model.number = 20 }
    #expect(tree.frame("other").minY == before + 20)
  }

  @Test func `L044: edges and centres stay in the nearest container, custom guides travel`() {
    let tree = Tree {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .center, spacing: 0) {
          b(20, 10).alignmentGuide(.leading) { _ in 9 }
          b(20, 10)
        }.named("inner")
        b(20, 10, "other")
      }
    }
    #expect(tree.frame("inner").minX == tree.frame("other").minX)
    #expect(
      explicit(.custom) {
        ZStack {
          b(10, 10).alignmentGuide(.custom) { _ in 4 }
          b(1, 1)
        }
      } == 4)
  }

  @Test func `L045: the last baseline is the lowest one`() {
    #expect(
      explicit(.lastTextBaseline) {
        VStack(spacing: 0) {
          text(1)
          text(1)
        }
      } == 23)
  }

  @Test func `L046: a ZStack is the union of its views of the highest priority`() {
    #expect(
      size(nil, nil) {
        ZStack {
          b(9, 50)
          b(40, 9)
        }
      } == CGSize(40, 50))
    #expect(
      size(nil, nil) {
        ZStack {
          b(9, 50).layoutPriority(1)
          b(40, 9)
        }
      } == CGSize(9, 50))
    let shifted = size(nil, nil) {
      ZStack(alignment: .topLeading) {
        b(10, 10)
        b(10, 10).alignmentGuide(.leading) { _ in 5 }
      }
    }
    #expect(shifted == CGSize(15, 10))
  }

  @Test func `L046: every view of a ZStack is offered the proposal`() {
    let tree = Tree(70, 60) {
      ZStack {
        G("a")
        b(10)
      }
    }
    #expect(tree.asks("a").first == ProposedViewSize(width: 70, height: 60))
    #expect(tree.size(.infinity, 5) == CGSize(.infinity, 10))
  }

  @Test func `L047: a ZStack places every view with its own size`() {
    let tree = Tree(100, 100) {
      ZStack {
        b(30, 30).layoutPriority(1)
        G("g")
      }
    }
    #expect(tree.frame("g") == CGRect(35, 35, 30, 30))
  }

  @Test func `L047: views are aligned on the largest guide of those that decide`() {
    let tree = Tree {
      ZStack(alignment: .bottomTrailing) {
        b(50, 50, "a")
        b(10, 10, "b")
      }
    }
    #expect(tree.frame("a").maxX == tree.frame("b").maxX)
    #expect(tree.frame("a").maxY == tree.frame("b").maxY)
  }

  @Test func `L048: an overlay is offered the view's size and aligned by both guides`() {
    let tree = Tree(80, 20) {
      b(80, 20).overlay(alignment: .topTrailing) {
        b(10, 10, "badge").alignmentGuide(.top) { $0.height / 2 }
      }
    }
    #expect(tree.frame("badge") == CGRect(70, -5, 10, 10))
  }

  @Test func `L048: an overlay and a background leave the size alone and may overflow`() {
    let tree = Tree {
      b(20, 20).overlay { b(60, 5, "over") }.background(alignment: .bottom) { G("behind") }
    }
    #expect(tree.size(100, 100) == CGSize(20, 20))
    #expect(tree.width("over") == 60)
    #expect(tree.asks("behind") == [ProposedViewSize(width: 20, height: 20)])
  }

  @Test func `L048: the older spelling does the same`() {
    let tree = Tree(100, 100) {
      b(20, 20).overlay(b(4, 4, "over"), alignment: .topLeading)
        .background(b(6, 6, "behind"), alignment: .bottomTrailing)
    }
    #expect(tree.frame("over") == CGRect(40, 40, 4, 4))
    #expect(tree.frame("behind") == CGRect(54, 54, 6, 6))
  }

  @Test func `L048: a changed alignment moves the layer only`() {
    let model = Model()
    let tree = Tree(100, 100) {
      b(20, 20, "view").overlay(alignment: model.flag ? .topLeading : .center) { b(4, 4, "over") }
    }
    #expect(tree.frame("over").minX == 48)
    tree.forgetAsks()
    tree.settle { model.flag = true }
    #expect(tree.frame("over") == CGRect(40, 40, 4, 4))
    #expect(tree.asks("view").isEmpty)
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
        b(index == 3 ? last : 30, 10, "\(index)")
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
