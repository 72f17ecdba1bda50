import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Kind: Identifiable, Hashable {
  var name: String
  let id: Int
}

@MainActor @Observable private final class Search {
  var text = ""
  var tokens = [Kind(name: "Wild", id: 1), Kind(name: "Old", id: 2)]
  var suggested = [Kind(name: "Old", id: 2), Kind(name: "New", id: 3)]
}

private struct Tokens: View {
  @Bindable var search: Search

  var body: some View {
    Text("tokens \(search.tokens.map(\.name).joined(separator: " "))")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .searchable(
        text: $search.text, tokens: $search.tokens, suggestedTokens: $search.suggested,
        prompt: "Hives"
      ) { Text($0.name) }
  }
}

@MainActor @Suite struct SearchTokenTests {
  private func open<Root: View>(@ViewBuilder _ root: @escaping () -> Root) -> TestHost {
    TestHost.phone { root() }
  }

  private func has(_ label: String, _ host: TestHost) -> Bool {
    (try? host.find(label: label)) != nil
  }

  @Test func `C118: tokens are before the text, and Backspace in an empty text removes the last`()
    throws
  {
    let search = Search()
    let host = open { Tokens(search: search) }
    #expect(host.text.contains("Wild") && host.text.contains("Old"))
    try host.find(role: .searchField).tap()
    host.settle()
    search.text = "a"
    host.settle()
    host.key(.delete)
    host.settle()
    #expect(search.tokens.count == 2)
    search.text = ""
    host.settle()
    host.key(.delete)
    host.settle()
    #expect(search.tokens.map(\.name) == ["Wild"])
    #expect(host.text.contains("tokens Wild"))
  }

  @Test func `C118: a suggestion that stands for a token adds it in place of the text, once`()
    throws
  {
    struct Suggesting: View {
      @Bindable var search: Search

      var body: some View {
        Text("content")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $search.text, tokens: $search.tokens) { Text($0.name) }
          .searchSuggestions {
            ForEach(search.suggested) { Text("Add \($0.name)").searchCompletion($0) }
            Text("No kind").searchCompletion(Stranger(id: 1))
          }
      }

      struct Stranger: Identifiable { let id: Int }
    }
    let search = Search()
    let host = open { Suggesting(search: search) }
    for label in ["Add New", "Add New", "No kind"] {
      try host.find(role: .searchField).tap()
      search.text = label == "No kind" ? "x" : "n"
      host.settle()
      try host.find(role: .button, label: label).tap()
      host.settle()
    }
    #expect(search.tokens.map(\.name) == ["Wild", "Old", "New"] && search.text == "x")
  }

  @Test func `C118: a suggested token is added in place of the text, and suggested once`() throws {
    let search = Search()
    let host = open { Tokens(search: search) }
    try host.find(role: .searchField).tap()
    host.settle()
    #expect(!has("Old", host) || host.text.filter { $0 == "Old" }.count == 1)
    search.text = "n"
    host.settle()
    try host.find(role: .button, label: "New").tap()
    host.settle()
    #expect(search.tokens.map(\.name) == ["Wild", "Old", "New"] && search.text.isEmpty)
    #expect((try? host.find(role: .button, label: "New")) == nil)
    try host.find(label: "Cancel").tap()
    host.settle()
    #expect(search.tokens.isEmpty)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C118: a token that can change itself writes into the array`() throws {
    struct Editable: View {
      @Bindable var search: Search

      var body: some View {
        Text("page").searchable(text: $search.text, editableTokens: $search.tokens) { $token in
          Button(token.name) { token.name += "!" }
        }
      }
    }
    let search = Search()
    let host = open { Editable(search: search) }
    try host.find(label: "Old").tap()
    host.settle()
    #expect(search.tokens.map(\.name) == ["Wild", "Old!"])
    #expect(host.text.contains("Old!"))
  }

  @Test func `C118: rounds of tokens leave nothing`() {
    let search = Search()
    let host = open { Tokens(search: search) }
    func round(_ index: Int) {
      host.frame { search.tokens.append(Kind(name: "More", id: 10 + index)) }
      host.frame { _ = search.tokens.removeLast() }
    }
    round(0)
    host.settle()
    let live = host.counts.nodesLive
    for index in 1..<manyRounds { round(index) }
    host.settle()
    #expect(host.counts.nodesLive == live)
  }

  @Test(arguments: [390.0, 900])
  func `C117: a field that is minimized is a button until it is used`(width: Double) throws {
    struct Page: View {
      @Bindable var search: Search

      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Hives").searchable(text: $search.text)
            .searchToolbarBehavior(.minimize)
        }
      }
    }
    let search = Search()
    let host = TestHost(size: CGSize(width: width, height: 700)) { Page(search: search) }
    host.settle()
    #expect((try? host.find(role: .searchField)) == nil)
    try host.find(role: .button, label: "Search").tap()
    host.settle()
    #expect((try? host.find(role: .searchField)) != nil)
    host.key(.escape)
    host.settle()
    #expect((try? host.find(role: .searchField)) == nil)
    #expect((try? host.find(role: .button, label: "Search")) != nil)
  }
}
