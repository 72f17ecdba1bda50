import Foundation
import Testing
import Waggle
import WaggleBrowser

/// A text input whose program may make another text of each edit.
private final class StubInput: TextInputClient {
  let textInputID = 1
  var text: String
  var selectedRange: Range<Int>
  var textInputTraits = TextInputTraits(font: FontDescriptor(size: 17), color: .black)
  var program: (String) -> String = { $0 }
  private(set) var edits: [TextEdit] = []

  init(_ text: String) {
    self.text = text
    selectedRange = text.utf16.count..<text.utf16.count
  }

  func apply(_ edit: TextEdit) {
    edits.append(edit)
    let start = text.utf16.index(text.startIndex, offsetBy: edit.range.lowerBound)
    let end = text.utf16.index(text.startIndex, offsetBy: edit.range.upperBound)
    text.replaceSubrange(start..<end, with: edit.replacement)
    text = program(text)
    select(edit.selection)
  }

  func select(_ range: Range<Int>) { selectedRange = range.clamped(to: 0..<text.utf16.count) }

  func submit() {}
}

/// What the user types in a page arrives whole and in order; what the program makes of it is answered (C061).
@MainActor @Suite struct PageFieldTests {
  private let client = StubInput("")
  private let field: PageField

  init() {
    field = PageField(client)
    field.begin(10)
  }

  private func begin(_ text: String, _ program: @escaping (String) -> String = { $0 }) {
    client.text = text
    client.program = program
    client.select(text.utf16.count..<text.utf16.count)
    field.begin(10)
  }

  /// Replaces a part of the page's text.
  private func edit(
    _ number: Int, at start: Int?, removing removed: Int = 0, _ text: String, base: Int = 0,
    caret: Int? = nil, isComposing: Bool = false, hasMore: Bool = false
  ) throws {
    let caret = caret ?? (start ?? 0) + text.utf16.count
    try field.receive(
      PageEdit(
        element: 10, number: number, base: base, start: start, removed: removed, inserted: text,
        selection: caret..<caret, isComposing: isComposing, hasMore: hasMore))
  }

  @Test func `an edit that the program takes as it is needs no answer`() throws {
    try edit(1, at: 0, "a")
    try edit(2, at: 1, "b")
    try edit(3, at: 0, removing: 1, "")
    #expect(client.text == "b")
    field.update()
    #expect(!field.isStale)
    #expect(field.answerText == nil)
  }

  @Test func `an edit that arrives twice counts once`() throws {
    try edit(1, at: 0, "a")
    try edit(1, at: 0, "a")
    #expect(client.text == "a")
    #expect(field.lastEdit == 1)
  }

  @Test func `a text that the program shortens is answered with the number of the edit (C061)`()
    throws
  {
    begin("", { String($0.prefix(3)) })
    for (index, letter) in ["a", "b", "c", "d"].enumerated() {
      try edit(index + 1, at: index, letter)
    }
    #expect(client.text == "abc")
    field.update()
    #expect(field.answerText == #"[1,4,3,3,"abc"]"#)
    #expect(!field.isStale)
  }

  @Test func `what is typed after a text that the program has changed lands at the same place`()
    throws
  {
    begin("", { $0.filter(\.isNumber) })
    for (index, letter) in ["a", "1", "b", "2", "c"].enumerated() {
      try edit(index + 1, at: index, letter)
    }
    #expect(client.text == "12")
    begin("", { $0.uppercased() })
    try edit(1, at: 0, "held")
    try edit(2, at: 3, "lo wor", caret: 9)
    try edit(3, at: 9, "l")
    #expect(client.text == "HELLO WORLD")
  }

  @Test func `the next edit says whether the page has taken over an answer (C061)`() throws {
    begin("", { String($0.prefix(3)) })
    try edit(1, at: 0, "abcd")
    field.update()
    // The page deletes the last letter of what it shows: of its own text, or of the answer.
    try edit(2, at: 3, removing: 1, "", base: 0)
    #expect(client.text == "abc")
    try edit(3, at: 3, "x", base: 0)
    field.update()
    try edit(4, at: 2, removing: 1, "", base: 2)
    #expect(client.text == "ab")
  }

  @Test func `a page that has shown an answer has its text`() throws {
    client.text = "program"
    field.update()
    #expect(field.answerText == #"[1,0,0,0,"program"]"#)
    field.confirm()
    try edit(1, at: 7, "!", base: 1)
    #expect(client.text == "program!")
    #expect(!field.isStale)
  }

  @Test func `while an input method composes nothing is answered (C061)`() throws {
    begin("", { $0.uppercased() })
    try edit(1, at: 0, "ka", isComposing: true)
    #expect(!field.isStale)
    #expect(client.edits.last?.isComposing == true)
    try edit(2, at: 0, removing: 2, "か")
    #expect(client.edits.last?.isComposing == false)
    #expect(client.text == "か")
  }

  @Test func `a part of an emoji or a mark is replaced with its whole character`() throws {
    begin("e\u{301}🐝👨‍👩‍👧")
    // The browser removes the mark alone, then the last of the family.
    try edit(1, at: 1, removing: 1, "")
    #expect(client.edits.last?.range == 0..<2)
    #expect(client.edits.last?.replacement == "e")
    try edit(2, at: 8, removing: 3, "")
    #expect(client.text == "e🐝👨‍👩")
    #expect(!field.isStale)
  }

  @Test func `a long paste arrives in parts and is one edit`() throws {
    let part = String(repeating: "x", count: 10_000)
    for number in 0..<10 {
      try edit(1, at: number == 0 ? 0 : nil, part, caret: 100_000, hasMore: number < 9)
    }
    #expect(client.edits.count == 1)
    #expect(client.text.utf16.count == 100_000)
    #expect(client.selectedRange == 100_000..<100_000)
  }

  @Test func `a text beyond all measure ends the connection`() throws {
    let part = String(repeating: "x", count: PageField.longestReplacement / 2)
    try edit(1, at: 0, part, hasMore: true)
    try edit(1, at: nil, part, hasMore: true)
    #expect(throws: WebSocketClose.self) { try edit(1, at: nil, "x") }
  }

  @Test func `offsets outside of the text are moved into it`() throws {
    begin("ab")
    try edit(1, at: 50, removing: 50, "c")
    #expect(client.text == "abc")
  }

  @Test func `ends of lines are as a page has them`() throws {
    client.textInputTraits.isMultiline = true
    begin("a\r\nb")
    try edit(1, at: 3, "!")
    #expect(client.text == "a\r\nb!")
    #expect(!field.isStale)
    client.textInputTraits.isMultiline = false
    begin("a\nb")
    try edit(1, at: 2, "!")
    #expect(client.text == "a\nb!")
  }

  @Test func `a selection of the user is the program's, and the program's the page's`() throws {
    begin("hello")
    try field.receive(PageEdit(element: 10, number: 1, selection: 1..<4))
    #expect(client.selectedRange == 1..<4)
    #expect(!field.isStale)
    client.select(0..<5)
    field.update()
    #expect(field.answerText == "[1,1,0,5]")
  }
}
