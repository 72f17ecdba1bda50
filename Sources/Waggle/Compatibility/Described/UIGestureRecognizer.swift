// Values of UIKit that packages print or compare: no view of Waggle's has one.

/// Recognizers of gestures as UIKit names them: the values of their states. Views have gestures of SwiftUI's.
public enum UIGestureRecognizer {
  /// What a recognizer has found.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// The beginning of its gesture.
    case began
    /// A change of it.
    case changed
    /// Its end.
    case ended
    /// That the system has ended it.
    case cancelled
    /// Another gesture.
    case failed

    /// The end of a gesture that is not continuous.
    public static let recognized = State.ended
  }
}

extension UIScrollView {
  /// How a scroll view keeps its content clear of safe areas.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Along the axes in which it scrolls.
    case scrollableAxes
    /// In no direction.
    case never
    /// Always.
    case always
  }
}

extension UIControl.State {
  /// A pressed control.
  public static let highlighted = UIControl.State(rawValue: 1)
  /// A disabled control.
  public static let disabled = UIControl.State(rawValue: 2)
  /// A control with the focus.
  public static let focused = UIControl.State(rawValue: 8)
  /// The bits that programs may use.
  public static let application = UIControl.State(rawValue: 0xFF_0000)
  /// The bits that the system keeps.
  public static let reserved = UIControl.State(rawValue: 0xFF00_0000)
}
