import SwiftUI

/// A card of the tutorial's boards.
struct Card: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(Color.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
  }
}

/// The titles of the important cards.
struct Important: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// The title and the place of an important card.
struct Mark: Equatable {
  let title: String
  let bounds: Anchor<CGRect>
}

struct Marks: PreferenceKey {
  static let defaultValue: [Mark] = []

  static func reduce(value: inout [Mark], nextValue: () -> [Mark]) {
    value += nextValue()
  }
}

/// A card that writes what it writes in the first and in the second part.
struct ImportantCard: View {
  let title: String

  var body: some View {
    Card(title: title)
      .preference(key: Important.self, value: [title])
      .anchorPreference(key: Marks.self, value: .bounds) {
        [Mark(title: title, bounds: $0)]
      }
  }
}

/// The board of the first part: a line says which cards are important.
struct Board: View {
  @State private var titles: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("Important: \(titles.joined(separator: ", "))")
      Card(title: "Water the roses")
      ImportantCard(title: "Pay the rent")
      HStack {
        Card(title: "Buy milk")
        ImportantCard(title: "Call Ada")
      }
    }
    .onPreferenceChange(Important.self) { titles = $0 }
  }
}

/// The board of the second part: a frame is around each important card.
struct MarkedBoard: View {
  var body: some View {
    VStack(alignment: .leading) {
      Card(title: "Water the roses")
      ImportantCard(title: "Pay the rent")
      HStack {
        Card(title: "Buy milk")
        ImportantCard(title: "Call Ada")
      }
    }
    .overlayPreferenceValue(Marks.self) { marks in
      GeometryReader { proxy in
        ForEach(marks, id: \.title) { Frame(mark: $0, proxy: proxy) }
      }
      .allowsHitTesting(false)
    }
  }
}

/// The frame around one card.
struct Frame: View {
  let mark: Mark
  let proxy: GeometryProxy

  var body: some View {
    let rect = proxy[mark.bounds]
    RoundedRectangle(cornerRadius: 10)
      .strokeBorder(Color.orange, lineWidth: 3)
      .frame(width: rect.width, height: rect.height)
      .accessibilityElement()
      .accessibilityLabel("Frame of \(mark.title)")
      .position(x: rect.midX, y: rect.midY)
  }
}
