import SwiftUI

/// A view that a map shows: where it is, and the icon and colour that it wants there.
public struct Landmark: Identifiable, Equatable {
  public let id: String
  public let systemImage: String
  public let color: Color
  public let bounds: Anchor<CGRect>
}

/// A printed trace shows a landmark by its name.
extension Landmark: CustomStringConvertible {
  public var description: String { id }
}

/// All landmarks of a view, in the order of the view tree.
public enum LandmarksKey: PreferenceKey {
  public static var defaultValue: [Landmark] { [] }

  public static func reduce(value: inout [Landmark], nextValue: () -> [Landmark]) {
    value += nextValue()
  }
}

extension View {
  /// Puts this view on every map above it. The same view may have landmarks below it; those stay.
  public func landmark(
    _ id: String, systemImage: String = "circle.fill", color: Color = .accentColor
  ) -> some View {
    transformAnchorPreference(key: LandmarksKey.self, value: .bounds) { landmarks, bounds in
      landmarks.append(
        Landmark(id: id, systemImage: systemImage, color: color, bounds: bounds))
    }
  }
}
