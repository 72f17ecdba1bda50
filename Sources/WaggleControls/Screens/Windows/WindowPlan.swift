import Foundation
import Waggle

/// The sizes of windows over the first one, in points.
enum WindowMetrics {
  static let bar: CGFloat = 44
  static let button: CGFloat = 28
  /// The size of a window that says none.
  static let standard = CGSize(width: 560, height: 440)
  static let smallest = CGSize(width: 200, height: 120)
  /// The distance from the edges of the screen.
  static let margin: CGFloat = 20
  /// How far a window is from the one before it.
  static let step: CGFloat = 24
}

/// Where a window over the first one is, and how large.
struct WindowPlan: Equatable {
  let room: CGSize
  /// Whether the window covers the screen.
  let fills: Bool
  /// Whether its content decides about its size.
  let fits: Bool
  /// The size that was asked for; nil for the standard one.
  let size: CGSize?
  let position: UnitPoint
  /// How many windows were opened before it.
  let number: Int?
  let offset: CGSize

  /// The size, as far as there is room.
  var wantedSize: CGSize {
    let wanted = size ?? WindowMetrics.standard
    return CGSize(
      width: min(wanted.width, greatest.width), height: min(wanted.height, greatest.height))
  }

  /// The width, where it does not depend on the content.
  var knownWidth: CGFloat? { fills ? room.width : fits ? nil : wantedSize.width }

  private var greatest: CGSize {
    CGSize(
      width: max(0, room.width - 2 * WindowMetrics.margin),
      height: max(0, room.height - 2 * WindowMetrics.margin))
  }

  /// The size of a window with this content.
  func size(of content: LayoutSubview) -> CGSize {
    if fills { return room }
    if !fits {
      let least = content.sizeThatFits(.zero)
      return CGSize(
        width: min(max(wantedSize.width, least.width), greatest.width),
        height: min(max(wantedSize.height, least.height), greatest.height))
    }
    let ideal = content.sizeThatFits(.unspecified)
    let width = min(max(ideal.width, WindowMetrics.smallest.width), greatest.width)
    let height = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return CGSize(
      width: width, height: min(max(height, WindowMetrics.smallest.height), greatest.height))
  }

  /// Where a window of a size begins, from the leading edge; a part of its bar stays in the screen.
  func origin(of size: CGSize, isRightToLeft: Bool) -> CGPoint {
    if fills { return .zero }
    let step = CGFloat(number ?? 0) * WindowMetrics.step
    let sideways = isRightToLeft ? -offset.width : offset.width
    let x = (room.width - size.width) * position.x + step + sideways
    let y = (room.height - size.height) * position.y + step + offset.height
    return CGPoint(
      x: max(80 - size.width, min(x, room.width - 80)),
      y: max(0, min(y, room.height - WindowMetrics.bar)))
  }
}

/// Places a window in the screen.
struct WindowPlacing: Layout {
  let plan: WindowPlan

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    plan.room
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let window = subviews.first else { return }
    let size = plan.size(of: window)
    let origin = plan.origin(
      of: size, isRightToLeft: subviews.layoutDirection == .rightToLeft)
    window.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      proposal: ProposedViewSize(size))
  }
}
