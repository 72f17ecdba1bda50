import SwiftUI
import Testing
import WaggleTestKit

@testable import Composer

@MainActor @Suite struct ComposerTests {
  private let host = TestHost(size: CGSize(width: 390, height: 844)) { ComposerView() }

  private func post(_ number: Int) throws -> FoundElement {
    try host.find(role: .textField, label: "Post \(number)")
  }

  private func type(_ text: String, into number: Int) throws {
    try post(number).type(text)
    host.settle()
  }

  private func press(_ label: String) throws {
    try host.find(role: .button, label: label).tap()
    host.settle()
  }

  private var texts: [String?] {
    host.elements.filter { $0.role == .textField }.map(\.value)
  }

  private var canPost: Bool {
    get throws { try host.find(role: .button, label: "Post").isEnabled }
  }

  @Test func `posting needs all drafts to be valid`() throws {
    #expect(try !canPost)
    try type("One", into: 1)
    #expect(try canPost)
    try press("Add a post")
    #expect(try !canPost)
    try type("  ", into: 2)
    #expect(try !canPost)
    try type("Two", into: 2)
    #expect(try canPost)
    try press("Remove post 2")
    #expect(try canPost)
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func
    `a draft beyond its limit keeps its text and says how much is too long, an emoji counting as one`()
    throws
  {
    try type(String(repeating: "🐝", count: Draft.limit + 5), into: 1)
    #expect(try post(1).value == String(repeating: "🐝", count: Draft.limit + 5))
    #expect(try host.find(label: "Characters left in post 1").value == "-5")
    #expect(host.text.contains("Too long by 5"))
    #expect(try !canPost)
  }

  @Test func `drafts change places with their text`() throws {
    try type("One", into: 1)
    try press("Add a post")
    try type("Two", into: 2)
    try press("Move post 2 up")
    #expect(texts == ["Two", "One"])
    try press("Move post 1 down")
    #expect(texts == ["One", "Two"])
    #expect(try !host.find(role: .button, label: "Move post 1 up").isEnabled)
  }

  @Test func `the drafts are kept when posting fails, and posted later`() async throws {
    try type("One", into: 1)
    try host.find(role: .toggle, label: "Offline").tap()
    await host.settle()
    try host.find(role: .button, label: "Post").tap()
    try await host.settle(
      until: { host.text.contains { $0.hasPrefix("Posting failed") } }, timeout: 5)
    #expect(texts == ["One"])
    try host.find(role: .toggle, label: "Offline").tap()
    await host.settle()
    try host.find(role: .button, label: "Post").tap()
    try await host.settle(until: { host.text.contains("Posted: 1") }, timeout: 5)
    #expect(texts == [""])
  }

  @Test func `a thread is sent once at a time, and what is typed meanwhile is kept`() async {
    let thread = ThreadModel()
    thread.drafts[0].text = "One"
    thread.add()
    thread.drafts[1].text = "Two"
    let sending = Task { await thread.post(by: Poster()) }
    while thread.status != .posting { await Task.yield() }
    await thread.post(by: Poster())
    #expect(thread.status == .posting)
    thread.drafts[1].text += "!"
    await sending.value
    #expect(thread.status == .posted(2))
    #expect(thread.drafts.map(\.text) == ["Two!"])
  }

  @Test func `in a lazy stack a draft that was never seen reports nothing, and that is reported`()
    throws
  {
    for _ in 0..<20 { try press("Add a post") }
    try host.find(role: .toggle, label: "Only make the posts that are seen").tap()
    host.settle()
    #expect(host.diagnostics.map(\.id).contains("N-LAZY"))
  }

  @Test func `a key press reduces a few validities, not all of them`() throws {
    for _ in 0..<30 { try press("Add a post") }
    try type("O", into: 1)
    let before = host.counts.reduces
    host.key("n")
    host.settle()
    #expect(host.counts.reduces - before <= 10)
  }
}
