import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Views that share one frame.
@MainActor @Suite struct MatchedGeometryTests {
  @Test func `M079: a follower takes the frame of the source, and the views around stay`() {
    let tree = PlainHost(200, 100) {
      Names { names in
        HStack(spacing: 0) {
          leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names)
          greedy("b").matchedGeometryEffect(id: 1, in: names, isSource: false)
            .frame(width: 60, height: 10)
          box(20, 10, "c")
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    #expect(tree.frame("a") == CGRect(0, 0, 40, 30))
    #expect(tree.frame("b") == CGRect(0, 0, 40, 30))
    #expect(tree.frame("c") == CGRect(100, 10, 20, 10))
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `M079: a follower takes only the properties that it names`() {
    let tree = PlainHost(200, 100) {
      Names { names in
        HStack(alignment: .top, spacing: 0) {
          leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names)
          greedy("size")
            .matchedGeometryEffect(id: 1, in: names, properties: .size, isSource: false)
            .frame(width: 60, height: 10)
          box(20, 10, "position").matchedGeometryEffect(
            id: 1, in: names, properties: .position, anchor: .bottomTrailing, isSource: false)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    #expect(tree.frame("size") == CGRect(40, 0, 40, 30))
    #expect(tree.frame("position") == CGRect(20, 20, 20, 10))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `M079: below a rotation leading corners meet in both directions (L144)`(
    _ direction: LayoutDirection
  ) {
    let tree = PlainHost(200, 100, { $0.layoutDirection = direction }) {
      Names { names in
        HStack(spacing: 0) {
          leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names)
          box(20, 10, "b").matchedGeometryEffect(
            id: 1, in: names, properties: .position, anchor: .topLeading, isSource: false)
        }
        .rotationEffect(.degrees(180)).frame(width: 200, height: 100)
      }
    }
    let frame = tree.frame("b")
    #expect(abs(frame.minX - (direction == .leftToRight ? 110 : 70)) < 1e-6)
    #expect(abs(frame.minY - 55) < 1e-6)
  }

  @Test func `M080: content that refuses the size is moved once more by the difference`() {
    let tree = PlainHost(200, 100) {
      Names { names in
        ZStack(alignment: .topLeading) {
          leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names)
          box(20, 10, "b").matchedGeometryEffect(id: 1, in: names, isSource: false)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    #expect(tree.frame("b") == CGRect(20, 20, 20, 10))
  }

  @Test func `M078: the newest source counts, and two that stay are reported once`() {
    let tree = PlainHost(200, 100) {
      Names { names in
        ZStack(alignment: .topLeading) {
          leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names)
          leaf("b", 50, 20).matchedGeometryEffect(id: 1, in: names)
          greedy("c").matchedGeometryEffect(id: 1, in: names, isSource: false)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    #expect(tree.frame("c").size == CGSize(50, 20))
    #expect(tree.diagnostics.map(\.id) == ["W-MATCHED"])
  }

  @Test func `M078: other ids and other namespaces are other groups`() {
    let tree = PlainHost(200, 100) {
      Names { first in
        Names { second in
          ZStack(alignment: .topLeading) {
            leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: first)
            leaf("b", 50, 20).matchedGeometryEffect(id: 1, in: second)
            leaf("c", 10, 10).matchedGeometryEffect(id: "1", in: first)
          }
          .frame(width: 200, height: 100, alignment: .topLeading)
        }
      }
    }
    #expect(tree.frame("a").size == CGSize(40, 30))
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `M079: a follower follows each move of the source, and stays alone without one`() {
    let isShown = Knob(true)
    let x = Knob<CGFloat>(0)
    let tree = PlainHost(200, 100) {
      Names { names in
        ZStack(alignment: .topLeading) {
          Turned(isShown) { isShown in
            if isShown {
              Turned(x) { x in
                leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names).padding(.leading, x)
              }
            }
          }
          greedy("b").matchedGeometryEffect(id: 1, in: names, isSource: false)
            .frame(width: 20, height: 10)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    #expect(tree.frame("b") == CGRect(0, 0, 40, 30))
    tree.settle { x.value = 15 }
    #expect(tree.frame("b") == CGRect(15, 0, 40, 30))
    tree.settle { isShown.value = false }
    #expect(tree.frame("b") == CGRect(0, 0, 20, 10))
    tree.settle { isShown.value = true }
    #expect(tree.frame("b") == CGRect(0, 0, 40, 30))
  }

  @Test(arguments: [true, false])
  func `M081: in an overlay or a background, the leaving view follows the frame from old to new`(
    isOverlay: Bool
  ) {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Names { names in
        VStack(spacing: 0) {
          ForEach(0..<4) { index in
            let mark = dial.count == index
            if isOverlay {
              Color.red.overlay {
                if mark { Ellipse().matchedGeometryEffect(id: 1, in: names) }
              }
            } else {
              Color.red.background {
                if mark { Ellipse().matchedGeometryEffect(id: 1, in: names) }
              }
            }
          }
        }
      }
    }
    host.settle()
    host.frame { withAnimation(.second) { dial.count = 2 } }
    var looks: [[CGRect]] = []
    for _ in 0..<3 {
      host.advance(by: 0.25)
      looks.append(circles(host))
    }
    #expect(looks == [25, 50, 75].map { y in Array(repeating: CGRect(0, y, 200, 50), count: 2) })
  }

  /// Where ellipses are drawn.
  private func circles(_ host: TestHost) -> [CGRect] {
    var circles: [CGRect] = []
    host.displayList.list.forEachItem { node, transform in
      guard case .fill(let path, let frame, _, _) = node.content else { return }
      let center = CGPoint(x: path.boundingRect.midX, y: path.boundingRect.midY)
      let middle = CGPoint(x: frame.minX + center.x, y: frame.minY + center.y).applying(transform)
      circles.append(
        CGRect(
          x: middle.x - frame.width / 2, y: middle.y - frame.height / 2, width: frame.width,
          height: frame.height))
    }
    return circles
  }

  @Test func `M081: a follower that turns to another group moves there under an animation`() {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 90, height: 20)) {
      Names { names in
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.clear.frame(width: CGFloat(20 + 10 * index), height: 20)
              .matchedGeometryEffect(id: index, in: names)
          }
        }
        .background {
          Ellipse().matchedGeometryEffect(id: dial.count, in: names, isSource: false)
        }
      }
    }
    host.settle()
    #expect(circles(host) == [CGRect(0, 0, 20, 20)])
    host.frame { withAnimation(.second) { dial.count = 2 } }
    #expect(circles(host) == [CGRect(0, 0, 20, 20)])
    host.advance(by: 0.5)
    #expect(circles(host) == [CGRect(25, 0, 30, 20)])
    host.advance(by: 0.5)
    #expect(circles(host) == [CGRect(50, 0, 40, 20)])
    host.frame { dial.count = 1 }
    #expect(circles(host) == [CGRect(20, 0, 30, 20)])
  }

  @Test func `M081: under an animation both views follow one frame that runs from old to new`() {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 200, height: 20)) { Swapping(dial: dial) }
    func x(_ name: String) -> CGFloat? {
      Probes.nodes(in: host.runtime)[name]?.last.map { $0.currentPlacement.toRoot.tx }
    }
    func width(_ name: String) -> CGFloat? {
      Probes.nodes(in: host.runtime)[name]?.last?.size.width
    }
    host.settle()
    #expect(x("a") == 0)
    host.frame { withAnimation(.linear(duration: 1)) { dial.isOn = true } }
    #expect(x("b") == 0 && width("b") == 10)
    host.advance(by: 0.5)
    #expect(x("a") == 50 && x("b") == 50)
    #expect(width("b") == 15 && width("a") == 15)
    host.advance(by: 0.6)
    host.settle()
    #expect(x("b") == 100 && width("b") == 20)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `M081: without an animation the views are swapped at once`() {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 200, height: 20)) { Swapping(dial: dial) }
    host.settle()
    host.frame { dial.isOn = true }
    host.settle()
    #expect(Probes.nodes(in: host.runtime)["b"]?.last?.currentPlacement.toRoot.tx == 100)
  }

  @Test func `a host with matched views is freed`() {
    weak var runtime: Runtime?
    do {
      let tree = PlainHost(200, 100) {
        Names { names in
          VStack {
            leaf("a", 40, 30).matchedGeometryEffect(id: 1, in: names)
            greedy("b").matchedGeometryEffect(id: 1, in: names, isSource: false)
          }
        }
      }
      runtime = tree.runtime
      #expect(runtime != nil)
    }
    #expect(runtime == nil)
  }
}

private struct Names<Content: View>: View {
  @Namespace private var names
  @ViewBuilder let content: (Namespace.ID) -> Content

  var body: some View { content(names) }
}

private struct Swapping: View {
  let dial: Dial
  @Namespace private var names

  var body: some View {
    HStack(spacing: 0) {
      if dial.isOn {
        Color.red.named("b").matchedGeometryEffect(id: 1, in: names).frame(width: 20)
          .frame(width: 120, alignment: .trailing)
      } else {
        Color.red.named("a").matchedGeometryEffect(id: 1, in: names).frame(width: 10)
      }
    }
    .frame(width: 200, alignment: .leading)
  }
}

/// Containers whose layout is replaced under an animation.
@MainActor @Suite struct AnyLayoutAnimationTests {
  @Test func `L076: under an animation the views move from the one layout to the other`() {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Turning(dial: dial) }
    func drawn() -> String { host.displayList.description }
    let start = drawn()
    host.frame { withAnimation(.linear(duration: 1)) { dial.isOn = true } }
    #expect(drawn() == start)
    host.advance(by: 0.5)
    let half = drawn()
    host.advance(by: 0.6)
    host.settle()
    #expect(half != start && half != drawn() && drawn() != start)
  }
}

private struct Turning: View {
  let dial: Dial

  var body: some View {
    (dial.isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20)
    }
  }
}
