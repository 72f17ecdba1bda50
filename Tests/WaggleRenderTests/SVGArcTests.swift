import Foundation
import Testing
import Waggle
import WaggleRender

@Suite("Elliptical arcs of SVG")
struct SVGArcTests {
  /// An ellipse and a part of it, from which the end points and flags of an arc follow.
  private struct Ellipse {
    var center: CGPoint
    var radii: CGSize
    /// In degrees, clockwise on screen.
    var turn: CGFloat
    /// Both in radians.
    var start: CGFloat
    var sweep: CGFloat

    func point(_ angle: CGFloat) -> CGPoint {
      let (x, y) = (radii.width * cos(angle), radii.height * sin(angle))
      let turn = turn * .pi / 180
      return CGPoint(
        x: center.x + x * cos(turn) - y * sin(turn), y: center.y + x * sin(turn) + y * cos(turn))
    }

    var arc: SVGArc {
      SVGArc(
        from: point(start), to: point(start + sweep), radii: radii, degrees: turn,
        isLarge: abs(sweep) > .pi, isSweep: sweep > 0)
    }

    static func random() -> Ellipse {
      let sweep = CGFloat.random(in: 0.1...6.1)
      return Ellipse(
        center: CGPoint(x: .random(in: -50...50), y: .random(in: -50...50)),
        radii: CGSize(width: .random(in: 5...60), height: .random(in: 5...60)),
        turn: .random(in: -400...400), start: .random(in: -7...7),
        sweep: (abs(sweep - .pi) < 0.01 ? 2 : sweep) * (Bool.random() ? 1 : -1))
    }
  }

  /// The control points of each curve that an arc adds.
  private func curves(_ arc: SVGArc, from start: CGPoint) -> [[CGPoint]] {
    var path = Path()
    path.move(to: start)
    arc.append(to: &path)
    var (last, found) = (start, [[CGPoint]]())
    path.forEach { element in
      switch element {
      case .curve(let end, let first, let second):
        found.append([last, first, second, end])
        last = end
      case .line(let end): found.append([last, end])
      default: break
      }
    }
    return found
  }

  @Test func `Its curves follow the ellipse to within a thousandth of its radius`() {
    for _ in 0..<500 {
      let ellipse = Ellipse.random()
      let curves = curves(ellipse.arc, from: ellipse.point(ellipse.start))
      let limit = max(ellipse.radii.width, ellipse.radii.height) / 1000
      for (index, curve) in curves.enumerated() {
        let step = ellipse.sweep / CGFloat(curves.count)
        let samples = bezierSamples(curve, 4)
        for (part, point) in samples.enumerated() {
          // On an arc that is a curve, equal steps of the parameter are nearly equal steps of the angle.
          let angle = ellipse.start + step * (CGFloat(index) + CGFloat(part + 1) / 4)
          let near = (-40...40).map { ellipse.point(angle + CGFloat($0) * step / 1000) }
          let distance = near.map { hypot($0.x - point.x, $0.y - point.y) }.min()!
          #expect(distance < limit, "\(ellipse)")
        }
      }
    }
  }

  @Test func `It ends exactly at its end, in one curve for each quarter turn that it begins`() {
    for _ in 0..<200 {
      let ellipse = Ellipse.random()
      let curves = curves(ellipse.arc, from: ellipse.point(ellipse.start))
      #expect(curves.last?.last == ellipse.point(ellipse.start + ellipse.sweep))
      #expect(curves.count == Int((abs(ellipse.sweep) / (.pi / 2)).rounded(.up)))
    }
  }

  @Test func `Each pair of flags selects another of the four arcs between two points`() {
    let (from, to) = (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    var middles: Set<[Int]> = []
    for isLarge in [true, false] {
      for isSweep in [true, false] {
        let arc = SVGArc(
          from: from, to: to, radii: CGSize(width: 6, height: 6), degrees: 0, isLarge: isLarge,
          isSweep: isSweep)
        let points = curves(arc, from: from).flatMap { bezierSamples($0, 20) }
        let height = points.map(\.y).max { abs($0) < abs($1) }!
        // On screen, a positive sweep from left to right passes above.
        #expect((height < 0) == isSweep)
        #expect(isLarge == (abs(height) > 6))
        middles.insert([Int(height.rounded())])
      }
    }
    #expect(middles.count == 4)
  }

  @Test func `Radii that are too small grow until the arc is half an ellipse`() {
    let (from, to) = (CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0))
    let arc = SVGArc(
      from: from, to: to, radii: CGSize(width: 1, height: 2), degrees: 0, isLarge: false,
      isSweep: true)
    for point in curves(arc, from: from).flatMap({ bezierSamples($0, 9) }) {
      let (x, y) = ((point.x - 10) / 10, point.y / 20)
      #expect(abs(x * x + y * y - 1) < 1e-3)
    }
  }

  @Test func `Negative radii count as positive ones`() {
    let from = CGPoint.zero
    func points(_ sign: CGFloat) -> [CGPoint] {
      let arc = SVGArc(
        from: from, to: CGPoint(x: 5, y: 5), radii: CGSize(width: 7 * sign, height: 9 * sign),
        degrees: 30, isLarge: true, isSweep: false)
      return curves(arc, from: from).flatMap { $0 }
    }
    #expect(points(-1) == points(1))
  }

  @Test func `Without a radius, a distance or a finite number it is a straight line`() {
    let (from, to) = (CGPoint.zero, CGPoint(x: 5, y: 5))
    let numbers: [(CGPoint, CGSize, CGFloat)] = [
      (to, CGSize(width: 0, height: 4), 0), (to, CGSize(width: 4, height: 0), 0),
      (from, CGSize(width: 4, height: 4), 0), (to, CGSize(width: 1e300, height: 1e300), 0),
      (to, CGSize(width: CGFloat.infinity, height: 1), 0), (to, CGSize(width: 4, height: 4), .nan),
    ]
    for (end, radii, degrees) in numbers {
      for flag in [true, false] {
        let arc = SVGArc(
          from: from, to: end, radii: radii, degrees: degrees, isLarge: flag, isSweep: flag)
        #expect(curves(arc, from: from) == [[from, end]], "\(radii)")
      }
    }
  }

  @Test func `Path data with numbers out of range is read without an end of the program`() {
    let path = SVGPathParser.parse("M0 0 A1e300 1e300 0 1 1 5 5 A1e999 1 0 0 0 9 9 L1 1")
    #expect(path.currentPoint != nil)
  }
}
