public import Foundation

extension CGPoint {
  /// The point transformed by `t`.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size transformed by the linear part of `t`; translation has no effect.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest axis-parallel rectangle around the four transformed corners; `null` stays `null`.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull else { return .null }
    if t.b == 0, t.c == 0 { return scaledAndMoved(t) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(t) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The result without rotation or skew: a translation keeps the size bit for bit.
  private func scaledAndMoved(_ t: CGAffineTransform) -> CGRect {
    let size = CGSize(width: width * abs(t.a), height: height * abs(t.d))
    let x = t.a < 0 ? maxX * t.a : minX * t.a
    let y = t.d < 0 ? maxY * t.d : minY * t.d
    return CGRect(origin: CGPoint(x: x + t.tx, y: y + t.ty), size: size)
  }
}
