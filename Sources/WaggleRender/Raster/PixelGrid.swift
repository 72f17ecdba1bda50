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

  /// The rectangle from snapped edge to snapped edge. What is thinner than a pixel is one pixel wide, as a page draws it.
  package func snapped(_ rect: CGRect) -> CGRect {
    guard isAligned else { return rect }
    var (left, right) = (snappedX(rect.minX), snappedX(rect.maxX))
    var (top, bottom) = (snappedY(rect.minY), snappedY(rect.maxY))
    if left == right, rect.width > 0 {
      (left, right) = pixel(around: rect.midX * matrix.xx + matrix.x0, matrix.xx, matrix.x0)
    }
    if top == bottom, rect.height > 0 {
      (top, bottom) = pixel(around: rect.midY * matrix.yy + matrix.y0, matrix.yy, matrix.y0)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The edges of the pixel in which a position is.
  private func pixel(around position: CGFloat, _ scale: CGFloat, _ origin: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let start = position.rounded(.down)
    let edges = ((start - origin) / scale, (start + 1 - origin) / scale)
    return scale < 0 ? (edges.1, edges.0) : edges
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
