import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Telling: ButtonStyle {
  let log: Log
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, new in log.add(new ? "T" : "F") }
  }
}

@MainActor @Suite struct PressTests {
  private let log = Log()

  private func button(_ name: String = "go") -> some View {
    Button {
      log.add(name)
    } label: {
      Color.red.frame(width: 40, height: 40)
    }
    .buttonStyle(Telling(log: log))
  }

  @Test
  func `M136: a button is released outside of its frame, pressed again inside, and acts there`() {
    let host = TestHost.small { button() }
    host.press(50, 50)
    host.move(5, 50)
    host.move(45, 50)
    host.release(45, 50)
    #expect(log.entries == ["T", "F", "T", "go", "F"])
  }

  @Test func `M104: a long press of infinite duration reports pressing, and schedules no frame`() {
    let host = TestHost.small {
      Color.red.onLongPressGesture(minimumDuration: .infinity) {
        log.add("perform")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    host.press(50, 50)
    #expect(host.host.nextMoment == nil)
    host.advance(by: 100)
    #expect(log.entries == ["true"])
    host.release(50, 50)
    #expect(log.entries == ["true", "false"])
  }

  @Test func `M136, C034: a release outside does not act`() {
    let host = TestHost.small { button() }
    host.press(50, 50)
    host.release(5, 50)
    #expect(log.entries == ["T", "F"])
  }

  @Test func `C034: a finger may be 70 points outside, the mouse may not`() {
    for (kind, expected) in [(PointerEvent.Kind.mouse, []), (.touch, ["go"])] {
      let host = TestHost.small { Button("Go") { log.add("go") } }
      host.settle()
      for (phase, x) in [(PointerEvent.Phase.began, 50.0), (.ended, 100)] {
        host.host.send(
          .pointer(
            PointerEvent(
              id: 0, kind: kind, phase: phase, location: CGPoint(x: x, y: 50), time: 0)))
      }
      #expect(log.take() == expected)
    }
  }

  @Test func `A tap presses and acts within one frame`() {
    let host = TestHost.small { button() }
    host.tap(50, 50)
    #expect(log.entries == ["go"])
  }

  @Test func `M137: a button that is disabled or removed while it is pressed does not act`() {
    for goes in [true, false] {
      let model = TouchModel()
      let host = TestHost.small {
        if model.isShown { button().disabled(model.isDisabled) }
      }
      host.press(50, 50)
      host.frame { if goes { model.isShown = false } else { model.isDisabled = true } }
      host.release(50, 50)
      #expect(log.take().contains("go") == false)
    }
  }

  @Test func `M121: an inner button beats a gesture of its parent, not one of high priority`() {
    let row = TestHost.small { button().onTapGesture { log.add("row") } }
    row.tap(50, 50)
    #expect(log.take() == ["go"])
    let high = TestHost.small {
      button().highPriorityGesture(TapGesture().onEnded { [log] in log.add("row") })
    }
    high.tap(50, 50)
    #expect(log.take() == ["row"])
  }

  @Test func `M122: a disabled button over something tappable takes the tap and does nothing`() {
    let host = TestHost.small {
      ZStack {
        Color.blue.logs("behind", log)
        Button("Go") { log.add("go") }.disabled(true)
      }
    }
    host.tap(50, 50)
    #expect(log.entries == [])
  }

  @Test func `C033: a button looks pressed at once, and returns in .2 s`() {
    let host = TestHost.small { Button("Go") {} }
    host.settle()
    let before = host.displayList.description
    host.press(50, 50)
    let pressed = host.displayList.description
    #expect(pressed != before)
    host.release(50, 50)
    #expect(host.displayList.description == pressed)
    host.advance(by: 0.1)
    #expect(![before, pressed].contains(host.displayList.description))
    host.advance(by: 0.1)
    #expect(host.displayList.description == before)
  }

  @Test func `C033: pressed again during its return, a button looks pressed at once`() {
    for wait in [0, 0.05, 0.15] {
      let host = TestHost.small { Button("Go") {} }
      host.settle()
      let before = host.displayList.description
      host.press(50, 50)
      let pressed = host.displayList.description
      for _ in 0..<3 {
        host.release(50, 50)
        host.advance(by: wait)
        host.press(50, 50)
        #expect(host.displayList.description == pressed)
        #expect(host.text == ["Go"])
      }
      host.release(50, 50)
      host.advance(by: 0.3)
      #expect(host.displayList.description == before)
    }
  }
}

@MainActor @Suite struct HoverTests {
  private let log = Log()

  private func watched(_ name: String, _ color: Color = .red) -> some View {
    color.onHover { log.add("\(name) \($0)") }
  }

  @Test func `M138: covered views and parents under their children get hover too`() {
    let host = TestHost.small {
      ZStack {
        watched("back")
        watched("front").frame(width: 50, height: 50)
      }
      .onHover { log.add("parent \($0)") }
    }
    host.hover(at: CGPoint(x: 50, y: 50))
    #expect(Set(log.entries) == ["back true", "front true", "parent true"])
    #expect(log.take().first == "parent true")
    host.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["front false"])
    host.hover(at: nil)
    #expect(log.take() == ["back false", "parent false"])
  }

  @Test func `M139: a move leaves one view and enters the other`() {
    let host = TestHost.small {
      HStack(spacing: 0) {
        watched("a")
        watched("b")
      }
    }
    host.hover(at: CGPoint(x: 10, y: 50))
    host.hover(at: CGPoint(x: 20, y: 50))
    host.hover(at: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["a true", "a false", "b true"])
  }

  @Test func `M139: a removed view ends its hover once`() {
    let model = TouchModel()
    let host = TestHost.small { if model.isShown { watched("a") } }
    host.hover(at: CGPoint(x: 10, y: 50))
    host.frame { model.isShown = false }
    host.frame()
    host.hover(at: CGPoint(x: 20, y: 50))
    #expect(log.entries == ["a true", "a false"])
  }

  @Test func `M139: continuous hover reports positions and the end`() {
    var phases: [HoverPhase] = []
    let host = TestHost.small {
      Color.red.frame(width: 40, height: 40).onContinuousHover { phases.append($0) }
    }
    host.hover(at: CGPoint(x: 40, y: 50))
    host.hover(at: CGPoint(x: 60, y: 50))
    host.hover(at: CGPoint(x: 90, y: 50))
    #expect(
      phases == [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 30, y: 20)), .ended])
  }
}
