import Foundation
import TestSupport
import Testing
import Waggle

extension View {
  nonisolated fileprivate var ltr: some View { environment(\.layoutDirection, .leftToRight) }
  nonisolated fileprivate var rtl: some View { environment(\.layoutDirection, .rightToLeft) }
}

/// Frames as in `expectFrames`, with the content laid out from right to left.
@MainActor
private func expectMirrored<Content: View>(
  _ width: CGFloat, _ height: CGFloat, _ frames: String,
  at location: SourceLocation = #_sourceLocation, @ViewBuilder content: @escaping () -> Content
) { expectFrames(width, height, frames, at: location) { ZStack { content() }.rtl } }

@Suite("Nested layout directions, frame by frame")
@MainActor
struct NestedDirectionFramesTests {
  @Test func `L144: a frame or padding around a nested direction is mirrored, one in it is not`() {
    expectMirrored(100, 10, "a 20 0 10 10") {
      box(10, 10, "a").frame(width: 40, alignment: .leading).ltr.frame(
        width: 60, alignment: .trailing)
    }
    expectMirrored(100, 10, "a 44 0 10 10") {
      box(10, 10, "a").padding(.leading, 5).ltr.padding(.leading, 7)
    }
    expectFrames(100, 10, "a 46 0 10 10") {
      box(10, 10, "a").padding(.leading, 5).rtl.padding(.leading, 7)
    }
    expectMirrored(100, 10, "a 25 0 10 10") {
      box(10, 10, "a").containerRelativeFrame(.horizontal, alignment: .trailing) { w, _ in w / 2 }
    }
    expectMirrored(100, 10, "a -75 0 150 10") {
      box(150, 10, "a").frame(width: 50, alignment: .leading)
    }
  }

  @Test func `L144: an overlay is aligned in its view's direction, and laid out in its own`() {
    expectMirrored(100, 20, "a 30 0 40 20, b 55 0 10 10, c 65 0 5 10") {
      box(40, 20, "a").overlay(alignment: .topLeading) {
        HStack(spacing: 0) {
          box(10, 10, "b")
          box(5, 10, "c")
        }
        .ltr
      }
    }
    expectMirrored(100, 20, "a 30 0 40 20, b 30 10 10 10") {
      box(40, 20, "a").overlay(alignment: .bottomLeading) { box(10, 10, "b") }.ltr
    }
    expectMirrored(100, 20, "a 30 0 40 20, b 25 5 10 10") {
      box(40, 20, "a").background(alignment: .trailing) { box(10, 10, "b").offset(x: 5) }
    }
    expectMirrored(100, 20, "a 40 0 60 20, b 0 0 10 20") {
      ZStack(alignment: .leading) {
        box(60, 20, "a")
        HStack(spacing: 0) {
          box(10, 20, "b")
          Spacer(minLength: 0)
        }
        .ltr
      }
    }
  }

  @Test func `L144: offset and position use the direction around them`() {
    expectMirrored(100, 10, "a 52 0 10 10") { box(10, 10, "a").offset(x: 7).ltr }
    expectMirrored(100, 10, "a 38 0 10 10") { box(10, 10, "a").ltr.offset(x: 7) }
    expectMirrored(100, 10, "a 15 0 10 10") { box(10, 10, "a").position(x: 20, y: 5).ltr }
    expectMirrored(100, 10, "a 75 0 10 10") { box(10, 10, "a").ltr.position(x: 20, y: 5) }
    expectMirrored(100, 10, "a 50 2.5 20 5") { box(40, 10, "a").scaleEffect(0.5, anchor: .leading) }
    expectMirrored(100, 10, "a 30 2.5 20 5") {
      box(40, 10, "a").scaleEffect(0.5, anchor: .leading).ltr
    }
    expectMirrored(100, 10, "a 70 0 10 40") {
      box(40, 10, "a").rotationEffect(.degrees(90), anchor: .topLeading)
    }
    expectMirrored(100, 10, "a 20 0 10 40") {
      box(40, 10, "a").rotationEffect(.degrees(90), anchor: .topLeading).ltr
    }
  }

  @Test func `L073: a layout in a nested left-to-right direction places from the left`() {
    expectMirrored(100, 40, "a 80 20 20 20, b 95 35 10 10") {
      HStack(spacing: 0) {
        Corners()() {
          box(20, 20, "a")
          box(10, 10, "b")
        }
        .ltr.frame(width: 60, height: 40)
        Spacer(minLength: 0)
      }
    }
    expectMirrored(100, 40, "a 40 20 20 20, b 35 35 10 10") {
      HStack(spacing: 0) {
        Corners()() {
          box(20, 20, "a")
          box(10, 10, "b")
        }
        .frame(width: 60, height: 40)
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `L144: directions nested in directions`() {
    expectFrames(100, 10, "a 0 0 10 10, b 30 0 10 10, c 15 0 10 10, d 25 0 5 10, e 10 0 5 10") {
      HStack(spacing: 0) {
        box(10, 10, "a")
        HStack(spacing: 0) {
          box(10, 10, "b")
          HStack(spacing: 0) {
            box(10, 10, "c")
            box(5, 10, "d")
          }
          .ltr
          box(5, 10, "e")
        }
        .rtl
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `L041: guides are set from the left, and mirrored with their views`() {
    expectMirrored(100, 20, "a 40 0 20 10, b 45 10 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10, "a")
        box(10, 10, "b").alignmentGuide(.leading) { _ in -5 }
      }
    }
    expectMirrored(100, 20, "a 35 0 20 10, b 55 10 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10, "a")
        box(10, 10, "b").alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    expectMirrored(100, 20, "a 35 0 30 10, b 51 10 10 10") {
      VStack(alignment: .aThird, spacing: 0) {
        box(30, 10, "a")
        box(10, 10, "b").alignmentGuide(.aThird) { _ in 0 }.padding(.leading, 6).ltr
      }
    }
  }

  @Test func `L145: a flipped view flips its content, frames too`() {
    expectMirrored(100, 10, "a 35 0 10 10, b 45 0 20 10") {
      HStack(spacing: 0) {
        box(10, 10, "a")
        box(20, 10, "b")
      }
      .flipsForRightToLeftLayoutDirection(true)
    }
  }

  @Test func `L144: candidates and aspect ratios in a nested direction start at the left`() {
    expectMirrored(100, 20, "a 60 0 20 20, b 0 0 20 10") {
      HStack(spacing: 0) {
        ViewThatFits { box(20, 20, "a").frame(width: 40, alignment: .leading) }.ltr
        Spacer(minLength: 0)
      }
      .overlay(alignment: .topLeading) {
        greedy("b").aspectRatio(2, contentMode: .fit).frame(height: 10)
          .frame(maxWidth: .infinity, alignment: .leading).ltr
      }
    }
  }

  @Test func `L145: rectangles drawn at anchors cover their views in a nested direction`() {
    for isOffset in [true, false] {
      let tree = PlainHost(100, 30) {
        HStack(spacing: 4) {
          box(30, 20, "a").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          box(10, 10, "b").offset(x: 3).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          box(12, 8, "c").ltr.padding(.leading, 9)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          Spacer(minLength: 0)
        }
        .padding(.trailing, 3)
        .overlayPreferenceValue(Bounds.self) { marks in
          GeometryReader { proxy in
            ForEach(0..<marks.count, id: \.self) { index in
              let frame = proxy[marks[index]]
              if isOffset {
                box(frame.width, frame.height, "o\(index)").offset(x: frame.minX, y: frame.minY)
              } else {
                box(frame.width, frame.height, "o\(index)").position(x: frame.midX, y: frame.midY)
              }
            }
          }
          .ltr
        }
        .rtl
      }
      #expect(tree.frame("o0") == tree.frame("a"))
      #expect(tree.frame("o0") == CGRect(70, 5, 30, 20))
      #expect(tree.frame("o1") == CGRect(56, 10, 10, 10))
      #expect(tree.frame("b") == CGRect(53, 10, 10, 10))
      #expect(tree.frame("o2").minX == tree.frame("c").minX)
      #expect(tree.frame("o2").width == 21)
    }
  }

  @Test func `L144: changing a nested direction mirrors its content`() {
    let model = Dial()
    let tree = PlainHost(100, 20) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10, "a").padding(.leading, 5).overlay(alignment: .leading) { box(2, 2, "o") }
          GeometryReader { _ in box(4, 4, "g") }.frame(width: 20)
        }
        .environment(\.layoutDirection, model.isOn ? .leftToRight : .rightToLeft)
        Spacer(minLength: 0)
      }
      .rtl
    }
    func places() -> [CGFloat] { ["a", "o", "g"].map { tree.frame($0).minX } }
    #expect(places() == [85, 98, 81])
    tree.settle { model.isOn = true }
    #expect(places() == [70, 65, 80])
    tree.settle { model.isOn = false }
    #expect(places() == [85, 98, 81])
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
}

private enum AThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let aThird = HorizontalAlignment(AThird.self)
}
