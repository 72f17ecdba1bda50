import SwiftUI

/// The division of a screen: sky and field, and on a wide one a column beside the field.
struct Stage: Equatable {
  static let margin: CGFloat = 12

  /// How much larger than on a phone the game is drawn, so that a small window has room for it and a large one is filled.
  static func scale(in window: CGSize) -> CGFloat {
    let short = min(window.width, window.height)
    guard short < 800 else { return min(short / 800, 4) }
    let least =
      window.width > window.height
      ? CGSize(width: 480, height: 390) : CGSize(width: 320, height: 568)
    return max(min(1, window.width / least.width, window.height / least.height), 0.1)
  }

  let size: CGSize

  var isWide: Bool { size.width > size.height }

  /// The size of the map, as a fraction of the screen.
  var mapScale: CGFloat { isWide ? 0.22 : 0.24 }

  /// Where the sky ends. The map is in the sky, so that no flower grows under it.
  var horizon: CGFloat { size.height * mapScale + 2 * Self.margin }

  /// The column of hive and panel on a wide screen.
  var columnWidth: CGFloat { min(max(size.width * 0.36, 312), 360) }

  /// The frame of the panel, given its height.
  func panel(height: CGFloat) -> CGRect {
    let width = panelWidth
    return CGRect(
      x: isWide ? Self.margin : (size.width - width) / 2,
      y: size.height - height - Self.margin, width: width, height: height)
  }

  var panelWidth: CGFloat {
    isWide ? columnWidth - Self.margin : min(size.width - 2 * Self.margin, 480)
  }

  func hive(above panel: CGRect) -> CGRect {
    guard isWide else {
      let side = min(horizon * 0.62, size.width * 0.36)
      return CGRect(x: 28, y: horizon - side - 4, width: side, height: side)
    }
    let side = max(min(panel.minY - 2 * Self.margin, 180), 0)
    let bottom = min(horizon + side * 0.5, panel.minY - Self.margin)
    return CGRect(x: panel.midX - side / 2, y: bottom - side, width: side, height: side)
  }

  func field(above panel: CGRect) -> CGRect {
    let (left, bottom) = isWide ? (panel.maxX, size.height) : (0, panel.minY)
    return CGRect(
      x: left + Self.margin, y: horizon,
      width: max(size.width - left - 2 * Self.margin, 0),
      height: max(bottom - horizon - Self.margin, 0))
  }
}

/// Puts three views on a stage, in this order: the hive, the field, the panel.
///
/// They are the same views in either orientation of the screen, so their state is kept.
struct StageLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 390, height: 844))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let stage = Stage(size: bounds.size)
    let width = stage.panelWidth
    let wanted = subviews[2].sizeThatFits(ProposedViewSize(width: width, height: nil))
    let panel = stage.panel(height: wanted.height)
    let frames = [stage.hive(above: panel), stage.field(above: panel), panel]
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
