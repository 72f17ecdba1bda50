import SwiftUI

/// How many badges there are below a view.
public struct BadgeCountKey: PreferenceKey {
  public static var defaultValue = 0

  public static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

/// A word on a rounded background that counts itself.
public struct Badge: View {
  var title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 6).fill(Color.yellow))
      .preference(key: BadgeCountKey.self, value: 1)
  }
}

/// Badges in a row, and how many they are.
public struct BadgeRow: View {
  var titles: [String]
  @State private var count = 0

  public init(_ titles: [String]) { self.titles = titles }

  public var body: some View {
    VStack {
      HStack {
        ForEach(titles, id: \.self) { spaced(Badge($0)) }
      }
      .onPreferenceChange(BadgeCountKey.self) { count = $0 }
      Text("\(count) badges")
    }
  }
}
