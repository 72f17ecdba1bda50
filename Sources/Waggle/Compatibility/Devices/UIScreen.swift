public import Foundation

/// The screen as UIKit writes it, for code such as `UIScreen.main.bounds.width`.
///
/// It has the window's size from the start: in the `App`'s `init`, in the defaults of properties, and in globals that are
/// first read there (C422). Before there is any window it is 390 by 844 points.
///
/// What it says is not tracked: a body that reads it does not run again when the window is resized. `GeometryReader` and
/// `containerRelativeFrame` do.
public final class UIScreen: Sendable {
  /// The window of the tree of views that is or was updated last.
  public static let main = UIScreen()

  /// The window's size, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: LastWindow.shared.size) }
  /// The pixels of a point; 1 without a window.
  public var scale: CGFloat { LastWindow.shared.scale }
  /// The pixels of a point.
  public var nativeScale: CGFloat { scale }
  /// The window's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  private init() {}
}
