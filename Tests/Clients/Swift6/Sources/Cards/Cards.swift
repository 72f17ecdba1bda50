import SwiftUI

/// The greatest width of the cards below a view; the conformance is isolated, as client code may write it.
@MainActor public struct CardWidthKey: @MainActor PreferenceKey {
  public static let defaultValue: CGFloat = 0

  public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// What the cards show.
@Observable @MainActor public final class Deck {
  public var titles: [String]

  public init(titles: [String]) { self.titles = titles }
}

/// A title on a coloured ground that says how wide it is.
public struct Card: View {
  let title: String

  public init(title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .padding()
      .background {
        GeometryReader { geometry in
          Color.orange.preference(key: CardWidthKey.self, value: geometry.size.width)
        }
      }
  }
}

/// One card above the other, and a button that adds one.
public struct DeckView: View {
  private let deck: Deck
  @State private var widest: CGFloat = 0

  public init(deck: Deck) { self.deck = deck }

  public var body: some View {
    VStack(alignment: .leading) {
      ForEach(deck.titles, id: \.self) { Card(title: $0) }
      Button("Add") { deck.titles.append("Card \(deck.titles.count + 1)") }
      Rectangle()
        .fill(.blue)
        .frame(width: widest, height: 2)
        .accessibilityIdentifier("rule")
    }
    .onPreferenceChange(CardWidthKey.self) { widest = $0 }
  }
}
