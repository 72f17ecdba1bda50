import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Effects of views that scroll in and out")
@MainActor
struct ScrollTransitionTests {
  /// Twenty rows of 20 in a window of 100. Each is moved by 10 points times its phase.
  private func rows(
    _ configuration: ScrollTransitionConfiguration, isLazy: Bool = false
  ) -> PlainHost {
    PlainHost(100, 100) {
      ScrollView {
        let list = ForEach(0..<20) { number in
          box(100, 20, "\(number)").scrollTransition(configuration) { content, phase in
            content.offset(x: phase.value * 10)
          }
        }
        if isLazy { LazyVStack(spacing: 0) { list } } else { VStack(spacing: 0) { list } }
      }
    }
  }

  private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

  /// Where a row is moved to at an offset: by the part of it that is not visible.
  private func expected(_ row: Int, at offset: CGFloat) -> CGFloat {
    let top = CGFloat(row) * 20 - offset
    if top < 0 { return max(-10, top / 2) }
    return min(10, max(0, (top + 20 - 100) / 2))
  }

  private func wrongRows(_ host: PlainHost) -> [Int] {
    let offset = scroll(host).offset.y
    return (0..<20).filter {
      let frame = host.frame("\($0)")
      return !frame.isNull && abs(frame.minX - expected($0, at: offset)) > 1e-9
    }
  }

  private func scroll(_ host: PlainHost) -> ScrollState {
    host.host.rootView.collected(ScrollViewOutput.self)[0]
  }

  @Test(arguments: [false, true])
  func `L241: an interactive transition follows the visible part at each step, however it scrolls`(
    isLazy: Bool
  ) {
    let host = rows(linear, isLazy: isLazy)
    #expect(wrongRows(host) == [])
    for step in 1...40 {
      host.wheel(50, 50, by: 7.5)
      #expect(wrongRows(host) == [], "wheel \(step)")
    }
    for y in [120, 13, 299, 0, 55.5] as [CGFloat] {
      host.settle { scroll(host).move(to: CGPoint(x: 0, y: y), by: .program) }
      #expect(wrongRows(host) == [], "program \(y)")
      let report = ScrollReport(
        offset: CGPoint(x: 0, y: y + 9), number: scroll(host).command.number,
        correction: CGVector(), isMoving: true)
      host.settle { scroll(host).follow(report) }
      #expect(wrongRows(host) == [], "page \(y)")
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L241: the timing curve shapes the way between the phases`() {
    let host = rows(.interactive(timingCurve: .easeIn))
    host.wheel(50, 50, by: 10)
    let wanted = -10 * (1 - UnitCurve.easeIn.value(at: 0.5))
    #expect(abs(host.frame("0").minX - wanted) < 1e-9)
  }

  @Test func `L242: an animation runs when a view crosses the threshold, and only then`() {
    let host = rows(.animated(.linear(duration: 1)))
    #expect(host.frame("0").minX == 0)
    #expect(host.frame("5").minX == 10)
    host.wheel(50, 50, by: 5)
    let start = host.host.time
    #expect(host.frame("0").minX == 0)
    host.host.frame(at: start + 0.5)
    #expect(abs(host.frame("0").minX + 5) < 1e-9)
    #expect(host.frame("5").minX == 10)
    host.wheel(50, 50, by: 5)
    #expect(abs(host.frame("0").minX + 5) < 1e-9)
    host.host.frame(at: start + 1)
    #expect(host.frame("0").minX == -10)
    host.wheel(50, 50, by: 10)
    host.host.frame(at: start + 1.25)
    #expect(abs(host.frame("5").minX - 7.5) < 1e-9)
    host.host.frame(at: start + 3)
    #expect(host.frame("5").minX == 0)
  }

  @Test func `L242: the default animation ends in the phase`() {
    let host = rows(.animated)
    host.wheel(50, 50, by: 20)
    #expect(host.frame("5").minX == 10)
    for step in 1...300 { host.host.frame(at: Double(step) / 60) }
    #expect(host.frame("5").minX == 0)
    #expect(host.frame("0").minX == -10)
  }

  @Test func `L242: a lazy row that scrolls in is animated, one that is there at rest is not`() {
    let host = rows(
      .animated(.linear(duration: 1)).threshold(.visible(0.1)), isLazy: true)
    #expect((0..<5).allSatisfy { host.frame("\($0)").minX == 0 })
    host.wheel(50, 50, by: 15)
    let start = host.host.time
    #expect(host.frame("5").minX == 10)
    host.host.frame(at: start + 0.5)
    #expect(abs(host.frame("5").minX - 5) < 1e-9)
  }

  /// The phases of the rows at an offset.
  private func phases(
    _ threshold: ScrollTransitionConfiguration.Threshold, at offset: CGFloat
  ) -> [Int] {
    let host = rows(.animated(.linear(duration: 1)).threshold(threshold))
    host.wheel(50, 50, by: offset)
    host.host.frame(at: 100)
    return (0..<20).filter { host.frame("\($0)").minX == 0 }
  }

  @Test func `L243: the threshold decides how far a view must have come in`() {
    #expect(phases(.visible, at: 50) == Array(3...6))
    #expect(phases(.hidden, at: 50) == Array(2...7))
    #expect(phases(.visible(0.5), at: 50) == Array(2...7))
    #expect(phases(.visible(0.6), at: 50) == Array(3...6))
    #expect(phases(.centered, at: 40) == [4])
    #expect(phases(.centered, at: 45) == [])
    #expect(phases(.visible.inset(by: 20), at: 40) == Array(3...5))
    #expect(phases(.visible.inset(by: -20), at: 40) == Array(1...7))
    #expect(phases(.visible.interpolated(towards: .centered, amount: 0.5), at: 40) == Array(3...5))
    #expect(phases(.visible.interpolated(towards: .centered, amount: 1), at: 40) == [4])
  }

  @Test func `L243: numbers that cannot be used change no threshold`() {
    #expect(phases(.visible(.nan), at: 50) == phases(.hidden, at: 50))
    #expect(phases(.visible(7), at: 50) == phases(.visible, at: 50))
    #expect(phases(.visible.inset(by: .nan), at: 50) == phases(.visible, at: 50))
    #expect(
      phases(.visible.interpolated(towards: .hidden, amount: .infinity), at: 50)
        == phases(.visible, at: 50))
    #expect(phases(.visible.inset(by: 1e300), at: 40) == [4])
  }

  @Test func `L243: a view that is longer than the scroll view is within it while it fills it`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          box(100, 100)
          box(100, 300, "long").scrollTransition(linear) { $0.offset(x: $1.value * 10) }
          box(100, 100)
        }
      }
    }
    #expect(host.frame("long").minX == 10)
    for (offset, x) in [(50, 5), (100, 0), (250, 0), (300, 0), (350, -5), (400, -10)] {
      host.settle { scroll(host).move(to: CGPoint(x: 0, y: CGFloat(offset)), by: .user) }
      #expect(abs(host.frame("long").minX - CGFloat(x)) < 1e-9, "\(offset)")
    }
  }

  @Test func `L240: without a scroll view, and along an axis that does not scroll, it is identity`()
  {
    let plain = PlainHost(100, 100) {
      box(20, 500, "a").scrollTransition { $0.offset(x: $1.value * 10) }
    }
    #expect(plain.frame("a").minX == 40)
    let across = PlainHost(100, 100) {
      ScrollView {
        box(100, 500, "a").scrollTransition(axis: .horizontal) { $0.offset(x: $1.value * 10) }
      }
    }
    across.wheel(50, 50, by: 30)
    #expect(across.frame("a").minX == 0)
  }

  @Test func `L240: effects on the view and around the scroll view do not change its place`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            box(100, 20, "\(number)")
              .scrollTransition(linear) { $0.offset(x: $1.value * 10).offset(y: $1.value * 500) }
              .scaleEffect(0.5)
          }
        }
      }
      .rotationEffect(.degrees(45))
      .scaleEffect(2)
    }
    let plain = rows(linear)
    for _ in 0..<12 {
      for tree in [host, plain] {
        tree.settle {
          let scroll = scroll(tree)
          scroll.move(to: CGPoint(x: 0, y: scroll.offset.y + 9), by: .user)
        }
      }
      #expect(wrongRows(plain) == [])
    }
    #expect(scroll(host).offset == scroll(plain).offset)
    // The diagonal part of the same shift: the lengths are those of the tree without effects.
    let bare = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { box(100, 20, "\($0)").scaleEffect(0.5) } }
      }
      .rotationEffect(.degrees(45))
      .scaleEffect(2)
    }
    bare.settle { scroll(bare).move(to: scroll(host).offset, by: .user) }
    for row in 0..<20 {
      let shift = expected(row, at: scroll(host).offset.y) / 10
      let (from, to) = (bare.frame("\(row)"), host.frame("\(row)"))
      let moved = CGVector(dx: to.minX - from.minX, dy: to.minY - from.minY)
      let length = (moved.dx * moved.dx + moved.dy * moved.dy).squareRoot()
      let wanted = abs(shift) * (10.0 * 10 + 500 * 500).squareRoot()
      #expect(abs(length - wanted) < 1e-6, "\(row)")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `L240: the leading edge is on the right in right-to-left layout`(direction: LayoutDirection)
  {
    let host = PlainHost(100, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20) { number in
            box(20, 100, "\(number)").scrollTransition(linear) { $0.offset(y: $1.value * 10) }
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }
    #expect(host.frame("0").minY == 0)
    #expect(host.frame("5").minY == 10)
    host.wheel(50, 50, dx: direction == .leftToRight ? 10 : -10)
    #expect(host.frame("0").minY == -5)
    #expect(host.frame("5").minY == 5)
  }

  @Test func `L240: the scroll view of the axis decides`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            box(300, 40, "a").scrollTransition(linear, axis: .vertical) {
              $0.offset(x: $1.value * 10)
            }
          }
          box(100, 400)
        }
      }
    }
    host.settle { scroll(host).move(to: CGPoint(x: 0, y: 20), by: .user) }
    #expect(host.frame("a").minX == -5)
  }

  @Test func `L240: each edge has its own configuration`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            box(100, 20, "\(number)")
              .scrollTransition(topLeading: .identity, bottomTrailing: linear) {
                $0.offset(x: $1.value * 10)
              }
          }
        }
      }
    }
    host.wheel(50, 50, by: 10)
    #expect(host.frame("0").minX == 0)
    #expect(host.frame("5").minX == 5)
  }

  @Test func `L240: a change of the layout is followed as scrolling is`() {
    let height = Knob<CGFloat>(0)
    let host = PlainHost(100, 100) {
      ScrollView {
        Turned(height) { height in
          VStack(spacing: 0) {
            box(100, height)
            box(100, 100, "a").scrollTransition(linear) { $0.offset(x: $1.value * 10) }
          }
        }
      }
    }
    #expect(host.frame("a").minX == 0)
    host.settle { height.value = 30 }
    #expect(abs(host.frame("a").minX - 3) < 1e-9)
    #expect(host.frame("a").minY == 30)
  }

  @Test func `L244: a step of the scroll runs no body and lays nothing out`() {
    let host = rows(linear)
    let before = host.runtime.counts
    for _ in 0..<10 { host.wheel(50, 50, by: 3) }
    let after = host.runtime.counts
    #expect(after.bodies == before.bodies)
    #expect(after.layouts == before.layouts)
  }

  @Test func `L244: a host that is dropped in the middle of a transition leaves nothing`() {
    weak var scroll: ScrollState?
    do {
      let host = rows(.animated(.linear(duration: 1)), isLazy: true)
      host.wheel(50, 50, by: 15)
      host.host.frame(at: host.host.time + 0.3)
      scroll = self.scroll(host)
    }
    #expect(scroll == nil)
  }

  @Test func `A phase has a value`() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }
}
