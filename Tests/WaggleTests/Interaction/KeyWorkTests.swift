import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Which controls a key asks for their shortcuts, and that none is missed (M150).
@MainActor @Suite struct KeyWorkTests {
  private let log = Log()

  private func visits(_ host: TestHost, _ key: KeyEquivalent, _ modifiers: EventModifiers = [])
    -> Int
  {
    let before = host.host.input.shortcutVisits
    host.key(key, modifiers: modifiers)
    return host.host.input.shortcutVisits - before
  }

  @Test
  func `M150: a key asks only controls around which it is a shortcut, however many there are`() {
    for count in [10, 100, 200] {
      let host = TestHost.small {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Button("\($0)") {} }
          Button("Save") { log.add("save") }.keyboardShortcut("s")
        }
      }
      #expect(visits(host, "x") == 0)
      #expect(visits(host, "x", .command) == 0)
      #expect(visits(host, "s") == 0)
      #expect(visits(host, "s", .command) == 1)
      #expect(log.take() == ["save"])
    }
  }

  @Test func `C361: without shortcuts the handled keys ask no control`() {
    let host = TestHost.small { VStack { ForEach(0..<9, id: \.self) { Button("\($0)") {} } } }
    let before = host.host.input.shortcutVisits
    #expect(host.host.input.handledKeys.shortcuts.isEmpty)
    #expect(host.host.input.shortcutVisits == before)
  }

  @Test func `C361: of the handled keys only controls with a shortcut around them are asked`() {
    for count in [10, 100] {
      let host = TestHost.small {
        VStack {
          ForEach(0..<count, id: \.self) { Button("\($0)") {} }
          Button("Save") {}.keyboardShortcut("s")
          Button("Hidden") {}.keyboardShortcut("h").hidden()
          Button("Disabled") {}.keyboardShortcut("d").disabled(true)
        }
      }
      host.settle()
      let before = host.host.input.shortcutVisits
      #expect(host.host.input.handledKeys.shortcuts == ["s", "h"].map { KeyboardShortcut($0) }.set)
      #expect(host.host.input.shortcutVisits - before == 3)
    }
  }

  @Test func `M150: of several controls with a shortcut the first that can be reached acts`() {
    let host = TestHost.small {
      VStack {
        Button("Off") { log.add("off") }.keyboardShortcut("k").disabled(true)
        Group {
          Button("Second") { log.add("second") }.zIndex(1)
          Button("First") { log.add("first") }
        }
        .keyboardShortcut("k")
      }
    }
    host.key("k", modifiers: .command)
    #expect(log.take() == ["first"])
  }

  @Test func `M150: a shortcut below a sheet waits until that is closed`() {
    let dial = Shortcuts()
    let host = TestHost.small {
      Button("Below") { log.add("below") }.keyboardShortcut("k")
        .sheet(
          isPresented: Binding {
            !dial.isShown
          } set: {
            dial.isShown = !$0
          }
        ) {
          Button("In it") { log.add("in") }.keyboardShortcut("j")
        }
    }
    for isOpen in [false, true, false] {
      host.frame { dial.isShown = !isOpen }
      host.advance(by: 2)
      for key in ["k", "j"] as [KeyEquivalent] { host.key(key, modifiers: .command) }
      #expect(log.take() == [isOpen ? "in" : "below"])
    }
  }

  @Test func `M150: a shortcut that changes, comes or goes is found at once and asks none after`() {
    let dial = Shortcuts()
    let host = TestHost.small { ShortcutField(dial: dial, log: log) }
    for shortcut in [nil, KeyboardShortcut("a"), KeyboardShortcut("b"), nil, KeyboardShortcut("a")]
    {
      for isShown in [true, false] {
        host.frame {
          dial.shortcut = shortcut
          dial.isShown = isShown
        }
        for key in ["a", "b"] as [KeyEquivalent] {
          let isHandled = isShown && shortcut?.key == key
          #expect(visits(host, key, .command) == (isHandled ? 1 : 0))
          #expect(log.take() == (isHandled ? ["go"] : []))
        }
      }
    }
  }

  @Test func `M150: a shortcut counts in every place that modifiers reach`() {
    let shortcut = KeyboardShortcut("k")
    let hosts = [
      host { Group { Button("Go") { log.add("go") } }.keyboardShortcut(shortcut) },
      host {
        List { Group { Button("Go") { log.add("go") } }.keyboardShortcut(shortcut) }
      },
      host {
        VStack { ForEach(0..<1, id: \.self) { _ in Button("Go") { log.add("go") } } }
          .keyboardShortcut(shortcut)
      },
      host { AnyView(Button("Go") { log.add("go") }).keyboardShortcut(shortcut) },
      host {
        Button("No") {}.keyboardShortcut(nil).overlay {
          Button("Go") { log.add("go") }.keyboardShortcut("k")
        }
      },
      host { Carrier(log: log).keyboardShortcut(shortcut) },
    ]
    for host in hosts {
      host.key("k", modifiers: .command)
      #expect(log.take() == ["go"])
    }
  }

  @Test func `M150: an environment that is kept after its shortcut was removed still counts`() {
    let kept = KeptEnvironment()
    let host = TestHost.small { KeptField(kept: kept, log: log) }
    host.key("k", modifiers: .command)
    #expect(log.take() == ["go"])
    host.frame { kept.isDeclared = false }
    host.key("k", modifiers: .command)
    #expect(log.take() == ["go"])
  }

  @Test func `M150: a shortcut does not keep its host`() {
    weak var router: InputRouter?
    do {
      let host = TestHost.small { Button("Go") {}.keyboardShortcut("k") }
      host.key("k", modifiers: .command)
      router = host.host.input
      #expect(router != nil)
    }
    #expect(router == nil)
  }

  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    TestHost.small(content)
  }
}

extension Sequence where Element: Hashable {
  fileprivate var set: Set<Element> { Set(self) }
}

@MainActor @Observable private final class Shortcuts {
  var shortcut: KeyboardShortcut?
  var isShown = true
}

private struct ShortcutField: View {
  let dial: Shortcuts
  let log: Log

  var body: some View {
    VStack {
      Button("Other") {}
      if dial.isShown { Button("Go") { log.add("go") }.keyboardShortcut(dial.shortcut) }
    }
  }
}

/// Passes its whole environment on.
private struct Carrier: View {
  let log: Log
  @Environment(\.self) private var environment

  var body: some View { Button("Go") { log.add("go") }.environment(\.self, environment) }
}

@MainActor @Observable private final class KeptEnvironment {
  var isDeclared = true
  @ObservationIgnored var values: EnvironmentValues?
}

/// Keeps the environment of a view that has a shortcut.
private struct KeptField: View {
  let kept: KeptEnvironment
  let log: Log

  var body: some View {
    VStack {
      if kept.isDeclared { Keeper(kept: kept).keyboardShortcut("k") }
      Late(kept: kept, log: log)
    }
  }
}

private struct Keeper: View {
  let kept: KeptEnvironment
  @Environment(\.self) private var environment

  var body: some View {
    let _ = kept.values = environment
    Color.red
  }
}

/// Uses what was kept.
private struct Late: View {
  let kept: KeptEnvironment
  let log: Log

  var body: some View {
    let _ = kept.isDeclared
    Button("Go") { log.add("go") }
      .transformEnvironment(\.self) { if let values = kept.values { $0 = values } }
  }
}
