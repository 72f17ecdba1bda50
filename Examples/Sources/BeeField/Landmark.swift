import SwiftUI

/// Something that the map shows: what it is, and where.
struct Landmark: Identifiable, Equatable {
  enum Kind: Hashable {
    case hive
    case bee
    case flower(Int)
  }

  let kind: Kind
  let bounds: Anchor<CGRect>

  var id: Kind { kind }
}

/// A printed trace shows a landmark by its name.
extension Landmark: CustomStringConvertible {
  var description: String { "\(kind)" }
}

/// All landmarks of a view, in the order of the view tree.
struct LandmarksKey: PreferenceKey {
  static let defaultValue: [Landmark] = []

  static func reduce(value: inout [Landmark], nextValue: () -> [Landmark]) {
    value += nextValue()
  }
}

extension View {
  /// Puts this view on every map above it.
  func landmark(_ kind: Landmark.Kind) -> some View {
    anchorPreference(key: LandmarksKey.self, value: .bounds) {
      [Landmark(kind: kind, bounds: $0)]
    }
  }
}
