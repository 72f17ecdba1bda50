import SwiftUI

/// A destination that the map shows: its kind, its colour and its position.
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

/// A printed trace shows a landmark by its name.
extension Landmark: CustomStringConvertible {
  var description: String { "\(subject)" }
}

/// All landmarks of a view, in the order of the view tree.
struct LandmarksKey: PreferenceKey {
  static let defaultValue: [Landmark] = []

  static func reduce(value: inout [Landmark], nextValue: () -> [Landmark]) {
    value += nextValue()
  }
}

extension View {
  /// Sends this view's position to the views above.
  func landmark(_ subject: Landmark.Subject, color: Color) -> some View {
    anchorPreference(key: LandmarksKey.self, value: .bounds) {
      [Landmark(subject: subject, color: color, bounds: $0)]
    }
  }
}
