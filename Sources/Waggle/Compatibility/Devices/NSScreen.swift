public import Foundation

/// The screen as AppKit writes it, for code that asks how large it is (C725): that of the window, or of the page.
@MainActor @preconcurrency
public final class NSScreen {
  private static let only = NSScreen()

  init() {}

  /// The screen of the window with the focus.
  public static var main: NSScreen? { only }
  /// All screens: the one that there is.
  public static var screens: [NSScreen] { [only] }
  /// The size of the screen, at the origin, in points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The size without what the system shows at the edges, which is nothing here.
  public var visibleFrame: CGRect { frame }
  /// Pixels a point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
