import Foundation
import TestSupport
import Testing
import Waggle

/// What two paths enclose together.
struct PathAreaTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private var moved: Path { square.offsetBy(dx: 10, dy: 10) }

  @Test func `two squares that overlap are combined into exact outlines`() {
    #expect(
      square.union(moved).description
        == "0 0 m 20 0 l 20 10 l 30 10 l 30 30 l 10 30 l 10 20 l 0 20 l h")
    #expect(square.intersection(moved).description == "20 10 m 20 20 l 10 20 l 10 10 l h")
    #expect(
      square.subtracting(moved).description == "0 0 m 20 0 l 20 10 l 10 10 l 10 20 l 0 20 l h")
    #expect(square.symmetricDifference(moved).subpathCount == 2)
  }

  @Test func `squares side by side have no line between them in their union`() {
    #expect(
      square.union(square.offsetBy(dx: 20, dy: 0)).description == "0 0 m 40 0 l 40 20 l 0 20 l h")
  }

  @Test func `a path and itself are the path, and without itself nothing`() {
    #expect(square.union(square).description == "0 0 m 20 0 l 20 20 l 0 20 l h")
    #expect(square.intersection(square).description == "0 0 m 20 0 l 20 20 l 0 20 l h")
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square).isEmpty)
  }

  @Test func `with an empty path the union is the path and the intersection is empty`() {
    #expect(square.union(Path()).boundingRect == square.boundingRect)
    #expect(Path().union(square).boundingRect == square.boundingRect)
    #expect(square.intersection(Path()).isEmpty)
    #expect(Path().subtracting(square).isEmpty)
  }

  @Test func `a hole is a hole by both rules`() {
    let ring = square.subtracting(Path(CGRect(x: 5, y: 5, width: 5, height: 5)))
    for eoFill in [true, false] {
      #expect(!ring.contains(CGPoint(x: 7, y: 7), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 2, y: 2), eoFill: eoFill))
    }
  }

  @Test func `a curve that nothing cuts stays the curve that it is`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.normalized() == circle)
    #expect(circle.union(Path(CGRect(x: 100, y: 0, width: 1, height: 1))).curveCount == 4)
  }

  @Test func `a star is filled by the winding rule and hollow by the even-odd rule`() {
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(star.normalized(eoFill: false).subpathCount == 1)
    #expect(!star.normalized(eoFill: true).contains(middle))
  }

  @Test func `lines are cut where they leave another path's area, and stay open`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    #expect(line.lineIntersection(square).description == "0 5 m 20 5 l")
    #expect(line.lineSubtraction(square).description == "-10 5 m 0 5 l 20 5 m 30 5 l")
    #expect(square.lineIntersection(square).boundingRect == square.boundingRect)
    #expect(square.lineSubtraction(square).isEmpty)
  }

  /// Every point is where the operation on the two answers of `contains` says.
  @Test(arguments: 0..<16) func `combinations contain the points that they should`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 1))
    let (first, second) = (tangle(&generator), tangle(&generator))
    let eoFill = seed.isMultiple(of: 2)
    let results: [(Path, (Bool, Bool) -> Bool)] = [
      (first.union(second, eoFill: eoFill), { $0 || $1 }),
      (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
      (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
      (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
    ]
    for _ in 0..<40 {
      let point = CGPoint(
        x: CGFloat.random(in: 0...100, using: &generator),
        y: CGFloat.random(in: 0...100, using: &generator))
      // Curves are cut as lines that are near them, so points on an edge are left out.
      guard let inFirst = first.clearlyContains(point, eoFill),
        let inSecond = second.clearlyContains(point, eoFill)
      else { continue }
      for (path, isInside) in results {
        #expect(path.contains(point) == isInside(inFirst, inSecond))
        #expect(path.contains(point, eoFill: true) == isInside(inFirst, inSecond))
      }
    }
  }

  private var star: Path {
    Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
        })
      path.closeSubpath()
    }
  }

  /// Lines and curves between whole points, with crossings.
  private func tangle(_ generator: inout SeededGenerator) -> Path {
    var path = Path()
    for _ in 0..<2 {
      path.move(to: point(&generator))
      for _ in 0..<4 {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: path.addLine(to: point(&generator))
        case 1: path.addQuadCurve(to: point(&generator), control: point(&generator))
        default:
          path.addCurve(
            to: point(&generator), control1: point(&generator), control2: point(&generator))
        }
      }
      path.closeSubpath()
    }
    return path
  }

  private func point(_ generator: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 0...100, using: &generator).rounded(),
      y: CGFloat.random(in: 0...100, using: &generator).rounded())
  }
}

extension Path {
  /// Whether a point is inside; nil where it is so near to an edge that its neighbours differ.
  fileprivate func clearlyContains(_ point: CGPoint, _ eoFill: Bool) -> Bool? {
    let isInside = contains(point, eoFill: eoFill)
    let isClear = [-0.02, 0.02].allSatisfy { step in
      contains(CGPoint(x: point.x + step, y: point.y), eoFill: eoFill) == isInside
        && contains(CGPoint(x: point.x, y: point.y + step), eoFill: eoFill) == isInside
    }
    return isClear ? isInside : nil
  }

  fileprivate var subpathCount: Int {
    elements.count { if case .move = $0 { true } else { false } }
  }

  fileprivate var curveCount: Int {
    elements.count { if case .curve = $0 { true } else { false } }
  }
}
