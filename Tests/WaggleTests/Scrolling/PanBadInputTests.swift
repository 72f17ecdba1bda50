import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Scrolling with a finger: what may go wrong")
@MainActor
struct PanBadInputTests {
  private func host(_ content: @escaping () -> some View) -> PlainHost {
    let host = PlainHost(100, 100, content: content)
    host.host.input.fingers = [.touch]
    return host
  }

  @Test func `A host is dropped in the middle of a drag, a fling and a spring`() {
    for stage in 0..<4 {
      let host = host { ScrollView { box(40, 900, "a") }.scrollTargetBehavior(.paging) }
      host.touch(.began, 50, 90, at: 0)
      host.touch(.moved, 50, 70, at: 0.01)
      if stage == 0 { continue }
      host.touch(.moved, 50, stage == 3 ? 99 : 50, at: 0.02)
      if stage == 1 { continue }
      host.touch(.ended, 50, stage == 3 ? 99 : 50, at: 0.02)
      host.host.frame(at: 0.05)
      host.host.input.checkInvariants()
    }
  }

  @Test func `A scroll view is removed in the middle of a drag and of a fling`() {
    for isFling in [false, true] {
      let isShown = Knob(true)
      let host = host {
        Turned(isShown) { isShown in
          VStack {
            if isShown { ScrollView { box(40, 900, "a") } }
            box(10, 10, "b")
          }
        }
      }
      host.touch(.began, 50, 60, at: 0)
      host.touch(.moved, 50, 40, at: 0.01)
      host.touch(.moved, 50, 20, at: 0.02)
      if isFling { host.touch(.ended, 50, 20, at: 0.02) }
      host.settle { isShown.value = false }
      host.touch(.moved, 50, 10, at: 0.03)
      host.touch(.ended, 50, 10, at: 0.04)
      for step in 1...9 { host.host.frame(at: 0.04 + Double(step) / 10) }
      host.host.input.checkInvariants()
      #expect(host.host.nextMoment == nil)
    }
  }

  @Test func `A scroll view that is disabled in the middle of a drag comes to rest in its range`() {
    let isDisabled = Knob(false)
    let host = host {
      Turned(isDisabled) { ScrollView { box(40, 900, "a") }.scrollDisabled($0) }
    }
    host.touch(.began, 50, 20, at: 0)
    host.touch(.moved, 50, 80, at: 0.01)
    #expect(host.frame("a").minY > 0)
    host.settle { isDisabled.value = true }
    for step in 1...20 { host.host.frame(at: 0.01 + Double(step) / 10) }
    #expect(host.frame("a").minY == 0)
    host.touch(.moved, 50, 20, at: 3)
    #expect(host.frame("a").minY == 0)
  }

  @Test
  func
    `L120: content that glides rests where the user may no longer scroll, unless it has a target`()
    throws
  {
    for pages in [false, true] {
      let isDisabled = Knob(false)
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        Turned(isDisabled) { isDisabled in
          let scroll = ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("a") }
            .scrollDisabled(isDisabled)
          if pages { scroll.scrollTargetBehavior(.paging) } else { scroll }
        }
      }
      let content = try host.find(identifier: "a")
      host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 80))
      host.press(at: CGPoint(x: 50, y: 90))
      for y in [80, 60, 30] {
        host.advance(by: 0.02)
        host.move(to: CGPoint(x: 50, y: CGFloat(y)))
      }
      host.release(at: CGPoint(x: 50, y: 30))
      host.advance(by: 0.05)
      let offset = -content.frame.minY
      host.frame { isDisabled.value = true }
      host.advance(by: 3)
      #expect(-content.frame.minY == (pages ? 100 : offset))
    }
  }

  @Test func `Content that gets shorter in a drag and in a fling ends at its new edge`() {
    for isFling in [false, true] {
      let height = Knob<CGFloat>(5000)
      let host = host { Turned(height) { height in ScrollView { box(40, height, "a") } } }
      host.touch(.began, 50, 90, at: 0)
      host.touch(.moved, 50, 60, at: 0.01)
      host.touch(.moved, 50, 10, at: 0.02)
      if isFling {
        host.touch(.ended, 50, 10, at: 0.02)
        host.host.frame(at: 0.1)
      }
      host.settle { height.value = 120 }
      if !isFling {
        #expect(host.frame("a").minY < -20)
        host.touch(.ended, 50, 10, at: 0.5)
      }
      for step in 1...20 { host.host.frame(at: 0.5 + Double(step) / 10) }
      #expect(host.frame("a").minY == -20)
    }
  }

  @Test func `Locations and velocities that are not numbers move nothing`() {
    let host = host { ScrollView { box(40, 900, "a") } }
    host.touch(.began, 50, 90, at: 0)
    host.touch(.moved, 50, .nan, at: 0.01)
    host.touch(.moved, 50, 60, at: 0.02)
    host.touch(.moved, .infinity, -.infinity, at: 0.03)
    host.touch(.ended, .nan, .nan, at: 0.04)
    for step in 1...90 { host.host.frame(at: 0.04 + Double(step) / 10) }
    #expect(host.frame("a").minY <= -30)
    #expect(host.frame("a").minY >= -800)
    host.host.input.checkInvariants()
  }

  @Test func `A pointer that is cancelled ends the drag without a fling`() {
    let host = host { ScrollView { box(40, 900, "a") } }
    host.touch(.began, 50, 90, at: 0)
    host.touch(.moved, 50, 60, at: 0.01)
    host.touch(.moved, 50, 30, at: 0.02)
    host.touch(.cancelled, 50, 30, at: 0.03)
    host.host.frame(at: 2)
    #expect(host.frame("a").minY == -60)
  }

  @Test func `A second finger neither scrolls nor stops the first one`() {
    let host = host { ScrollView { box(90, 900, "a") } }
    host.touch(.began, 50, 90, at: 0)
    host.touch(.moved, 50, 70, at: 0.01)
    host.touch(.began, 20, 90, at: 0.02, finger: 1)
    host.touch(.moved, 20, 20, at: 0.03, finger: 1)
    #expect(host.frame("a").minY == -20)
    host.touch(.moved, 50, 60, at: 0.04)
    #expect(host.frame("a").minY == -30)
    host.touch(.ended, 20, 20, at: 0.05, finger: 1)
    host.touch(.moved, 50, 40, at: 0.06)
    #expect(host.frame("a").minY == -50)
    host.touch(.cancelled, 50, 40, at: 0.07)
    host.host.input.checkInvariants()
  }

  @Test func `A program may scroll while a finger drags: the finger continues from there`() {
    let handle = ProxyHandle()
    let host = host {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            box(90, 500, "a")
            box(90, 900, "b").id("b")
          }
        }
      }
    }
    host.touch(.began, 50, 90, at: 0)
    host.touch(.moved, 50, 70, at: 0.01)
    host.settle { handle.proxy.scrollTo("b", anchor: .top) }
    #expect(host.frame("b").minY == 0)
    host.touch(.moved, 50, 60, at: 0.02)
    #expect(host.frame("b").minY == -10)
    host.touch(.cancelled, 50, 60, at: 0.03)
  }
}

extension PlainHost {
  fileprivate func touch(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 0
  ) {
    host.send(
      .pointer(
        PointerEvent(
          id: finger, kind: .touch, phase: phase, location: CGPoint(x: x, y: y), time: time)))
    host.settle()
  }
}
