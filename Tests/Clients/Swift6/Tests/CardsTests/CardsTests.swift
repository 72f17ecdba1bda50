import Cards
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct CardsTests {
  private let deck = Deck(titles: ["A"])

  private func host() -> TestHost {
    let deck = deck
    return TestHost(size: CGSize(width: 300, height: 400), semantics: .seeds) {
      DeckView(deck: deck)
    }
  }

  @Test func `a tap on the button adds a card`() throws {
    let host = host()
    host.settle()
    try host.find(role: .button, label: "Add").tap()
    host.settle()
    #expect(deck.titles == ["A", "Card 2"])
    #expect(host.text.contains("Card 2"))
  }

  @Test func `the rule is as wide as the widest card`() throws {
    let host = host()
    host.settle()
    deck.titles.append("A far longer title")
    host.settle()
    let rule = try host.find(identifier: "rule").frame
    #expect(rule.width == host.preference(CardWidthKey.self))
    #expect(rule.width > 50)
  }

  @Test func `asynchronous tests settle too`() async throws {
    let host = host()
    await host.settle()
    #expect(host.text == ["A", "Add"])
  }
}
