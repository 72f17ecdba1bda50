import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// An editor with a text, driven by keys.
@MainActor private final class Editing {
  let host: TestHost
  private let field: FoundElement

  init(_ text: String, role: ElementRole = .textField, width: CGFloat = 200) throws {
    host = TestHost(size: CGSize(width: width, height: 200)) { Editor(role: role, text: text) }
    field = try host.find(role: role)
    try field.type("")
  }

  var client: any TextInputClient { field.textInput! }
  var text: String { client.text }
  /// The text with | at the caret, or around what is selected.
  var state: String {
    let utf16 = Array(text.utf16)
    let range = client.selectedRange
    let parts = [0..<range.lowerBound, range, range.upperBound..<utf16.count]
    let strings = parts.map { String(decoding: utf16[$0], as: UTF16.self) }
    return range.isEmpty ? strings[0] + "|" + strings[2] : strings.joined(separator: "|")
  }

  @discardableResult
  func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], times: Int = 1) -> Editing {
    for _ in 0..<times { host.key(key, modifiers: modifiers) }
    return self
  }

  func type(_ string: String) { for character in string { host.key(KeyEquivalent(character)) } }
}

private struct Editor: View {
  let role: ElementRole
  @State var text: String

  var body: some View {
    if role == .textEditor {
      TextEditor(text: $text)
    } else {
      TextField("Text", text: $text)
    }
  }
}

@MainActor @Suite struct TextEditingTests {
  @Test func `arrows move by character, with Shift they select`() throws {
    let one = try Editing("abc")
    #expect(one.state == "abc|")
    #expect(one.key(.leftArrow).state == "ab|c")
    #expect(one.key(.leftArrow, .shift).state == "a|b|c")
    #expect(one.key(.rightArrow).state == "ab|c")
    #expect(one.key(.upArrow).state == "|abc")
    #expect(one.key(.downArrow, .shift).state == "|abc|")
    #expect(one.key(.leftArrow).state == "|abc")
  }

  @Test func `an emoji and a letter with its marks are one step`() throws {
    let one = try Editing("a👨‍👩‍👧e\u{301}🇩🇪")
    #expect(one.key(.leftArrow).state == "a👨‍👩‍👧e\u{301}|🇩🇪")
    #expect(one.key(.leftArrow).state == "a👨‍👩‍👧|e\u{301}🇩🇪")
    #expect(one.key(.delete).state == "a|e\u{301}🇩🇪")
    #expect(one.key(.deleteForward).state == "a|🇩🇪")
  }

  @Test func `Option or Control and an arrow move by word`() throws {
    let one = try Editing("it's a  bee-hive")
    #expect(one.key(.leftArrow, .option).state == "it's a  bee-|hive")
    #expect(one.key(.leftArrow, .control).state == "it's a  |bee-hive")
    #expect(one.key(.leftArrow, [.option, .shift]).state == "it's |a  |bee-hive")
    #expect(one.key(.leftArrow, .option).key(.leftArrow, .option).state == "|it's a  bee-hive")
    #expect(one.key(.rightArrow, .option).state == "it's| a  bee-hive")
  }

  @Test func `Home, End and Command with an arrow move to the ends of a line`() throws {
    let one = try Editing("one\ntwo\nthree", role: .textEditor)
    #expect(one.key(.upArrow).state == "one\ntwo|\nthree")
    #expect(one.key(.home).state == "one\n|two\nthree")
    #expect(one.key(.end, .shift).state == "one\n|two|\nthree")
    #expect(one.key(.leftArrow, .command).state == "one\n|two\nthree")
    #expect(one.key(.upArrow, .command).state == "|one\ntwo\nthree")
    #expect(one.key(.end, .command).state == "one\ntwo\nthree|")
    #expect(one.key("a", .control).state == "one\ntwo\n|three")
    #expect(one.key("e", .control).state == "one\ntwo\nthree|")
  }

  @Test func `a motion by line keeps its place in short lines`() throws {
    let one = try Editing("wider\ni\nwider", role: .textEditor)
    #expect(one.key(.upArrow).state == "wider\ni|\nwider")
    #expect(one.key(.upArrow).state == "wider|\ni\nwider")
  }

  @Test func `a line that is broken has two carets where its parts meet`() throws {
    let one = try Editing("alpha beta gamma delta", role: .textEditor, width: 110)
    one.key(.home, .command).key(.end)
    let end = one.client.selectedRange.lowerBound
    #expect(end > 0 && end < one.text.utf16.count)
    #expect(one.key(.home).state.hasPrefix("|"))
    one.key(.downArrow)
    #expect(one.client.selectedRange.lowerBound == end)
  }

  @Test func `words and lines are deleted`() throws {
    let one = try Editing("one two three")
    #expect(one.key(.delete, .option).state == "one two |")
    #expect(one.key(.delete, .command).state == "|")
    let two = try Editing("one two three")
    #expect(two.key(.home).key(.deleteForward, .option).state == "| two three")
    #expect(two.key("k", .control).state == "|")
  }

  @Test func `typing replaces what is selected`() throws {
    let one = try Editing("abc")
    one.key("a", .command)
    one.type("x")
    #expect(one.state == "x|")
  }

  @Test func `the clipboard cuts, copies and pastes`() throws {
    let one = try Editing("abc")
    one.key(.leftArrow, .shift).key("x", .command)
    #expect(one.state == "ab|")
    one.key(.home).key("v", .command).key("v", .command)
    #expect(one.state == "cc|ab")
    one.key("a", .command).key("c", .command).key(.end).key("v", .command)
    #expect(one.state == "ccabccab|")
  }

  @Test func `undo takes back a word at a time, and redo brings it again`() throws {
    let one = try Editing("")
    one.type("one two")
    #expect(one.key("z", .command).state == "one |")
    #expect(one.key("z", .command).state == "|")
    #expect(one.key("z", .command).state == "|")
    #expect(one.key("z", [.command, .shift]).state == "one |")
    #expect(one.key("y", .command).state == "one two|")
    one.key(.delete).key("z", .command)
    #expect(one.state == "one two|")
  }

  @Test func `a pause begins a new step of undo`() throws {
    let one = try Editing("")
    one.type("ab")
    one.host.advance(by: 2)
    one.type("cd")
    #expect(one.key("z", .command).state == "ab|")
  }

  @Test func `undo writes the model`() throws {
    let host = TestHost { Mirror() }
    try host.find(role: .textField, label: "Name").type("ab")
    host.key("z", modifiers: .command)
    #expect(host.text.last == "is")
  }

  @Test func `Control and T swap two characters`() throws {
    let one = try Editing("abc")
    #expect(one.key("t", .control).state == "acb|")
  }

  @Test func `control characters of a paste are left out, line breaks of a field become spaces`()
    throws
  {
    let one = try Editing("")
    one.host.runtime.store(TextClipboard.self).text = "a\u{0}b\r\nc\u{7}\td\u{1B}"
    #expect(one.key("v", .command).text == "ab c d")
    let two = try Editing("", role: .textEditor)
    two.host.runtime.store(TextClipboard.self).text = "a\u{0}b\r\nc\td\u{2028}e"
    #expect(two.key("v", .command).text == "ab\nc\td\ne")
  }

  @Test func `function keys type nothing, and others continue`() throws {
    let one = try Editing("a")
    one.key("\u{F704}").key(.escape).key("s", .command)
    #expect(one.state == "a|")
  }

  @Test func `arrows move towards the side they show in right-to-left text`() throws {
    let one = try Editing("אבג")
    #expect(one.state == "אבג|")
    #expect(one.key(.rightArrow).state == "אב|ג")
    #expect(one.key(.leftArrow).state == "אבג|")
  }

  @Test func `Tab selects all of a field`() throws {
    let host = TestHost { Mirror(text: "old") }
    host.key(.tab)
    host.key("x")
    #expect(host.text.last == "is x")
  }
}

private struct Mirror: View {
  @State var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Text(verbatim: "is \(text)")
    }
  }
}

// MARK: Input methods and pages

@MainActor @Suite struct TextInputClientTests {
  @Test func `C061: a composed text is written when it is done`() throws {
    let host = TestHost { Mirror(text: "a") }
    let client = try #require(
      try host.find(role: .textField, label: "Name").textInput)
    try host.find(role: .textField, label: "Name").type("")
    host.frame {
      client.apply(TextEdit(replacing: 1..<1, with: "´", selecting: 2..<2, isComposing: true))
    }
    #expect(host.text == ["a´", "is a"])
    host.frame { client.apply(TextEdit(replacing: 1..<2, with: "é", selecting: 2..<2)) }
    #expect(host.text == ["aé", "is aé"])
  }

  @Test func `edits out of range or inside a character are moved to the next boundary`() throws {
    let host = TestHost { Mirror(text: "a👨‍👩‍👧b") }
    let client = try #require(
      try host.find(role: .textField, label: "Name").textInput)
    host.frame { client.select(3..<4) }
    #expect(client.selectedRange == 1..<9)
    host.frame { client.apply(TextEdit(replacing: 2..<3, with: "", selecting: 1..<1)) }
    #expect(client.text == "ab")
    host.frame { client.apply(TextEdit(replacing: -5..<99, with: "x", selecting: 50..<70)) }
    #expect(client.text == "x")
    #expect(client.selectedRange == 1..<1)
  }

  @Test func `keyboards receive what the environment sets`() throws {
    let host = TestHost {
      TextField("Mail", text: .constant(""))
        .keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.go)
    }
    let client = try #require(
      try host.find(role: .textField, label: "Mail").textInput)
    let traits = client.textInputTraits
    #expect(traits.inputMode == "email" && traits.autocomplete == "email")
    #expect(traits.autocapitalize == "off" && !traits.correctsSpelling)
    #expect(traits.submitLabel == .go && traits.prompt == "Mail")
  }
}
