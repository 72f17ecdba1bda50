import SwiftUI
import Testing
import Waggle
import WaggleRender
import WaggleTestKit

private struct Valid: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() && value }
}

private struct Row: View {
  let index: Int
  @State private var text = "ok"

  var body: some View {
    TextField("Field \(index)", text: $text).preference(key: Valid.self, value: !text.isEmpty)
  }
}

private struct Rows: View {
  @State private var isValid = true

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<500, id: \.self) { Row(index: $0) }
    }
    .onPreferenceChange(Valid.self) { isValid = $0 }
  }
}

private struct Long: View {
  @State var text: String
  var body: some View { TextEditor(text: $text) }
}

private struct Both: View {
  @State private var line = ""
  @State private var lines = ""

  var body: some View {
    TextField("Field", text: $line)
    TextEditor(text: $lines)
  }
}

@MainActor @Suite struct TextCostTests {
  @Test func `a key in one of 500 fields costs a few bodies and layouts, and O(log N) reduces`()
    throws
  {
    let host = TestHost(size: CGSize(width: 300, height: 12_000)) { Rows() }
    let field = try host.find(role: .textField, label: "Field 250")
    try field.type("a")
    let before = host.counts
    host.key("b")
    let bodies = host.counts.bodies - before.bodies
    #expect(bodies <= 4)
    #expect(host.counts.reduces - before.reduces <= 24)
    #expect(host.counts.layouts - before.layouts <= 12)
    #expect(host.counts.nodesLive == before.nodesLive)
  }

  @Test func `an edit of a long text lays out one paragraph`() throws {
    let line = String(repeating: "The bees are busy. ", count: 5)
    let text = Array(repeating: line, count: 1_100).joined(separator: "\n")
    #expect(text.count > 100_000)
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Long(text: text) }
    let editor = try host.find(role: .textEditor)
    try editor.type("a")
    let before = host.runtime.counts.paragraphs
    host.key("b")
    #expect(host.runtime.counts.paragraphs - before == 1)
    host.key(.return)
    #expect(host.runtime.counts.paragraphs - before == 3)
    host.key(.upArrow)
    #expect(host.runtime.counts.paragraphs - before == 3)
  }

  @Test func `a long paragraph is shaped in pieces, of which an edit shapes a few`() throws {
    let text = (1...18_000).map { "bee \($0 % 97) " }.joined()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Long(text: text) }
    let editor = try host.find(role: .textEditor)
    try editor.type("a")
    let engine = try #require(host.runtime.store(LayoutStore.self).measurer as? TextEngine)
    let before = engine.paragraphsShaped
    host.key("b")
    #expect(engine.paragraphsShaped - before <= 3)
    #expect(try host.find(role: .textEditor).value == text + "ab")
  }

  @Test func `a megabyte is pasted into a field and an editor`() throws {
    let text = String(repeating: "The bees are busy.\n", count: 55_000)
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Both() }
    host.runtime.store(TextClipboard.self).text = text
    try host.find(role: .textField, label: "Field").type("")
    host.key("v", modifiers: .command)
    #expect(try host.find(role: .textField, label: "Field").value?.utf8.count == text.utf8.count)
    try host.find(role: .textEditor).type("")
    host.key("v", modifiers: .command)
    #expect(try host.find(role: .textEditor).value == text)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `nothing is due while nothing changes`() throws {
    let host = TestHost { Long(text: "a") }
    try host.find(role: .textEditor).type("b")
    #expect(!host.host.hasWork)
    #expect(host.host.nextMoment == nil)
  }

  @Test func `hosts with a field that has the focus can be dropped`() throws {
    weak var dropped: TestHost?
    do {
      let host = TestHost { Long(text: "a") }
      try host.find(role: .textEditor).type("b")
      dropped = host
    }
    #expect(dropped == nil)
  }
}
