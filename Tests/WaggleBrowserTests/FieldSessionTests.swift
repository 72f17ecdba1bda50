import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// A session's fields: the inputs of its page, and the answers to edits.
@MainActor @Suite struct FieldSessionTests {
  private struct Form: View {
    @State private var name = "Bee"
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: $name)
        .onChange(of: name) { name = String(name.prefix(5)) }
        .focused($isFocused)
        .submitLabel(.next)
      Text(isFocused ? "focused" : "not focused")
      Text(name)
    }
  }

  private let session: LiveSession
  private let outbox = Outbox()

  init() throws {
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window) { VStack { Form() } } }
    session = try all.session(for: PageHello(window: phone))
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
  }

  /// The number of the input in a new page, whose first element has 10.
  private func field(_ told: [[String: Any]]) throws -> (id: Int, properties: [String: Any]) {
    let steps = try #require(told.first { $0["t"] as? String == "patch" }?["steps"] as? [[Any]])
    let made = try #require(
      steps.first { ($0.last as? [String: Any])?["tag"] as? String == "input" })
    return (try #require(made[1] as? Int), try #require(made.last as? [String: Any]))
  }

  /// A session's numbers are the same in each run.
  private func fieldNumber() async throws -> Int {
    let other = try FieldSessionTests()
    return try field(try await messages(other.outbox)).id
  }

  @Test func `a page gets an input with the text, the font and the hints of a field`() async throws
  {
    let (_, properties) = try field(try await messages(outbox))
    #expect((properties["now"] as? [Any])?.last as? String == "Bee")
    #expect(properties["label"] as? String == "Name")
    #expect(properties["key"] as? String == "next")
    #expect(properties["hint"] as? String == "Name")
    #expect((properties["font"] as? String)?.contains("17px/0 \"Inter\"") == true)
    #expect(properties["bl"] != nil)
  }

  @Test func `an edit is acknowledged after the patch that shows it`() async throws {
    let id = try await fieldNumber()
    try session.receive(
      .edit(PageEdit(element: id, number: 1, start: 3, inserted: "s", selection: 4..<4)))
    let told = try await messages(outbox)
    #expect(told.suffix(2).map { $0["t"] as? String } == ["patch", "edited"])
    #expect(told.last?["id"] as? Int == id)
    #expect(told.last?["n"] as? Int == 1)
    #expect("\(told)".contains("Bees"))
    #expect(!"\(told.suffix(2))".contains("v ="))
  }

  @Test func `a text that the program shortens is answered in the next patch (C061)`() async throws
  {
    let id = try await fieldNumber()
    try session.receive(
      .edit(PageEdit(element: id, number: 7, start: 3, inserted: "hive", selection: 7..<7)))
    let told = try await messages(outbox)
    let steps = try #require(told.dropLast().last?["steps"] as? [[Any]])
    let change = try #require(
      steps.first { $0[1] as? Int == id }?.last as? [String: Any])
    let answer = try #require(change["v"] as? [Any])
    #expect(answer.map { "\($0)" } == ["1", "7", "5", "5", "Beehi"])
  }

  @Test func `a page that asks where the focus is gets an answer`() async throws {
    let id = try await fieldNumber()
    try session.receive(.act(element: id, action: "focus", number: 1))
    try session.receive(.shown(2))
    try session.receive(.act(element: id, action: "blur", number: 2))
    let told = try await messages(outbox).filter { $0["t"] as? String == "focused" }
    #expect(told.map { $0["id"] as? Int } == [id, 0])
    #expect(told.map { $0["n"] as? Int } == [1, 2])
  }

  @Test func `an answer to where the focus is does not collect the elements again`() async throws {
    let id = try await fieldNumber()
    let before = session.collections
    try session.receive(.act(element: id, action: "focus", number: 1))
    #expect(session.collections == before + 1)
    try session.receive(.shown(2))
    try session.receive(.act(element: id, action: "focus", number: 2))
    #expect(session.collections == before + 1)
    let told = try await messages(outbox).filter { $0["t"] as? String == "focused" }
    #expect(told.map { $0["id"] as? Int } == [id, id])
  }

  @Test func `a page that asks while a patch is unacknowledged is answered after it`() async throws
  {
    let id = try await fieldNumber()
    try session.receive(.act(element: id, action: "focus"))
    try session.receive(.act(element: id, action: "blur", number: 1))
    try session.receive(.edit(PageEdit(element: id, number: 1, selection: 0..<1)))
    try session.receive(.shown(2))
    let kinds = try await messages(outbox).map { $0["t"] as? String }
    #expect(kinds == ["hello", "patch", "patch", "patch", "edited", "focused"])
  }
}
