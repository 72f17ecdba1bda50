import CCairoPango
package import Foundation

/// The pixel grid of a Cairo context in user coordinates: rounds positions between pixels to pixels (L141).
///
/// Under a rotation, and for outputs without pixels, nothing is rounded.
package struct PixelGrid {
  private let matrix: cairo_matrix_t
  package let isAligned: Bool

  package init(_ context: OpaquePointer, snaps: Bool) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    self.matrix = matrix
    isAligned = snaps && matrix.xy == 0 && matrix.yx == 0 && matrix.xx != 0 && matrix.yy != 0
  }

  /// The rectangle from snapped edge to snapped edge.
  package func snapped(_ rect: CGRect) -> CGRect {
    guard isAligned else { return rect }
    let (left, right) = (snappedX(rect.minX), snappedX(rect.maxX))
    let (top, bottom) = (snappedY(rect.minY), snappedY(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func snappedX(_ x: CGFloat) -> CGFloat {
    isAligned ? (nearest(x * matrix.xx + matrix.x0) - matrix.x0) / matrix.xx : x
  }

  package func snappedY(_ y: CGFloat) -> CGFloat {
    isAligned ? (nearest(y * matrix.yy + matrix.y0) - matrix.y0) / matrix.yy : y
  }

  /// A rectangle in pixels; only where aligned.
  package func inPixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * matrix.xx + matrix.x0, y: rect.minY * matrix.yy + matrix.y0,
      width: rect.width * matrix.xx, height: rect.height * matrix.yy
    ).standardized
  }

  /// n(v) of L141, in pixels; a value within a millionth of a half counts as the half.
  private func nearest(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + 1e-6).rounded(.down) }
}
