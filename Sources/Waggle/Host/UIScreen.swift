public import Foundation

/// The screen as UIKit writes it, for code such as `UIScreen.main.bounds.width`.
///
/// What it says is not tracked: a body that reads it does not run again when the window is resized. `GeometryReader` and
/// `containerRelativeFrame` do.
public final class UIScreen: @unchecked Sendable {
  /// The window of the tree of views that is or was updated last.
  public static let main = UIScreen()

  /// The window's size, at the origin.
  @exclusivity(unchecked) public private(set) var bounds = CGRect.zero

  /// Taken back before it is freed; each frame sets it, so that it costs no more than a store.
  @exclusivity(unchecked) private(set) unowned(unsafe) var host: ViewHost?
  /// The pixels of a point; 1 without a window.
  public var scale: CGFloat { host?.rootEnvironment.displayScale ?? 1 }
  /// The pixels of a point.
  public var nativeScale: CGFloat { scale }
  /// The window's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  private init() {}

  /// Adopts the window of a frame that begins.
  static func begin(_ host: ViewHost) {
    main.bounds.size = host.size
    main.host = host
  }

  /// Forgets a window that is freed.
  static func end(_ host: ViewHost) {
    if main.host === host { main.host = nil }
  }
}
