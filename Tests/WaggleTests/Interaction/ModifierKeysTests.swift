import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Views that observe the modifier keys.
@MainActor @Suite struct ModifierKeysTests {
  private struct Observer: View {
    let log: Recorder<[Int]>
    var mask = EventModifiers.all
    var isInitial = false

    var body: some View {
      Text("Meadow").onModifierKeysChanged(mask: mask, initial: isInitial) { old, new in
        log.add([old.rawValue, new.rawValue])
      }
    }
  }

  private static let (shift, option) = (
    EventModifiers.shift.rawValue, EventModifiers.option.rawValue
  )

  @Test func `C683: an action receives the keys before and after each change, and no other`() {
    let log = Recorder<[Int]>()
    let host = TestHost { Observer(log: log) }
    host.settle()
    #expect(log.take() == [])
    host.hold(.shift)
    host.hold(.shift)
    host.hold([.shift, .option])
    host.hold([])
    let (shift, both) = (Self.shift, Self.shift | Self.option)
    #expect(log.take() == [[0, shift], [shift, both], [both, 0]])
  }

  @Test func `C683: keys outside of the mask are neither reported nor passed`() {
    let log = Recorder<[Int]>()
    let host = TestHost { Observer(log: log, mask: .option) }
    host.settle()
    host.hold(.shift)
    host.hold([.shift, .option])
    host.hold(.option)
    #expect(log.take() == [[0, Self.option]])
  }

  @Test func `C683: at first an action receives what is held, unless that is not asked for`() {
    let log = Recorder<[Int]>()
    struct Page: View {
      let log: Recorder<[Int]>
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }.keyboardShortcut("s", modifiers: .option)
        if isShown { Observer(log: log, isInitial: true) }
      }
    }
    let host = TestHost { Page(log: log) }
    host.settle()
    host.key("s", modifiers: .option)
    host.settle()
    #expect(log.take() == [[Self.option, Self.option]])
  }

  @Test
  func
    `C683: events of keys say what is held, and in a window without the keyboard nothing is`()
  {
    let log = Recorder<[Int]>()
    let host = TestHost { Observer(log: log) }
    host.settle()
    host.key("a", modifiers: .shift)
    host.key("a")
    host.hold(.option)
    host.frame { host.host.input.handle(.windowFocus(false)) }
    #expect(
      log.take() == [[0, Self.shift], [Self.shift, 0], [0, Self.option], [Self.option, 0]])
  }

  @Test func `C683: a view that is gone is not called`() {
    let log = Recorder<[Int]>()
    struct Page: View {
      let log: Recorder<[Int]>
      @State private var isShown = true

      var body: some View {
        Button("Hide") { isShown = false }.keyboardShortcut("h", modifiers: [])
        if isShown { Observer(log: log) }
      }
    }
    let host = TestHost { Page(log: log) }
    host.settle()
    host.key("h")
    host.settle()
    host.hold(.shift)
    #expect(log.take() == [])
  }
}
