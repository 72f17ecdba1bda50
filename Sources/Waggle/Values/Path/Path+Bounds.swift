public import Foundation

extension Path {
  /// The bounding box of the path without its control points; `null` if the path is empty.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): return rect
    case .elements(let list):
      guard !list.isEmpty else { return .null }
      return bounds(of: subpaths)
    case .trimmed: return bounds(of: subpaths)
    }
  }
}

private func bounds(of subpaths: [Subpath]) -> CGRect {
  var (xs, ys) = (Extent(), Extent())
  for subpath in subpaths {
    xs.add(subpath.start.x)
    ys.add(subpath.start.y)
    for segment in subpath.segments {
      xs.add(segment.start.x, segment.control1.x, segment.control2.x, segment.end.x)
      ys.add(segment.start.y, segment.control1.y, segment.control2.y, segment.end.y)
    }
  }
  return CGRect(
    x: xs.low, y: ys.low, width: max(xs.high - xs.low, 0), height: max(ys.high - ys.low, 0))
}

/// The range of one coordinate; values that are not numbers are ignored.
private struct Extent {
  var low: CGFloat = .infinity
  var high: CGFloat = -.infinity

  mutating func add(_ value: CGFloat) {
    low = min(low, value.isNaN ? low : value)
    high = max(high, value.isNaN ? high : value)
  }

  /// A cubic extends beyond its ends only at zeros of its derivative.
  mutating func add(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) {
    add(p3)
    guard min(p1, p2) < min(p0, p3) || max(p1, p2) > max(p0, p3) else { return }
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    for t in quadraticRoots(a, b, c) where t > 0 && t < 1 {
      let s = 1 - t
      add(s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3)
    }
  }
}

/// The zeros of at² + bt + c; none if every t is one or the coefficients are not finite.
private func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
  let scale = max(abs(a), abs(b), abs(c))
  guard scale.isFinite, scale > 0 else { return [] }
  guard abs(a) > scale * 1e-12 else { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
  return q == 0 ? [0] : [q / a, c / q]
}
