import SwiftUI

/// A program with its own state.
public struct CardsApp: App {
  @State private var deck = Deck(titles: ["First"])

  public init() {}

  public var body: some Scene {
    WindowGroup("Cards") {
      DeckView(deck: deck)
    }
    WindowGroup(id: "greeting") {
      Page { Greeting() }
    }
  }
}
