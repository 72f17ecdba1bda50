import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Submits text when it is tapped.
private struct Submitting: PrimitiveView {
  nonisolated static func _makeView(view: _GraphValue<Submitting>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let link = inputs.bag[SubmitChain.self]
    nonisolated(unsafe) let submit = { link?.submit(.text) }
    let tappable = _GraphValue.constant(
      Color.red.onTapGesture { submit() }, in: inputs)
    return make(tappable, inputs)
  }

  private nonisolated static func make<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  { V._makeView(view: view, inputs: inputs) }
}

/// Keys, shortcuts and submitting (M137, M149–M151).
@MainActor @Suite struct KeyPressTests {
  private let log = Log()

  @Test func `M151: the focused view gets a key, then its ancestors, until one handles it`() {
    let host = focused {
      VStack {
        Color.red.focusable()
          .onKeyPress("x") {
            log.add("child")
            return .ignored
          }
      }
      .onKeyPress(phases: .down) {
        log.add("parent \($0.characters)")
        return .handled
      }
      .onKeyPress("x") {
        log.add("outer")
        return .handled
      }
    }
    host.key("x")
    #expect(log.entries == ["child", "parent x"])
  }

  @Test func `M151: key presses are filtered by keys, characters and phases`() {
    let host = focused {
      Color.red.focusable()
        .onKeyPress(keys: ["a", "b"]) {
          log.add("keys \($0.key.character)")
          return .ignored
        }
        .onKeyPress(characters: .decimalDigits) {
          log.add("digit \($0.characters)")
          return .ignored
        }
        .onKeyPress("a", phases: .up) { _ in
          log.add("up")
          return .ignored
        }
    }
    host.key("a")
    host.key("7")
    #expect(log.entries == ["keys a", "up", "digit 7"])
  }

  @Test func `M151: without the focus no view gets keys`() {
    let host = TestHost.small {
      Color.red.focusable().onKeyPress("x") {
        log.add("x")
        return .handled
      }
    }
    host.key("x")
    #expect(log.entries == [])
  }

  @Test func `M151: arrows and Escape are commands if no key press was handled`() {
    let host = focused {
      Color.red.focusable()
        .onMoveCommand { log.add("\($0)") }
        .onExitCommand { log.add("exit") }
        .onKeyPress(.downArrow) {
          log.add("down arrow")
          return .handled
        }
    }
    host.key(.leftArrow)
    host.key(.downArrow)
    host.key(.escape)
    #expect(log.entries == ["left", "down arrow", "exit"])
  }

  @Test func `M150: a shortcut is Command and a key, and needs no focus`() {
    let host = TestHost.small {
      Button("Save") { log.add("save") }.keyboardShortcut("s")
    }
    host.key("s")
    #expect(log.entries == [])
    host.key("s", modifiers: .command)
    #expect(log.entries == ["save"])
    host.key("S", modifiers: [.command, .shift])
    #expect(log.entries == ["save"])
  }

  @Test func `M150: Return triggers the default action, the first of two; Escape cancels`() {
    let host = TestHost.small {
      VStack {
        Button("one") { log.add("one") }.keyboardShortcut(.defaultAction)
        Button("two") { log.add("two") }.keyboardShortcut(.defaultAction)
        Button("no") { log.add("no") }.keyboardShortcut(.cancelAction)
      }
    }
    host.key(.return)
    host.key(.escape)
    #expect(log.entries == ["one", "no"])
  }

  @Test func `M150: disabled controls have no shortcuts, hidden ones do`() {
    let host = TestHost.small {
      VStack {
        Button("one") { log.add("one") }.keyboardShortcut("x").disabled(true)
        Button("two") { log.add("two") }.keyboardShortcut("x").hidden()
      }
    }
    host.key("x", modifiers: .command)
    #expect(log.entries == ["two"])
  }

  @Test func `M137: Return and Space trigger a focused button without pressing it`() {
    struct Telling: ButtonStyle {
      let log: Log
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, new in log.add("\(new)") }
      }
    }
    let host = focused { Button("Go") { log.add("go") }.buttonStyle(Telling(log: log)) }
    host.key(.return)
    host.key(.space)
    #expect(log.entries == ["go", "go"])
  }

  @Test func `M149: a submission is delivered outwards, up to the submit scope`() {
    let host = TestHost.small {
      Submitting()
        .onSubmit { log.add("inner") }
        .onSubmit(of: .search) { log.add("search") }
        .onSubmit { log.add("outer") }
        .submitScope()
        .onSubmit { log.add("outside") }
    }
    host.tap(50, 50)
    #expect(log.entries == ["inner", "outer"])
  }

  private func focused(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    let host = TestHost.small(content)
    host.key(.tab)
    return host
  }

  @Test func `M151: arrow keys adjust what has the focus, where onKeyPress ignores them`() throws {
    struct Board: View {
      let takes: Bool
      @State private var log = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        Text("log \(log)")
          .focusable()
          .focused($isFocused)
          .onKeyPress(keys: [.leftArrow, .rightArrow]) { _ in
            log += "k"
            return takes ? .handled : .ignored
          }
          .accessibilityAdjustableAction { log += $0 == .increment ? "+" : "-" }
          .onAppear { isFocused = true }
      }
    }
    for (takes, log) in [(true, "kk+-"), (false, "k+k-+-")] {
      let host = TestHost.small { Board(takes: takes) }
      host.settle()
      host.key(.rightArrow)
      host.key(.leftArrow)
      host.key(.upArrow)
      host.key(.downArrow)
      #expect(host.text == ["log \(log)"])
    }
  }
}
