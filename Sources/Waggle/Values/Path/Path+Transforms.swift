public import Foundation

extension Path {
  /// The path, transformed.
  ///
  /// Translations and axis-parallel scalings keep the special storage of rectangles, rounded rectangles, ellipses
  /// and trimmed paths.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    if transform.isUpright, let moved = upright(transform) { return moved }
    return Path(storage: .elements(elements.map { $0.applying(transform) }))
  }

  /// The path, translated by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path mirrored horizontally within a width in points. Symmetric shapes keep their special storage:
  /// rectangles, rounded rectangles and ellipses.
  func mirrored(inWidth width: CGFloat) -> Path {
    func moved(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    switch storage {
    case .empty: return self
    case .rect(let rect): return Path(storage: .rect(moved(rect)))
    case .ellipse(let rect): return Path(storage: .ellipse(moved(rect)))
    case .roundedRect(let rect, let corner, let style):
      return Path(storage: .roundedRect(moved(rect), corner: corner, style: style))
    case .trimmed(let trimmed):
      return Path(storage: .elements(trimmed.elements)).mirrored(inWidth: width)
    case .elements: return applying(.mirror(ofWidth: width))
    }
  }

  /// The special storage after a translation and a scaling by positive factors.
  private func upright(_ transform: CGAffineTransform) -> Path? {
    switch storage {
    case .empty: self
    case .rect(let rect): Path(storage: .rect(transform.moved(rect)))
    case .ellipse(let rect): Path(storage: .ellipse(transform.moved(rect)))
    case .roundedRect(let rect, let corner, let style):
      Path(
        storage: .roundedRect(
          transform.moved(rect), corner: corner.applying(transform), style: style))
    case .trimmed(let trimmed):
      Path(
        storage: .trimmed(
          TrimmedPath(
            base: trimmed.base.applying(transform), from: trimmed.from, to: trimmed.to,
            elements: trimmed.elements.map { $0.applying(transform) })))
    case .elements: nil
    }
  }
}

extension CGAffineTransform {
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  fileprivate func moved(_ rect: CGRect) -> CGRect {
    CGRect(origin: rect.origin.applying(self), size: rect.size.applying(self))
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(t))
    case .line(let end): .line(to: end.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
