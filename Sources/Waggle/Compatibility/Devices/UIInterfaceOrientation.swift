/// How a window lies, as UIKit writes it.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, the top below.
  case portraitUpsideDown
  /// On its right side.
  case landscapeRight
  /// On its left side.
  case landscapeLeft

  /// Whether the window is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the window is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
