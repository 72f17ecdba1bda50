import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Fills a large rectangle of whole pixels with a linear gradient, to the byte as Cairo does, in a fifth of the instructions;
  /// false where it has to be filled in another manner.
  func fillPixels(_ rect: CGRect, with gradient: ResolvedGradient, alpha: Double) -> Bool {
    guard kind == .pixels, case .linear(let start, let end) = gradient.geometry,
      let pixels = PixelArea(rect, context), pixels.width * pixels.height >= 160_000
    else { return false }
    func inside(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let size = 1 / pixels.scale
    guard
      let slope = GradientSlope(
        from: inside(start), to: inside(end),
        origin: pixels.point(x: 0.5, y: 0.5), pixel: size)
    else { return false }
    // Where it changes from row to row alone, Cairo computes a colour for each row.
    guard abs(slope.step * Double(pixels.width)) >= 1 else { return false }
    let offsets = (0..<pixels.width).map { Int32(clamping: Int(slope.step * Double($0))) }
    let rows = [slope.position(ofRow: 0), slope.position(ofRow: pixels.height - 1)]
    let (low, high) = (min(rows[0], rows[1]), max(rows[0], rows[1]))
    let positions = low + Int(min(offsets.last!, 0))...high + Int(max(offsets.last!, 0))
    guard positions.count <= 1_000_000,
      let line = GradientLine(positions, addStops: { add(gradient, to: $0, alpha: alpha) })
    else { return false }
    blurs.copiedPixels += pixels.width * pixels.height
    return pixels.fill(
      isOpaque: alpha == 1 && gradient.sampledStops.allSatisfy { $0.color.opacity == 1 }
    ) { row, pixels in
      offsets.withUnsafeBufferPointer {
        line.write(pixels, from: slope.position(ofRow: row), $0)
      }
    }
  }
}
