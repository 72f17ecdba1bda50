import SwiftUI

/// Something that can be flown to or shown on a map: what it is, how it is coloured, and where it is.
struct Landmark: Identifiable, Equatable {
  enum Subject: Hashable {
    case bee
    case place(Place)
  }

  let subject: Subject
  let color: Color
  let bounds: Anchor<CGRect>

  var id: Subject { subject }
}

extension Landmark.Subject: CustomStringConvertible {
  var description: String {
    switch self {
    case .bee: "bee"
    case .place(.hive): "hive"
    case .place(.flower(let number)): "flower \(number)"
    }
  }
}

/// In a printed flow a landmark is its name.
extension Landmark: CustomStringConvertible {
  var description: String { "\(subject)" }
}

/// All landmarks of a view, in the order in which the views stand.
struct LandmarksKey: PreferenceKey {
  static let defaultValue: [Landmark] = []

  static func reduce(value: inout [Landmark], nextValue: () -> [Landmark]) {
    value += nextValue()
  }
}

extension View {
  /// Tells the views above where this view is.
  func landmark(_ subject: Landmark.Subject, color: Color) -> some View {
    anchorPreference(key: LandmarksKey.self, value: .bounds) {
      [Landmark(subject: subject, color: color, bounds: $0)]
    }
  }
}
