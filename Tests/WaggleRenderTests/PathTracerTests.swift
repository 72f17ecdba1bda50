import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@Suite("Paths are traced point for point")
struct PathTracerTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Points of the path's elements, by the definition of each.
  private func samples(_ path: Path, _ count: Int) -> [CGPoint] {
    var found: [CGPoint] = []
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      let controls: [CGPoint]
      switch element {
      case .move(let end):
        (last, start) = (end, end)
        return
      case .line(let end): controls = [last, end]
      case .quadCurve(let end, let control): controls = [last, control, end]
      case .curve(let end, let first, let second): controls = [last, first, second, end]
      case .closeSubpath: controls = [last, start]
      }
      found += bezierSamples(controls, count)
      last = controls.last!
    }
    return found
  }

  /// Expects what Cairo got to be the path, mapped by `map`.
  private func expectTrace(
    of path: Path, from source: CGRect, to target: CGRect, _ map: (CGPoint) -> CGPoint
  ) {
    let context = CairoContext()
    PathTracer(context.pointer).add(path, from: source, to: target)
    let (traced, wanted) = (context.samples(7), samples(path, 7).map(map))
    #expect(traced.count == wanted.count, "\(path)")
    for (a, b) in zip(traced, wanted) {
      // Cairo keeps a 256th of a point.
      #expect(abs(a.x - b.x) < 0.02 && abs(a.y - b.y) < 0.02, "\(a) is not \(b)")
    }
  }

  /// A path of random elements. Cairo joins lines that run on in one direction: the seeds used here have none.
  private func randomPath(seed: Int) -> Path {
    var generator = SeededGenerator(seed: UInt64(seed))
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -99...99, using: &generator), y: .random(in: -99...99, using: &generator))
    }
    return Path { path in
      path.move(to: point())
      for _ in 0..<9 {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      // So that the last subpath has more than a start.
      path.addLine(to: point())
    }
  }

  @Test func `Random paths are traced as they are`() {
    for seed in 0..<200 { expectTrace(of: randomPath(seed: seed), from: unit, to: unit) { $0 } }
  }

  @Test func `A path is moved and scaled as its box is`() {
    let (source, target) = (
      CGRect(x: 10, y: -5, width: 50, height: 20), CGRect(x: -7, y: 3, width: 25, height: 60)
    )
    for seed in 0..<50 {
      expectTrace(of: randomPath(seed: seed), from: source, to: target) {
        CGPoint(x: ($0.x - 10) / 2 - 7, y: ($0.y + 5) * 3 + 3)
      }
    }
  }

  @Test func `A side of no length is moved, not scaled`() {
    expectTrace(
      of: randomPath(seed: 0), from: CGRect(x: 4, y: 0, width: 0, height: 1),
      to: CGRect(x: 9, y: 0, width: 70, height: 1)
    ) { CGPoint(x: $0.x + 5, y: $0.y) }
  }

  @Test func `Shapes are traced as their elements`() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
    let shapes = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 8),
      Path(ellipseIn: rect).trimmedPath(from: 0.1, to: 0.7),
    ]
    for path in shapes { expectTrace(of: path, from: unit, to: unit) { $0 } }
  }

  @Test func `A curve after a close starts where the closed subpath began`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 90, y: 10))
      path.addLine(to: CGPoint(x: 90, y: 90))
      path.closeSubpath()
      path.addQuadCurve(to: CGPoint(x: 20, y: 80), control: CGPoint(x: 0, y: 50))
    }
    expectTrace(of: path, from: unit, to: unit) { $0 }
  }

  @Test func `Coordinates beyond a million points, or not numbers, are clamped`() {
    let path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 1e300))
      path.addLine(to: CGPoint(x: -CGFloat.infinity, y: 5))
    }
    let context = CairoContext()
    PathTracer(context.pointer).add(path, from: unit, to: unit)
    let end = context.samples(1).last
    #expect(end.map { abs($0.x) <= 1e6 && abs($0.y) <= 1e6 } ?? false)
  }
}
