public import Foundation
public import Waggle

extension EnvironmentValues {
  private enum WheelItemHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The height of the rows of wheels; nil for that of the profile.
  var wheelItemHeight: CGFloat? {
    get { self[WheelItemHeightKey.self] }
    set { self[WheelItemHeightKey.self] = newValue }
  }

  /// The height of the rows of wheels. A height under 1 point, or one that is not finite, is left out.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { wheelItemHeight ?? platformMetrics.wheel.row }
    set { wheelItemHeight = newValue >= 1 && newValue.isFinite ? newValue : nil }
  }
}

extension View {
  /// Sets the height of the rows of wheels in this view (C207).
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }
}
