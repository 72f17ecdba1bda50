public import Foundation

/// The screen as UIKit writes it, for code such as `UIScreen.main.bounds.width`.
///
/// It has the window's size from the start: in the `App`'s `init`, in the defaults of properties, and in globals that are
/// first read there (C422). Before there is any window it is 390 by 844 points.
///
/// What it says is not tracked: a body that reads it does not run again when the window is resized. `GeometryReader` and
/// `containerRelativeFrame` do.
public final class UIScreen: @unchecked Sendable {
  /// The window of the tree of views that is or was updated last.
  public static let main = UIScreen()

  /// The window's size, at the origin.
  @exclusivity(unchecked) public private(set) var bounds = CGRect(
    x: 0, y: 0, width: 390, height: 844)

  /// Taken back before it is freed; each frame sets it, so that it costs no more than a store.
  @exclusivity(unchecked) private(set) unowned(unsafe) var host: ViewHost?
  /// The pixels of a point that the program was started with.
  @exclusivity(unchecked) private var firstScale: CGFloat = 1
  /// The pixels of a point; 1 without a window.
  public var scale: CGFloat { host?.rootEnvironment.displayScale ?? firstScale }
  /// The pixels of a point.
  public var nativeScale: CGFloat { scale }
  /// The window's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  private init() {}

  /// Adopts the size of a window that is about to be made. A tree without a size, which is made to be looked into, is not a
  /// window.
  ///
  /// - Parameter scale: the pixels of a point; nil for those of the window before.
  package static func prepare(size: CGSize, scale: CGFloat? = nil) {
    if size != .zero { main.bounds.size = size }
    if let scale { main.firstScale = scale }
  }

  /// Adopts the window of a frame that begins, or of a tree that was just made.
  static func begin(_ host: ViewHost) {
    prepare(size: host.size)
    main.host = host
  }

  /// Forgets a window that is freed.
  static func end(_ host: ViewHost) {
    if main.host === host { main.host = nil }
  }
}
