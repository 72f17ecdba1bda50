import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private enum Field: Hashable { case a, b, c, d, missing }

@MainActor @Observable private final class FocusModel {
  var disabled: Set<Field> = []
  var goes = false
}

/// Four views that may have the focus; what is true of it is a text.
private struct Form: View {
  @FocusState private var focus: Field?
  var disabled: Set<Field> = []
  var appearing: Field?
  var isInReverse = false
  var goes = false

  var body: some View {
    VStack(spacing: 0) {
      ForEach([Field.a, .b, .c, .d], id: \.self) { field in
        if !(goes && field == .b) {
          Color.red.focusable().focused($focus, equals: field)
            .disabled(disabled.contains(field))
            .accessibilityLabel("\(field)")
        }
      }
      Text(focus.map { "\($0)" } ?? "none")
      Color.blue.onTapGesture { focus = .missing }.accessibilityLabel("lose")
      Color.green.onTapGesture { focus = nil }.accessibilityLabel("resign")
      Color.green.onTapGesture { focus = .c }.accessibilityLabel("c!")
    }
    .onAppear { if let appearing { focus = appearing } }
  }
}

@MainActor @Suite struct FocusTests {
  private let log = Log()

  @Test func `M144: a click gives the focus, a write moves it, nil resigns it`() throws {
    let host = TestHost.small { Form() }
    #expect(host.text == ["none"])
    try host.find(label: "b").tap()
    #expect(host.text == ["b"])
    try host.find(label: "c!").tap()
    #expect(host.text == ["c"])
    try host.find(label: "resign").tap()
    #expect(host.text == ["none"])
  }

  @Test func `M144: a Bool is true while a view inside has the focus`() throws {
    struct Two: View {
      @FocusState private var isOn: Bool
      var body: some View {
        VStack {
          Color.red.focusable().accessibilityLabel("in").focused($isOn)
          Color.blue.focusable().accessibilityLabel("out")
          Text("\(isOn)")
        }
      }
    }
    let host = TestHost.small { Two() }
    try host.find(label: "in").tap()
    #expect(host.text == ["true"])
    try host.find(label: "out").tap()
    #expect(host.text == ["false"])
  }

  @Test func `M145: a value that no view has gives way to the truth after the update`() throws {
    let host = TestHost.small { Form() }
    try host.find(label: "a").tap()
    try host.find(label: "lose").tap()
    host.settle()
    #expect(host.text == ["a"])
    host.key(.tab)
    #expect(host.text == ["b"])
  }

  @Test func `M145: a write in onAppear counts`() {
    let host = TestHost.small { Form(appearing: .d) }
    host.settle()
    #expect(host.text == ["d"])
  }

  @Test func `M146: the focus goes with its view, and does not jump`() throws {
    struct Watching: View {
      let model: FocusModel
      var body: some View { Form(disabled: model.disabled, goes: model.goes) }
    }
    let model = FocusModel()
    let host = TestHost.small { Watching(model: model) }
    try host.find(label: "b").tap()
    host.frame { model.goes = true }
    #expect(host.text == ["none"])
    try host.find(label: "c").tap()
    #expect(host.text == ["c"])
    host.frame { model.disabled = [.c] }
    #expect(host.text == ["none"])
  }

  @Test func `M146: of twins the first in the tree gets the focus`() throws {
    struct Twins: View {
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          Color.red.focusable().focused($focus, equals: 1).accessibilityLabel("one")
          Color.blue.focusable().focused($focus, equals: 1).accessibilityLabel("two")
          Color.green.onTapGesture { focus = 1 }.accessibilityLabel("go")
        }
      }
    }
    let host = TestHost.small { Twins() }
    try host.find(label: "go").tap()
    #expect(host.host.accessibilityTree.first { $0.isFocused }?.label == "one")
  }

  @Test func `M147: Tab goes on in reading order past what is disabled, and around`() {
    let host = TestHost.small { Form(disabled: [.c]) }
    var seen: [String] = []
    for _ in 0..<4 {
      host.key(.tab)
      seen += host.text
    }
    #expect(seen == ["a", "b", "d", "a"])
    host.key(.tab, modifiers: .shift)
    #expect(host.text == ["d"])
  }

  @Test func `M147: a section stays together`() {
    struct Columns: View {
      var body: some View {
        HStack {
          column("a", "b").focusSection()
          column("c", "d").focusSection()
        }
      }
      func column(_ first: String, _ second: String) -> some View {
        VStack {
          Text(first).focusable()
          Text(second).focusable()
        }
      }
    }
    let host = TestHost.small { Columns() }
    var seen: [String?] = []
    for _ in 0..<4 {
      host.key(.tab)
      seen.append(host.host.accessibilityTree.first { $0.isFocused }?.label)
    }
    #expect(seen == ["a", "b", "c", "d"])
  }

  @Test
  func `M148: a default focus counts at the first display, and not where another was asked for`() {
    struct Default: View {
      @FocusState private var focus: Field?
      var writes = false
      var body: some View {
        VStack {
          Color.red.focusable().focused($focus, equals: .a)
          Color.red.focusable().focused($focus, equals: .b)
          Text(focus.map { "\($0)" } ?? "none")
        }
        .onAppear { if writes { focus = .a } }
        .defaultFocus($focus, .b)
      }
    }
    let host = TestHost.small { Default() }
    host.settle()
    #expect(host.text == ["b"])
    host.key(.tab)
    #expect(host.text == ["a"])
    let written = TestHost.small { Default(writes: true) }
    written.settle()
    #expect(written.text == ["a"])
  }

  @Test func `M148: a default for moves counts when the focus comes from outside`() throws {
    struct Group: View {
      @FocusState private var focus: Field?
      var body: some View {
        VStack {
          Color.red.focusable().focused($focus, equals: .a)
          VStack {
            Color.red.focusable().focused($focus, equals: .b)
            Color.red.focusable().focused($focus, equals: .c)
          }
          .defaultFocus($focus, .c, priority: .userInitiated)
          Text(focus.map { "\($0)" } ?? "none")
        }
        .onAppear { focus = .a }
      }
    }
    let host = TestHost.small { Group() }
    host.settle()
    host.key(.tab)
    #expect(host.text == ["c"])
    host.key(.tab, modifiers: .shift)
    #expect(host.text == ["b"])
  }

  @Test func `Nothing is kept of a tree that nobody focuses, and Tab in it does nothing`() {
    let host = TestHost.small { Text("a") }
    host.key(.tab)
    #expect(host.host.input.focus.focused == nil)
  }
}

@MainActor @Suite struct KeyTests {
  private let log = Log()

  private func focused(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    let host = TestHost.small(content)
    host.key(.tab)
    return host
  }

  @Test func `M151: the focused view hears a key, then those around it, until one has handled it`()
  {
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

  @Test func `M151: keys, characters and phases choose what is heard`() {
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

  @Test func `M151: without the focus no view hears keys`() {
    let host = TestHost.small {
      Color.red.focusable().onKeyPress("x") {
        log.add("x")
        return .handled
      }
    }
    host.key("x")
    #expect(log.entries == [])
  }

  @Test func `M151: arrows and Escape are commands where no key press was handled`() {
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

  @Test func `M150: Return does what is done by default, the first of two; Escape cancels`() {
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

  @Test func `M137: Return and Space on a focused button act, and it is never pressed`() {
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

  @Test func `M149: what is submitted is heard outwards, up to the submit scope`() {
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
}

/// Submits text when it is tapped.
private struct Submitting: PrimitiveView {
  nonisolated static func _makeView(view: _GraphValue<Submitting>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let link = inputs.bag[SubmitLink.self]
    nonisolated(unsafe) let submit = { link?.submit(.text) }
    let tappable = _GraphValue.constant(
      Color.red.onTapGesture { submit() }, in: inputs)
    return make(tappable, inputs)
  }

  private nonisolated static func make<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  { V._makeView(view: view, inputs: inputs) }
}
