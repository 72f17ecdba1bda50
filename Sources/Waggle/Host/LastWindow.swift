package import Foundation

/// The window of the tree of views that is or was updated last: the answer to code that asks for the screen and has no
/// view (C422). It has the window's size from the start; before there is any window it is 390 by 844 points.
package final class LastWindow: @unchecked Sendable {
  package static let shared = LastWindow()

  @exclusivity(unchecked) package private(set) var size = CGSize(width: 390, height: 844)
  /// Taken back before it is freed; each frame sets it, so that it costs no more than a store.
  @exclusivity(unchecked) private(set) unowned(unsafe) var host: ViewHost?
  /// The pixels of a point that the program was started with.
  @exclusivity(unchecked) private var firstScale: CGFloat = 1
  /// The pixels of a point; 1 without a window.
  package var scale: CGFloat { host?.rootEnvironment.displayScale ?? firstScale }

  private init() {}

  /// Adopts the size of a window that is about to be made. A tree without a size, which is made to be looked into, is not a
  /// window.
  ///
  /// - Parameter scale: the pixels of a point; nil for those of the window before.
  package static func prepare(size: CGSize, scale: CGFloat? = nil) {
    if size != .zero { shared.size = size }
    if let scale { shared.firstScale = scale }
  }

  /// Adopts the window of a frame that begins, or of a tree that was just made.
  static func begin(_ host: ViewHost) {
    prepare(size: host.size)
    shared.host = host
  }

  /// Forgets a window that is freed.
  static func end(_ host: ViewHost) {
    if shared.host === host { shared.host = nil }
  }
}
