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

private struct Sign: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text("\(name) \(isFocused ? "on" : "off")") }
}

/// Which view has the focus (M144–M148).
@MainActor @Suite struct FocusTests {
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

  @Test func `M145: a value that no view has is reset after the update`() throws {
    let host = TestHost.small { Form() }
    try host.find(label: "a").tap()
    try host.find(label: "lose").tap()
    host.settle()
    #expect(host.text == ["a"])
    host.key(.tab)
    #expect(host.text == ["b"])
  }

  @Test func `M145: a focus that onAppear sets counts`() {
    let host = TestHost.small { Form(appearing: .d) }
    host.settle()
    #expect(host.text == ["d"])
  }

  @Test func `M146: the focus ends with its view, and does not move to another`() throws {
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

  @Test func `M146: of two views with the same value the first gets the focus`() throws {
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

  @Test func `M147: Tab moves in reading order, skips disabled views, and wraps around`() {
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

  @Test func `M147: Tab visits a focus section completely before the next`() {
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
  func `M148: a default focus counts in the first frame, unless another was requested`() {
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

  @Test func `A tree without focusable views keeps nothing, and Tab does nothing`() {
    let host = TestHost.small { Text("a") }
    host.key(.tab)
    #expect(host.host.input.focus.focused == nil)
  }

  @Test func `M144: isFocused is true in the content of the focused view only`() {
    let host = TestHost.small {
      VStack {
        Sign(name: "a").focusable()
        Button {
        } label: {
          Sign(name: "b")
        }
        VStack {
          Sign(name: "c")
          Sign(name: "d").focusable()
        }
        .focusable()
        Sign(name: "e")
      }
    }
    #expect(host.text == ["a off", "b off", "c off", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a on", "b off", "c off", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a off", "b on", "c off", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a off", "b off", "c on", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a off", "b off", "c off", "d on", "e off"])
  }

  @Test
  func `M146: a focused view loses the focus when its removal starts, not when it ends`() {
    let model = TouchModel()
    let host = TestHost.small { Guest(model: model) }
    host.key(.tab)
    #expect(host.text == ["in"])
    host.frame { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    #expect(host.text == ["out"])
    host.key(.tab)
    #expect(host.text == ["out"])
    host.frame { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    host.key(.tab)
    #expect(host.text == ["in"])
  }

  private struct Guest: View {
    let model: TouchModel
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(isFocused ? "in" : "out")
        if model.isShown { Color.red.focusable().focused($isFocused) }
      }
    }
  }
}
