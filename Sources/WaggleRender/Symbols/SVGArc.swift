package import Foundation
package import Waggle

/// An elliptical arc given by its end points, as in SVG, converted to cubic curves of at most a quarter turn each.
package struct SVGArc {
  private let from: CGPoint
  private let to: CGPoint
  private let radii: CGSize
  private let degrees: CGFloat
  private let isLarge: Bool
  private let isSweep: Bool

  /// - Parameter degrees: how far the ellipse is turned, clockwise on screen.
  package init(
    from: CGPoint, to: CGPoint, radii: CGSize, degrees: CGFloat, isLarge: Bool, isSweep: Bool
  ) {
    (self.from, self.to, self.radii, self.degrees) = (from, to, radii, degrees)
    (self.isLarge, self.isSweep) = (isLarge, isSweep)
  }

  /// Adds the arc to a path that ends at `from`; a straight line where a radius is 0 or a number is out of range.
  package func append(to path: inout Path) {
    guard from != to, radii.width != 0, radii.height != 0 else {
      path.addLine(to: to)
      return
    }
    let frame = Frame(self)
    guard frame.isFinite else {
      path.addLine(to: to)
      return
    }
    let count = max(1, Int((abs(frame.sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = frame.sweep / CGFloat(count)
    for index in 0..<count {
      let start = frame.start + CGFloat(index) * step
      path.addCurve(
        to: index == count - 1 ? to : frame.point(start + step),
        control1: frame.control(start, step), control2: frame.control(start + step, -step))
    }
  }

  /// The ellipse in centre parameterization (SVG 2, appendix B.2.4).
  private struct Frame {
    let center: CGPoint
    let rx: CGFloat
    let ry: CGFloat
    let cosine: CGFloat
    let sine: CGFloat
    let start: CGFloat
    let sweep: CGFloat

    init(_ arc: SVGArc) {
      let turn = arc.degrees * .pi / 180
      (cosine, sine) = (cos(turn), sin(turn))
      let half = CGPoint(x: (arc.from.x - arc.to.x) / 2, y: (arc.from.y - arc.to.y) / 2)
      let x = cosine * half.x + sine * half.y
      let y = -sine * half.x + cosine * half.y
      var (rx, ry) = (abs(arc.radii.width), abs(arc.radii.height))
      let excess = x * x / (rx * rx) + y * y / (ry * ry)
      if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
      let (a, b) = (rx * rx * y * y, ry * ry * x * x)
      let root = max(0, (rx * rx * ry * ry - a - b) / (a + b)).squareRoot()
      let sign: CGFloat = arc.isLarge == arc.isSweep ? -1 : 1
      let (cx, cy) = (sign * root * rx * y / ry, -sign * root * ry * x / rx)
      center = CGPoint(
        x: cosine * cx - sine * cy + (arc.from.x + arc.to.x) / 2,
        y: sine * cx + cosine * cy + (arc.from.y + arc.to.y) / 2)
      start = atan2((y - cy) / ry, (x - cx) / rx)
      var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - start
      if arc.isSweep, sweep < 0 { sweep += 2 * .pi }
      if !arc.isSweep, sweep > 0 { sweep -= 2 * .pi }
      (self.rx, self.ry, self.sweep) = (rx, ry, sweep)
    }

    var isFinite: Bool {
      (rx * rx * ry * ry).isFinite && center.x.isFinite && center.y.isFinite && sweep.isFinite
    }

    func point(_ angle: CGFloat) -> CGPoint {
      onEllipse(cos(angle), sin(angle))
    }

    /// The control point for the end at `angle` of a curve that spans `step`.
    func control(_ angle: CGFloat, _ step: CGFloat) -> CGPoint {
      let handle = 4 / 3 * tan(step / 4)
      return onEllipse(cos(angle) - handle * sin(angle), sin(angle) + handle * cos(angle))
    }

    private func onEllipse(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + cosine * rx * x - sine * ry * y,
        y: center.y + sine * rx * x + cosine * ry * y)
    }
  }
}
