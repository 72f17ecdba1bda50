import Foundation
import TestSupport
import Testing
import Waggle

/// Frames as in `expectFrames`, with the content laid out from right to left.
@MainActor
private func expectMirrored<Content: View>(
  _ width: CGFloat, _ height: CGFloat, _ frames: String,
  at location: SourceLocation = #_sourceLocation, @ViewBuilder content: @escaping () -> Content
) {
  expectFrames(width, height, frames, at: location) {
    ZStack { content() }.environment(\.layoutDirection, .rightToLeft)
  }
}

@Suite("Right to left, frame by frame")
@MainActor
struct RightToLeftFramesTests {
  @Test func `L144: stacks start at the right, and leading is right`() {
    expectMirrored(100, 20, "a 70 5 30 10, b 50 5 20 10") {
      HStack(spacing: 0) {
        box(30, 10, "a")
        box(20, 10, "b")
        Spacer(minLength: 0)
      }
    }
    expectMirrored(100, 20, "a 50 0 10 10, b 30 10 30 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10, "a")
        box(30, 10, "b")
      }
      .padding(.leading, 20).padding(.trailing, 10)
    }
    expectMirrored(100, 20, "a 0 5 10 10, b 0 0 40 20") {
      ZStack(alignment: .trailing) {
        box(10, 10, "a")
        box(40, 20, "b")
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  @Test func `L144: frames and padding are mirrored`() {
    expectMirrored(100, 10, "a 65 0 10 10") {
      box(10, 10, "a").frame(width: 50, alignment: .leading)
    }
    expectMirrored(100, 100, "a 20 20 10 10") {
      box(10, 10, "a").frame(width: 60, height: 60, alignment: .topTrailing)
    }
    expectMirrored(100, 100, "a 90 90 10 10") {
      box(10, 10, "a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    expectMirrored(100, 10, "a 42.5 0 10 10") {
      box(10, 10, "a").padding(.leading, 5).padding(.trailing, 0)
    }
    expectMirrored(100, 30, "a 43 1 10 10") {
      box(10, 10, "a").padding(EdgeInsets(top: 1, leading: 7, bottom: 19, trailing: 3))
    }
    expectMirrored(100, 10, "a 75 0 30 10") {
      box(30, 10, "a").frame(width: 10, alignment: .trailing).frame(width: 70, alignment: .leading)
    }
    expectMirrored(100, 10, "a 60 0 40 10") {
      greedy("a").containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 0)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `L144: overlays and backgrounds are mirrored in their view`() {
    expectMirrored(100, 40, "a 30 0 40 40, b 60 30 10 10, c 25 15 50 10") {
      box(40, 40, "a")
        .overlay(alignment: .bottomLeading) { box(10, 10, "b") }
        .background { box(50, 10, "c") }
    }
  }

  @Test func `L144: position counts from the right`() {
    expectMirrored(100, 100, "a 75 5 10 10") { box(10, 10, "a").position(x: 20, y: 10) }
    expectMirrored(100, 100, "a 20 15 10 10") {
      box(10, 10, "a").position(x: 15, y: 20).frame(width: 40).padding(.leading, 60)
    }
  }

  @Test func `L144: fixed sizes, ratios and ViewThatFits are mirrored with their container`() {
    expectMirrored(100, 20, "a 80 0 20 20") {
      greedy("a").aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity, alignment: .leading)
    }
    expectMirrored(100, 20, "a 70 0 30 20") {
      greedy("a").frame(idealWidth: 30, maxWidth: .infinity).fixedSize(
        horizontal: true, vertical: false
      )
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    expectMirrored(100, 20, "a 60 0 40 10") {
      ViewThatFits {
        box(200, 10)
        box(40, 10, "a")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `L073: the positions of a custom layout are mirrored by the framework`() {
    expectMirrored(100, 60, "a 90 0 10 10, b 80 10 10 10, c 60 20 20 20") {
      Diagonal()() {
        box(10, 10, "a")
        box(10, 10, "b")
        box(20, 20, "c")
      }
    }
    expectMirrored(100, 60, "a 0 40 20 20, b -5 55 10 10, c 47.5 25 5 10") {
      Corners()() {
        box(20, 20, "a")
        box(10, 10, "b")
        box(5, 10, "c")
      }
    }
  }

  @Test func `L144: guides count from the left before mirroring, custom ones too`() {
    expectMirrored(100, 20, "a 50 0 10 10, b 40 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10, "a")
        box(20, 10, "b")
      }
      .frame(width: 20).padding(0)
    }
    expectMirrored(100, 20, "a 57.5 0 10 10, b 32.5 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10, "a").alignmentGuide(.leading) { _ in 15 }
        box(20, 10, "b")
      }
    }
    expectMirrored(100, 20, "a 35 0 10 10, b 45 10 20 10") {
      VStack(alignment: .third, spacing: 0) {
        box(10, 10, "a").alignmentGuide(.third) { _ in 0 }
        box(20, 10, "b").alignmentGuide(.third) { $0.width - 0 }
      }
    }
  }

  @Test func `L144: a nested direction moves as a whole`() {
    expectMirrored(100, 20, "a 60 0 10 20, b 70 0 30 20, c 50 0 10 20") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          greedy("a").frame(width: 10)
          greedy("b").frame(width: 30)
        }
        .environment(\.layoutDirection, .leftToRight)
        greedy("c").frame(width: 10)
        Spacer(minLength: 0)
      }
    }
    expectFrames(100, 20, "a 40 5 10 10, b 10 5 10 10, c 0 5 10 10") {
      HStack(alignment: .top, spacing: 0) {
        box(10, 10, "c")
        box(10, 10, "b").frame(width: 40, alignment: .leading)
          .environment(\.layoutDirection, .leftToRight)
          .frame(width: 40)
        Spacer(minLength: 0)
      }
      .overlay(alignment: .topLeading) {
        box(10, 10, "a").frame(width: 50, alignment: .leading)
          .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
      }
    }
  }

  @Test
  func `L144: the window's direction counts, and each view of a list has that of the list`() {
    let tree = PlainHost(100, 10) {
      HStack(spacing: 0) {
        Group {
          box(10, 10, "a").frame(width: 20, alignment: .leading)
          box(10, 10, "b").frame(width: 20, alignment: .leading)
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }
    }
    #expect(tree.frame("a").minX == 0)
    tree.settle { tree.host.updateEnvironment { $0.layoutDirection = .rightToLeft } }
    #expect(tree.frame("a").minX == 80)
    #expect(tree.frame("b").minX == 60)
    tree.settle { tree.host.updateEnvironment { $0.layoutDirection = .leftToRight } }
    #expect(tree.frame("b").minX == 20)
  }

  @Test func `R130: the content of a GeometryReader is at the top leading corner, so at the right`()
  {
    expectMirrored(100, 20, "a 80 0 20 10") {
      GeometryReader { _ in box(20, 10, "a") }
    }
  }

  @Test func `L145: the values of a proxy count from the left`() {
    let log = ProxyLog()
    let tree = PlainHost(100, 20) {
      HStack(spacing: 0) {
        GeometryReader { proxy in
          let _ =
            log.frames = [
              proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("row")),
            ]
          greedy()
        }
        .frame(width: 30)
        Spacer(minLength: 0)
      }
      .coordinateSpace(name: "row")
      .padding(.trailing, 20)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(tree.diagnostics.isEmpty)
    #expect(log.frames == [CGRect(70, 0, 30, 20), CGRect(0, 0, 30, 20), CGRect(50, 0, 30, 20)])
  }

  @Test func `L145: anchors count from the left, and so do unit points`() {
    let log = ProxyLog()
    let tree = PlainHost(100, 20) {
      HStack(spacing: 0) {
        box(30, 20).anchorPreference(key: Marks.self, value: .topLeading) { [$0] }
        Spacer(minLength: 0)
      }
      .overlayPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          let _ = log.frames = marks.map { CGRect(origin: proxy[$0], size: .zero) }
          greedy()
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(tree.diagnostics.isEmpty)
    #expect(log.frames == [CGRect(70, 0, 0, 0)])
  }

  private final class ProxyLog { var frames: [CGRect] = [] }

  private enum Marks: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}
