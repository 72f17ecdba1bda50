import SwiftUI
import Testing
import WaggleTestKit

@testable import HideAndShow

@MainActor @Suite struct PageTests {
  private let host = TestHost(size: CGSize(width: 390, height: 844)) { PageView() }
  private let firstLine = "What the flower knows"
  private let hint = "Open both curtains to read."

  private func press(_ label: String) throws {
    try host.find(role: .button, label: label).tap()
    host.settle()
  }

  private func wait() { host.advance(by: 0.5) }

  @Test func `a curtain hides the poem, which it does not know of`() throws {
    #expect(host.text.contains(firstLine))
    try press("Draw the left curtain")
    wait()
    #expect(!host.text.contains(firstLine))
    #expect(host.preference(HidingKey.self) == true)
  }

  @Test func `the poem is shown again when the last curtain is open`() throws {
    try press("Draw the left curtain")
    try press("Draw the right curtain")
    try press("Open the left curtain")
    wait()
    #expect(!host.text.contains(firstLine))
    try press("Open the right curtain")
    wait()
    #expect(host.text.contains(firstLine))
  }

  @Test func `the poem fades: in between it is half there`() throws {
    try press("Draw the left curtain")
    host.advance(by: 0.2)
    #expect(host.displayList.description.contains("opacity 0.5"))
  }

  @Test func `a clear poem keeps its place, a hint that is gone does not`() throws {
    host.settle()
    let card = try host.find(label: "Draw the right curtain").frame
    try press("Draw the left curtain")
    wait()
    let lower = try host.find(label: "Draw the right curtain").frame
    #expect(lower.minY > card.minY)
    #expect(try host.find(label: hint).frame.height < lower.minY - card.minY + 40)
    try press("Open the left curtain")
    #expect(try host.find(label: "Draw the right curtain").frame == card)
  }

  @Test func `M068: a hint that is leaving is drawn until its transition ends`() throws {
    try press("Draw the left curtain")
    wait()
    #expect(host.text.contains(hint))
    try press("Open the left curtain")
    host.advance(by: 0.1)
    #expect(host.text.contains(hint))
    wait()
    #expect(!host.text.contains(hint))
  }

  @Test func `what is hidden is not read aloud`() throws {
    host.settle()
    #expect(host.elements.contains { $0.label?.contains(firstLine) ?? false })
    try press("Draw the left curtain")
    wait()
    #expect(!host.elements.contains { $0.label?.contains(firstLine) ?? false })
  }
}

/// A common mistake: the writer must be inside the view that observes.
@MainActor @Suite struct BesideTests {
  private struct Beside: View {
    @State private var isHidden = false
    var body: some View {
      VStack {
        Text("poem")
          .opacity(isHidden ? 0 : 1)
          .onPreferenceChange(HidingKey.self) { isHidden = $0 }
        Text("curtain").hidesPoem(true)
      }
    }
  }

  @Test func `W-ORDER: an observer beside a writer receives nothing, which is reported`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Beside() }
    host.settle()
    #expect(host.text.contains("poem"))
    #expect(host.diagnostics.map(\.id) == ["W-ORDER"])
  }
}
