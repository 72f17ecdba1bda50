import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Snap points for a host that scrolls by itself")
@MainActor
struct ScrollSnappingTests {
  private func pages(
    _ axes: Axis.Set = .vertical, _ direction: LayoutDirection = .leftToRight, isInPage: Bool = true
  ) -> PlainHost {
    let knob = Knob(false)
    let host = PlainHost(100, 100) {
      Turned(knob) { isShown in
        if isShown {
          ScrollView(axes) { box(330, 330, "a") }
            .contentMargins(.vertical, 10)
            .scrollTargetBehavior(.paging)
            .environment(\.layoutDirection, direction)
        }
      }
    }
    host.runtime.store(LayoutStore.self).isScrolledByHost = isInPage
    host.settle { knob.value = true }
    return host
  }

  /// Cards of 80 with gaps of 10.
  private func cards(
    _ count: Knob<Int>, _ behavior: some ScrollTargetBehavior, margin: CGFloat = 0,
    isInPage: Bool = true
  ) -> PlainHost {
    let host = PlainHost(200, 100) {
      Turned(count) { count in
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<max(count, 0), id: \.self) { box(80, 50, "\($0)") } }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, margin)
        .scrollTargetBehavior(count < 0 ? AnyScrollTargetBehavior(.paging) : .init(behavior))
      }
    }
    host.runtime.store(LayoutStore.self).isScrolledByHost = isInPage
    host.settle { count.value += 1 }
    return host
  }

  private func scroll(_ host: PlainHost) -> ScrollState {
    host.host.rootView.collected(ScrollViewOutput.self)[0]
  }

  @Test func `L254: paging snaps to multiples of the container`() {
    #expect(scroll(pages()).snapping.points == .pages(CGSize(width: 330, height: 80)))
  }

  @Test func `L254: from right to left pages are points, counted from the right`() {
    let host = pages([.horizontal, .vertical], .rightToLeft)
    #expect(
      scroll(host).snapping.points
        == .points(x: [0, 30, 130, 230], y: [-10, 70, 150, 230, 240]))
  }

  @Test func `L254: aligned with views, the starts of the targets are the points`() {
    let knob = Knob(5)
    let host = cards(knob, .viewAligned)
    #expect(scroll(host).snapping.points == .points(x: [0, 90, 180, 270, 330], y: []))
    host.settle { knob.value = 3 }
    #expect(scroll(host).snapping.points == .points(x: [0, 60], y: []))
  }

  @Test func `L254: points are at the anchor, inside the insets, and within the range`() {
    let host = cards(Knob(5), .viewAligned(anchor: .center), margin: 20)
    // The container is 160 long: a card's middle is 40 points before that of the container.
    #expect(scroll(host).snapping.points == .points(x: [-20, 30, 120, 210, 300, 350], y: []))
  }

  @Test func `L254: the points follow a change inside the content, and no step of the scroll`() {
    let width = Knob<CGFloat>(80)
    let isOn = Knob(false)
    let host = PlainHost(200, 100) {
      Turned(isOn) { isOn in
        if isOn {
          ScrollView(.horizontal) {
            Turned(width) { width in
              HStack(spacing: 0) {
                box(width, 50)
                box(80, 50)
                Color.red.frame(height: 50)
              }
              .scrollTargetLayout()
              .frame(width: 600, alignment: .leading)
            }
          }
          .scrollTargetBehavior(.viewAligned)
        }
      }
    }
    host.runtime.store(LayoutStore.self).isScrolledByHost = true
    host.settle { isOn.value = true }
    #expect(scroll(host).snapping.points == .points(x: [0, 80, 160], y: []))
    host.settle { scroll(host).move(to: CGPoint(x: 33, y: 0), by: .user) }
    #expect(scroll(host).snapping.points == .points(x: [0, 80, 160], y: []))
    host.settle { width.value = 120 }
    #expect(scroll(host).snapping.points == .points(x: [0, 120, 200], y: []))
  }

  @Test func `L254: behaviours that a program wrote have no points, and nor have other hosts`() {
    struct Tens: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }
    #expect(scroll(cards(Knob(5), Tens())).snapping.points == .none)
    #expect(scroll(cards(Knob(5), .viewAligned, isInPage: false)).snapping.points == .none)
    #expect(scroll(pages(isInPage: false)).snapping.points == .none)
  }

  @Test func `L254: another behaviour replaces the points`() {
    let knob = Knob(5)
    let host = cards(knob, .viewAligned)
    host.settle { knob.value = -1 }
    #expect(
      scroll(host).snapping.points
        == .pages(CGSize(width: 200, height: scroll(host).metrics.containerSize.height)))
    host.settle { knob.value = 0 }
    #expect(scroll(host).snapping.points == .none)
    host.settle { knob.value = 2 }
    #expect(scroll(host).snapping.points == .points(x: [0], y: []))
  }
}
