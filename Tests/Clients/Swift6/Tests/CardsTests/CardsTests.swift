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

@MainActor @Suite struct PageTests {
  @Test func `R200: whichever way the action was written, the value arrives`() async {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Deliveries() }
    await host.settle()
    #expect(host.text == ["3 3 3 3 3"])
  }

  @Test func `a task is waited for, and its page has the title that the content asks for`() async {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Page { Greeting() } }
    await host.settle()
    #expect(host.text == ["Greeting", "Hello, meadow"])
  }

  @Test func `a view is drawn as large as it wants to be`() throws {
    let renderer = ImageRenderer(content: Tiles(colors: [.red, .green, .blue]).fixedSize())
    renderer.scale = 2
    let png = try renderer.pngData()
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try String(decoding: renderer.svgData(), as: UTF8.self).contains("<svg"))
    #expect(try renderer.pdfData().starts(with: Array("%PDF".utf8)))
  }
}
