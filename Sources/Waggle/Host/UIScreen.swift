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

  private init() {}

  /// Adopts the window of a frame that begins.
  static func begin(_ size: CGSize) { main.bounds.size = size }
}
