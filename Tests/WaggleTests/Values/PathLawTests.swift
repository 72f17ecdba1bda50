import Foundation
import Testing
import TestSupport
import Waggle

@Suite("The law of paths")
struct PathLawTests {
  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
  }

  private func rect(_ random: inout SeededGenerator) -> CGRect {
    let (a, b) = (point(&random), point(&random))
    return CGRect(x: a.x, y: a.y, width: abs(b.x), height: abs(b.y))
  }

  /// Draws one element or shape, or replaces the path by a part or an image of it.
  private func change(_ path: inout Path, _ random: inout SeededGenerator) {
    let (a, b, c) = (point(&random), point(&random), point(&random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: path.move(to: a)
    case 1: path.addLine(to: a)
    case 2: path.addQuadCurve(to: a, control: b)
    case 3: path.addCurve(to: a, control1: b, control2: c)
    case 4: path.closeSubpath()
    case 5: path.addLines([a, b, c])
    case 6: path.addPath(Path(rect(&random)))
    case 7: path = Path(roundedRect: rect(&random), cornerSize: CGSize(width: 9, height: 99))
    case 8: path = Path(ellipseIn: rect(&random))
    case 9: path = path.trimmedPath(from: 0.2, to: .random(in: 0...1, using: &random))
    case 10: path = path.applying(CGAffineTransform(scaleX: -2, y: 0.5))
    default:
      path.addArc(
        center: a, radius: b.x, startAngle: .zero, endAngle: .degrees(c.x), clockwise: true)
    }
  }

  @Test func `Whatever is drawn, a path is empty or starts with a move`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      var path = Path()
      for _ in 0..<12 {
        change(&path, &random)
        path.checkInvariants()
      }
    }
  }

  @Test func `A corner of no size, or of a flat rectangle, gives a plain rectangle`() {
    for size in [CGSize(width: 0, height: 5), CGSize(width: 5, height: -1), .zero] {
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: size)
      path.checkInvariants()
      #expect(path.rect != nil)
    }
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 0), cornerSize: CGSize(width: 3, height: 3)
    )
    .checkInvariants()
  }
}
