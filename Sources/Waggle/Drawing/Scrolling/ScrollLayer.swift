package import Foundation

/// A scroll view in a display list: what shows its content, moved by the offset, inside the viewport.
///
/// The content is drawn in content coordinates and does not change when it scrolls: only the layer does.
package struct ScrollLayer: Equatable {
  /// The same for as long as the scroll view exists, and different from every other one's.
  package var id: Int
  /// The scroll view's own size; its origin is (0, 0).
  package var viewport: CGSize
  /// Everything that scrolling can show, in content coordinates: the content and its insets.
  package var extent: CGRect
  /// The point of the content at the viewport's top left corner; within `extent` unless a finger drags it past an edge.
  package var offset: CGPoint
  package var axes: Axis.Set
  /// The axes whose indicators may be shown.
  package var indicators: Axis.Set
  /// How visible the indicators are, 0 to 1; 0 at rest.
  package var indicatorOpacity = 0.0
  /// The space around the indicators.
  package var indicatorMargins = SideInsets()
  /// Whether the vertical indicator is at the left.
  package var isMirrored = false
  /// Whether the indicators are drawn for a dark background.
  package var isDark = false
  /// Whether the content is shown only inside the viewport.
  package var isClipped: Bool
  /// Whether the user can scroll.
  package var isEnabled: Bool
  /// Whether a finger that would pull the content down past its top is for what is around.
  package var yieldsAtTop = false
  /// Where a host that scrolls by itself has to put the content.
  package var command = ScrollCommand()
  /// What the content comes to rest at in such a host.
  package var snap = ScrollSnap.none
  /// How the content comes to rest there.
  package var snapLimits = ScrollSnapLimits()

  /// The viewport in the scroll view's coordinates.
  package var frame: CGRect { CGRect(origin: .zero, size: viewport) }

  /// From content coordinates to the scroll view's.
  package var translation: CGSize { CGSize(width: 0 - offset.x, height: 0 - offset.y) }

  /// The knob of an axis's indicator in the scroll view's coordinates; nil where there is nothing to scroll. It is
  /// shorter while the content is past an edge, and leaves the corner to none where both axes have one.
  package func knob(_ axis: Axis) -> CGRect? {
    guard hasKnob(axis), indicatorOpacity > 0 else { return nil }
    let (visible, whole) = (viewport[axis], extent.size[axis])
    let corner = hasKnob(axis.across) ? Self.thickness + Self.margin : 0
    let isCornerAtStart = axis == .horizontal && isMirrored
    let trackStart =
      Self.margin + indicatorMargins.start(axis) + (isCornerAtStart ? corner : 0)
    let track = max(0, visible - 2 * Self.margin - indicatorMargins.sum(axis) - corner)
    let distance = offset[axis] - extent.origin[axis]
    let beyond = max(0 - distance, distance - (whole - visible), 0)
    let length = min(track, max(36, track * visible / whole) - min(beyond, 28))
    let fraction = min(max(distance / (whole - visible), 0), 1)
    let start = trackStart + fraction * (track - length)
    return CGRect(
      origin: CGPoint(axis, start, across: side(axis)),
      size: CGSize(axis, length, across: Self.thickness))
  }

  private func hasKnob(_ axis: Axis) -> Bool {
    let visible = viewport[axis]
    return indicators.contains(Axis.Set(axis)) && visible > 0 && extent.size[axis] > visible
  }

  /// The coordinate of an indicator across its axis: at the trailing side, or at the bottom.
  private func side(_ axis: Axis) -> CGFloat {
    let across = axis.across
    if axis == .vertical, isMirrored { return Self.margin + indicatorMargins.left }
    return viewport[across] - Self.margin - Self.thickness - indicatorMargins.end(across)
  }

  /// The thickness of a knob, in points.
  private static let thickness: CGFloat = 3
  /// The distance of a knob from the sides, in points.
  private static let margin: CGFloat = 3
}
