import Foundation
import Testing
import Waggle

/// The outline of a stroke.
struct PathStrokeTests {
  private let line = Path { path in
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
  }
  private let corner = Path { path in
    path.addLines([CGPoint(x: 0, y: 40), CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 40)])
  }

  @Test func `a line's outline is as wide as the stroke, and as long as its caps make it`() {
    func bounds(_ cap: CGLineCap) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: 8, width: 40, height: 4))
    #expect(bounds(.square) == CGRect(x: -2, y: 8, width: 44, height: 4))
    #expect(bounds(.round) == CGRect(x: -2, y: 8, width: 44, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(!round.contains(CGPoint(x: -1.9, y: 8.1)))
  }

  @Test func `joins end in a point, a disc or a straight line`() {
    func top(_ join: CGLineJoin, limit: CGFloat = 10) -> CGFloat {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
        .boundingRect.minY
    }
    // The miter is 2 / sin(θ/2) long, with tan(θ/2) = 20/40.
    #expect(abs(top(.miter) + 2 * CGFloat(5).squareRoot()) < 0.01)
    #expect(abs(top(.round) + 2) < 0.01)
    #expect(top(.bevel) > -2)
    #expect(top(.miter, limit: 2) == top(.bevel))
  }

  @Test func `a rectangle's outline is a frame without what is inside`() {
    let frame = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(
      frame.description
        == "22 -2 m 22 22 l -2 22 l -2 -2 l h 18 2 m 2 2 l 2 18 l 18 18 l h")
    #expect(!frame.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `a circle's outline is a ring, or a disc if the stroke is wider than the circle`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    for angle in stride(from: 0, to: 6.28, by: 0.1) {
      #expect(ring.contains(CGPoint(x: 10 + 11.98 * cos(angle), y: 10 + 11.98 * sin(angle))))
      #expect(!ring.contains(CGPoint(x: 10 + 12.02 * cos(angle), y: 10 + 12.02 * sin(angle))))
      #expect(ring.contains(CGPoint(x: 10 + 8.02 * cos(angle), y: 10 + 8.02 * sin(angle))))
    }
    let disc = circle.strokedPath(StrokeStyle(lineWidth: 30))
    #expect(disc.contains(CGPoint(x: 10, y: 10)))
    #expect(abs(disc.boundingRect.width - 50) < 0.02)
  }

  @Test func `dashes are outlines of their own length, from the phase on`() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 5))
    let inside = (0..<40).map { dashed.contains(CGPoint(x: Double($0) + 0.5, y: 10)) }
    #expect(inside == (0..<40).map { ($0 + 5) % 15 < 10 })
  }

  @Test func `one dash length is the gaps' too, and a pattern without a length draws a line`() {
    let even = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
    #expect(even.contains(CGPoint(x: 5, y: 10)))
    #expect(!even.contains(CGPoint(x: 15, y: 10)))
    let solid = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0]))
    #expect(solid.boundingRect.width == 40)
  }

  @Test func `without a width, or without a path, there is no outline`() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
  }

  @Test func `a line without a length is a dot with round caps and nothing with butt caps`() {
    let dot = Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 5))
    }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: 5, y: 5)))
    #expect(abs(round.boundingRect.width - 4) < 0.01)
  }
}
