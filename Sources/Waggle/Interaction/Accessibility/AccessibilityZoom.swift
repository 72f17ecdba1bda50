public import Foundation

/// A request of assistive technology to zoom a view in or out.
public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// In or out.
  public let direction: Direction
  /// Where, in shares of the view: its middle.
  public let location: UnitPoint
  /// Where, in points: the middle of the view.
  public let point: CGPoint
}

extension View {
  /// Performs an action for a user of assistive technology who zooms the view: screen readers have it as two named actions,
  /// "Zoom In" and "Zoom Out" (C674).
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { modifier(AccessibilityZoom(handler: handler)) }
}

nonisolated private struct AccessibilityZoom: ViewModifier {
  let handler: (AccessibilityZoomGestureAction) -> Void
  @State private var size = CGSize.zero

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .accessibilityAction(named: "Zoom In") { zoom(.zoomIn) }
      .accessibilityAction(named: "Zoom Out") { zoom(.zoomOut) }
  }

  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
    handler(
      AccessibilityZoomGestureAction(
        direction: direction, location: .center,
        point: CGPoint(x: size.width / 2, y: size.height / 2)))
  }
}
