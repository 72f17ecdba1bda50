import SwiftUI

/// What a page feels like: a key of the program beside the framework's titles.
enum Mood: String, CaseIterable, Comparable {
  case calm, busy, urgent

  var color: Color {
    switch self {
    case .calm: .green
    case .busy: .orange
    case .urgent: .red
    }
  }

  static func < (a: Mood, b: Mood) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// The most urgent of the moods below.
struct MoodKey: PreferenceKey {
  static let defaultValue = Mood.calm
  static func reduce(value: inout Mood, nextValue: () -> Mood) { value = max(value, nextValue()) }
}

extension View {
  /// Says what this view feels like.
  func mood(_ mood: Mood) -> some View { preference(key: MoodKey.self, value: mood) }
}

/// A strip above all pages in the colour of the mood.
struct MoodStrip: View {
  let mood: Mood

  var body: some View {
    Text("Mood: \(mood.rawValue)")
      .font(.footnote.weight(.semibold))
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
      .background(mood.color.opacity(0.3))
      .animation(.default, value: mood)
  }
}
