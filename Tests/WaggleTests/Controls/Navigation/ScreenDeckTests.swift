import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Page: View {
  let name: String
  let log: (String) -> Void
  @State private var taps = 0

  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }
      .preference(key: Names.self, value: [name])
      .onAppear { log("\(name)+") }
      .onDisappear { log("\(name)-") }
  }
}

/// What a deck shows, changed by a test.
@MainActor @Observable private final class Deck {
  var names = ["a"]
  var top = "a"
  var drawn: Set<AnyHashable> = []
  @ObservationIgnored var log: [String] = []
}

private struct DeckView: View {
  let deck: Deck

  var body: some View {
    ScreenDeck(top: deck.top, drawn: deck.drawn) {
      ForEach(deck.names, id: \.self) { name in Page(name: name) { deck.log.append($0) } }
    }
  }
}

@MainActor @Suite struct ScreenDeckTests {
  private func open(_ deck: Deck) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { DeckView(deck: deck) }
    host.settle()
    return host
  }

  @Test func `M185: a screen that is left keeps its state, and appears again when one returns`()
    throws
  {
    let deck = Deck()
    let host = open(deck)
    try host.find(label: "a 0").tap()
    host.frame { (deck.names, deck.top) = (["a", "b"], "b") }
    host.settle()
    #expect(host.text == ["b 0"])
    host.frame { (deck.names, deck.top) = (["a"], "a") }
    host.settle()
    #expect(host.text == ["a 1"])
    #expect(deck.log == ["a+", "a-", "b+", "a+", "b-"])
  }

  @Test func `M186: the state of a screen that was removed is gone`() throws {
    let deck = Deck()
    let host = open(deck)
    for _ in 0..<2 {
      host.frame { (deck.names, deck.top) = (["a", "b"], "b") }
      host.settle()
      try host.find(label: "b 0").tap()
      host.frame { (deck.names, deck.top) = (["a"], "a") }
      host.settle()
    }
    #expect(host.text == ["a 0"])
  }

  @Test func `R159: the screen on top writes, and covered screens do not`() {
    let deck = Deck()
    let host = open(deck)
    #expect(host.preference(Names.self) == ["a"])
    host.frame { (deck.names, deck.top) = (["a", "b"], "b") }
    #expect(host.preference(Names.self) == ["b"])
    host.frame { deck.drawn = ["a"] }
    #expect(host.preference(Names.self) == ["b"])
    host.frame { (deck.names, deck.top) = (["a"], "a") }
    #expect(host.preference(Names.self) == ["a"])
  }

  @Test func `M186: a screen that is drawn below the one on top has not disappeared`() {
    let deck = Deck()
    let host = open(deck)
    host.frame { (deck.names, deck.top, deck.drawn) = (["a", "b"], "b", ["a"]) }
    host.settle()
    #expect(host.text == ["a 0", "b 0"])
    #expect(deck.log == ["a+", "b+"])
    host.frame { deck.drawn = [] }
    host.settle()
    #expect(deck.log == ["a+", "b+", "a-"])
  }

  @Test func `a thousand screens that are inserted and removed leave nothing`() {
    let deck = Deck()
    let host = open(deck)
    func round() {
      host.frame { (deck.names, deck.top) = (["a", "b"], "b") }
      host.frame { (deck.names, deck.top) = (["a"], "a") }
      host.settle()
    }
    round()
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds { round() }
    #expect(host.counts.nodesLive == live)
  }
}
