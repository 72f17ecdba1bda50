import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor private final class Model {
  var text = "" { didSet { log.append(text) } }
  var number = 12
  var optional: Double?
  var log: [String] = []

  var binding: Binding<String> {
    Binding {
      MainActor.assumeIsolated { self.text }
    } set: { new in
      MainActor.assumeIsolated { self.text = new }
    }
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct WritingLabel: View {
  var body: some View { Text("Name").preference(key: Names.self, value: ["label"]) }
}

private struct Field: View {
  var limit = Int.max
  @State var text = ""

  var body: some View {
    TextField("Name", text: $text)
      .onChange(of: text) { text = String(text.prefix(limit)) }
  }
}

@MainActor @Suite struct TextFieldTests {
  private let size = CGSize(width: 200, height: 200)

  @Test func `what the label of a field writes arrives once, with a text, a prompt or neither`()
    throws
  {
    for (text, prompt) in [("", nil), ("x", nil), ("", Text("prompt"))] {
      let host = TestHost(size: size) {
        TextField(text: .constant(text), prompt: prompt) {
          WritingLabel()
        }
      }
      host.settle()
      #expect(host.preference(Names.self) == ["label"])
      #expect(try host.find(role: .textField).label == "Name")
    }
  }

  @Test func `C044: a plain field is as wide as it can be and a little higher than its line`()
    throws
  {
    let host = TestHost(size: size) { Field(text: "Ada") }
    #expect(
      try host.find(role: .textField, label: "Name").frame.size == CGSize(width: 200, height: 22))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C044: a border adds 8 points to the height, at least 34 in all, and insets the text`()
    throws
  {
    let host = TestHost(size: size) {
      Field(text: "Ada").textFieldStyle(.roundedBorder).background(.red)
    }
    #expect(host.displayList.description.contains("rect (0 83 200 34)"))
    #expect(host.displayList.description.contains("text \"Ada\" (7.5 89 "))
    func drawn(_ size: CGFloat) -> String {
      TestHost(size: self.size) {
        Field(text: "Ada").textFieldStyle(.roundedBorder).font(.system(size: size)).background(.red)
      }
      .displayList.description
    }
    #expect(drawn(9).contains("rect (0 83 200 34)"))
    // A line of 37.3 points ends on a pixel.
    #expect(drawn(30).contains("rect (0 77.25 200 45.5)"))
  }

  @Test func `C044: the title is the placeholder unless there is a prompt`() {
    let host = TestHost(size: size) {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant(""), prompt: Text("Ada"))
        TextField(text: .constant("")) { Label("Nest", systemImage: "star") }
      }
    }
    #expect(host.text == ["Name", "Ada", "Nest"])
    #expect(host.elements.map(\.label) == ["Name", "Name", "Nest"])
  }

  @Test func `C060: a field of a text writes each edit`() throws {
    let model = Model()
    let host = TestHost(size: size) { TextField("Name", text: model.binding) }
    try host.find(role: .textField, label: "Name").type("Ada")
    #expect(model.log == ["A", "Ad", "Ada"])
    #expect(host.text == ["Ada"])
  }

  @Test func `C060: a field with a formatter writes when the user submits`() throws {
    let model = Model()
    let host = TestHost(size: size) { FormatterField(model: model) }
    try host.find(role: .textField, label: "Number").type("3")
    #expect(model.number == 12)
    #expect(host.text == ["123"])
    host.key(.return)
    #expect(model.number == 123)
  }

  @Test func `C060: a field with a format writes when it loses the focus`() throws {
    let model = Model()
    let host = TestHost(size: size) {
      VStack {
        ValueField(model: model)
        TextField("Other", text: .constant(""))
      }
    }
    try host.find(role: .textField, label: "Number").type("000")
    host.key(.tab)
    #expect(model.number == 12_000)
    #expect(host.text.first == "12,000")
  }

  @Test func `C061: the old value comes back after a text without a value`() throws {
    let model = Model()
    let host = TestHost(size: size) { ValueField(model: model) }
    let field = try host.find(role: .textField, label: "Number")
    try field.clear()
    try field.type("abc")
    #expect(host.text == ["abc"])
    host.key(.return)
    #expect(model.number == 12)
    #expect(host.text == ["12"])
  }

  @Test func `C060: an empty text of an optional value is nil`() throws {
    let model = Model()
    let host = TestHost(size: size) { OptionalField(model: model) }
    let field = try host.find(role: .textField, label: "Optional")
    try field.type("2.5")
    host.key(.return)
    #expect(model.optional == 2.5)
    try field.clear()
    host.key(.return)
    #expect(model.optional == nil)
  }

  @Test func `C060: a formatter of numbers reads them`() throws {
    let model = Model()
    let host = TestHost(size: size) { FormatterField(model: model) }
    let field = try host.find(role: .textField, label: "Number")
    try field.clear()
    try field.type("41")
    host.key(.return)
    #expect(model.number == 41)
  }

  @Test func `C061: a limit shortens the text while one types`() throws {
    let host = TestHost(size: size) { Field(limit: 3) }
    try host.find(role: .textField, label: "Name").type("abcdef")
    #expect(host.text == ["abc"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C061: a limit counts characters, and cuts none of them`() throws {
    let host = TestHost(size: size) { Field(limit: 2) }
    try host.find(role: .textField, label: "Name").type("👨‍👩‍👧🇩🇪e")
    #expect(try host.find(role: .textField, label: "Name").value == "👨‍👩‍👧🇩🇪")
  }

  @Test func `C061: a binding that refuses an edit is what the field shows`() throws {
    let host = TestHost(size: size) {
      TextField("Name", text: Binding(get: { "fixed" }, set: { _ in }))
    }
    try host.find(role: .textField, label: "Name").type("x")
    #expect(host.text == ["fixed"])
  }

  @Test func `C061: a model that no view observes is asked what became of an edit`() throws {
    let model = Model()
    let host = TestHost(size: size) { TextField("Name", text: model.binding) }
    try host.find(role: .textField, label: "Name").type("ab")
    #expect(host.text == ["ab"])
  }

  @Test func `C061: a change of the model replaces the text and keeps the caret by characters`()
    throws
  {
    let knob = Knob("abc")
    let host = TestHost(size: size) { KnobField(knob: knob) }
    let field = try host.find(role: .textField, label: "Name")
    try field.type("")
    host.key(.leftArrow)
    host.frame { knob.value = "éfgh" }
    host.key("x")
    #expect(try host.find(role: .textField, label: "Name").value == "éfxgh")
  }

  @Test func `C061: a caret at the end stays at the end of what the program sets`() throws {
    let knob = Knob("")
    let host = TestHost(size: size) { KnobField(knob: knob) }
    try host.find(role: .textField, label: "Name").type("")
    for (value, typed) in [("abc", "abcx"), ("12,345", "12,345x"), ("", "x")] {
      host.frame { knob.value = value }
      host.key("x")
      #expect(try host.find(role: .textField, label: "Name").value == typed)
    }
  }

  @Test
  func
    `C062: Return calls the actions from the inside outwards up to a scope, and the focus leaves`()
    throws
  {
    let log = Log()
    let host = TestHost(size: size) {
      TextField("Name", text: .constant(""))
        .onSubmit { log.add("inner") }
        .onSubmit(of: .search) { log.add("search") }
        .onSubmit { log.add("outer") }
        .submitScope()
        .onSubmit { log.add("beyond") }
    }
    try host.find(role: .textField, label: "Name").type("")
    #expect(host.host.input.focus.focused != nil)
    host.key(.return)
    #expect(log.entries == ["inner", "outer"])
    #expect(host.host.input.focus.focused == nil)
  }

  @Test func `C062: the focus stays where an action has moved it`() throws {
    let host = TestHost(size: size) { TwoFields() }
    try host.find(role: .textField, label: "First").type("a")
    host.key(.return)
    host.key("b")
    #expect(try host.find(role: .textField, label: "Second").value == "b")
  }

  @Test func `C062: losing the focus does not submit`() throws {
    let log = Log()
    let host = TestHost(size: size) {
      VStack {
        TextField("Name", text: .constant("")).onSubmit { log.add("submit") }
        TextField("Other", text: .constant(""))
      }
    }
    try host.find(role: .textField, label: "Name").type("")
    host.key(.tab)
    #expect(log.entries.isEmpty)
  }

  @Test func `M150: Return activates the default button where no action handles the submission`()
    throws
  {
    let log = Log()
    let host = TestHost(size: size) {
      VStack {
        TextField("Name", text: .constant(""))
        Button("Post") { log.add("post") }.keyboardShortcut(.defaultAction)
      }
    }
    try host.find(role: .textField, label: "Name").type("")
    host.key(.return)
    #expect(log.entries == ["post"])
  }

  @Test func `C063: a vertical field grows by lines up to its limit`() throws {
    let knob = Knob("one\ntwo")
    let host = TestHost(size: size) { KnobField(knob: knob, axis: .vertical).lineLimit(2...3) }
    let field = try host.find(role: .textField, label: "Name")
    #expect(field.frame.height == 44)
    host.frame { knob.value = "" }
    #expect(field.frame.height == 44)
    host.frame { knob.value = "1\n2\n3\n4" }
    #expect(field.frame.height == 66)
  }

  @Test func `C063: Return is a line break in a vertical field, Command and Return submit`() throws
  {
    let log = Log()
    let host = TestHost(size: size) {
      Growing().onSubmit { log.add("submit") }
    }
    try host.find(role: .textField, label: "Name").type("a\nb")
    #expect(try host.find(role: .textField, label: "Name").value == "a\nb")
    #expect(log.entries.isEmpty)
    host.key(.return, modifiers: .command)
    #expect(log.entries == ["submit"])
  }

  @Test func `C045: a secure field shows bullets and reads no text`() throws {
    let host = TestHost(size: size) { Secret() }
    try host.find(role: .secureField, label: "Password").type("ab")
    #expect(try host.find(role: .secureField, label: "Password").value == nil)
    #expect(host.text == ["2"])
    #expect(host.displayList.description.contains("21"))
  }

  @Test func `C045: nothing is copied from a secure field`() throws {
    let host = TestHost(size: size) { Secret() }
    try host.find(role: .secureField, label: "Password").type("ab")
    host.key("a", modifiers: .command)
    host.key("x", modifiers: .command)
    #expect(host.text == ["2"])
    #expect(host.runtime.store(TextClipboard.self).text == nil)
  }

  @Test func `C150: a disabled field takes no keys and cannot be typed into`() throws {
    let host = TestHost(size: size) { Field(text: "a").disabled(true) }
    let field = try host.find(role: .textField, label: "Name")
    #expect(!field.isEnabled)
    #expect(throws: TypingError.self) { try field.type("b") }
    #expect(throws: TypingError.self) { try field.clear() }
    #expect(host.text == ["a"])
  }

  @Test
  func `C150: a field that is disabled while one types loses the focus and no more is written`()
    throws
  {
    let host = TestHost(size: size) { DisablesItself() }
    try host.find(role: .textField, label: "Name").type("ab!cd")
    #expect(host.text == ["ab!"])
    #expect(host.host.input.focus.focused == nil)
  }

  @Test func `C154, C155: fields are read by role, label and text`() throws {
    let host = TestHost(size: size) {
      VStack {
        TextField("Name", text: .constant("Ada")).labelsHidden()
        SecureField("Password", text: .constant("x"))
        TextEditor(text: .constant("notes"))
      }
    }
    #expect(host.elements.map(\.role) == [.textField, .secureField, .textEditor])
    #expect(host.elements.map(\.label) == ["Name", "Password", nil])
    #expect(host.elements.map(\.value) == ["Ada", nil, "notes"])
  }

  @Test func `a style of the program lays out the field it is given`() throws {
    let host = TestHost(size: size) { Field(text: "Ada").textFieldStyle(Underlined()) }
    try host.find(role: .textField, label: "Name").type("!")
    #expect(host.text == ["Ada!", "below"])
  }

  @Test func `M144: the focus state follows clicks and Tab`() throws {
    let host = TestHost(size: size) { TwoFields() }
    try host.find(role: .textField, label: "Second").tap()
    host.frame()
    #expect(host.text.last == "second")
    host.key(.tab)
    host.frame()
    #expect(host.text.last == "first")
  }

  @Test func `M146: a field that vanishes while it has the focus is forgotten`() throws {
    let shown = Knob(true)
    let host = TestHost(size: size) { Vanishing(shown: shown) }
    host.frame()
    let nodes = host.counts.nodesLive
    try host.find(role: .textField, label: "Name").type("a")
    host.frame { shown.value = false }
    #expect(host.host.input.focus.focused == nil)
    host.key("b")
    host.frame { shown.value = true }
    #expect(try host.find(role: .textField, label: "Name").value == "a")
    #expect(host.counts.nodesLive <= nodes + 4)
  }

  @Test func `M151: the program's key handlers come before the text`() throws {
    let host = TestHost(size: size) {
      Field().onKeyPress("x") { .handled }
    }
    try host.find(role: .textField, label: "Name").type("axb")
    #expect(host.text == ["ab"])
  }

  @Test func `the program reads and sets the selection`() throws {
    let host = TestHost(size: size) { Selecting() }
    try host.find(role: .textField, label: "Name").type("abcd")
    #expect(host.text.last == "4..<4")
    try host.find(role: .button, label: "All").tap()
    try host.find(role: .textField, label: "Name").type("x")
    #expect(host.text.first == "x")
  }
}

private struct ValueField: View {
  let model: Model
  @State private var change = 0

  var body: some View {
    TextField(
      "Number",
      value: Binding {
        model.number
      } set: {
        model.number = $0
      }, format: .number)
  }
}

private struct OptionalField: View {
  let model: Model

  var body: some View {
    TextField(
      "Optional",
      value: Binding {
        model.optional
      } set: {
        model.optional = $0
      }, format: .number)
  }
}

private struct FormatterField: View {
  let model: Model

  var body: some View {
    TextField(
      "Number",
      value: Binding {
        model.number
      } set: {
        model.number = $0
      },
      formatter: NumberFormatter())
  }
}

private struct KnobField: View {
  let knob: Knob<String>
  var axis = Axis.horizontal

  var body: some View { KnobReader(knob: knob, axis: axis) }
}

private struct KnobReader: View {
  @Bindable var knob: Knob<String>
  let axis: Axis

  var body: some View { TextField("Name", text: $knob.value, axis: axis) }
}

@Observable private final class Knob<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

private struct TwoFields: View {
  enum Name { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Name?

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: .first)
        .onSubmit { focus = .second }
      TextField("Second", text: $second).focused($focus, equals: .second)
      Text(verbatim: focus.map { "\($0)" } ?? "none")
    }
  }
}

private struct Growing: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text, axis: .vertical) }
}

private struct Secret: View {
  @State private var text = ""

  var body: some View {
    VStack {
      SecureField("Password", text: $text)
      Text(verbatim: "\(text.count)")
    }
  }
}

private struct DisablesItself: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text).disabled(text.contains("!")) }
}

private struct Vanishing: View {
  let shown: Knob<Bool>
  @State private var text = ""
  var body: some View { if shown.value { TextField("Name", text: $text) } }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Text("below")
    }
  }
}

private struct Selecting: View {
  @State private var text = ""
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextField("Name", text: $text, selection: $selection)
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Text(verbatim: range)
    }
  }

  private var range: String {
    guard case .selection(let range) = selection?.indices else { return "none" }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return "\(start)..<\(start + text.distance(from: range.lowerBound, to: range.upperBound))"
  }
}
