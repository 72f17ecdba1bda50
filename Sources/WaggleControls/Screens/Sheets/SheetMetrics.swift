import Foundation
import Waggle

/// The sizes of sheets (C130).
struct SheetMetrics: Hashable, Sendable {
  /// The smallest distance of a large sheet from the window's top edge, and from its safe area.
  var top: CGFloat
  var safeTop: CGFloat
  /// The radius of the corners.
  var radius: CGFloat
  /// The same of a popover.
  var popoverRadius: CGFloat
  /// The distance of a sheet that is not large from the window's edges.
  var inset: CGFloat
  /// The part of the window that the medium height is.
  var medium: CGFloat
  /// The size of the bar by which one drags a sheet, and its distance from the sheet's edge.
  var grabber: CGSize
  var grabberTop: CGFloat
  /// The size of a sheet in the middle of a wide window.
  var form: CGSize
  var pageWidth: CGFloat
  /// The space around content that decides about the size.
  var padding: CGFloat
  /// Whether a sheet is in the middle of every window, as large as its content.
  var isFitted: Bool

  init(
    top: CGFloat, radius: CGFloat, inset: CGFloat, medium: CGFloat, padding: CGFloat = 0,
    isFitted: Bool = false
  ) {
    self.top = top
    safeTop = 11
    self.radius = radius
    popoverRadius = min(radius, 20)
    self.inset = inset
    self.medium = medium
    grabber = CGSize(width: 36, height: 5)
    grabberTop = 5
    form = CGSize(width: 540, height: 620)
    pageWidth = 704
    self.padding = padding
    self.isFitted = isFitted
  }

  init(_ metrics: PlatformMetrics) {
    self = metrics.choose(
      SheetMetrics(top: 31, radius: 39, inset: 6, medium: 0.526),
      classic: SheetMetrics(top: 30, radius: 10, inset: 0, medium: 0.5),
      macOS: SheetMetrics(
        top: 20, radius: 20, inset: 20, medium: 0.5, padding: 20, isFitted: true))
  }
}
