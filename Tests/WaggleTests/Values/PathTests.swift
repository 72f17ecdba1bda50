import Foundation
import Testing
import Waggle

@Suite struct PathTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `A rectangle reads clockwise from its origin`() {
    #expect(Path(square).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    let flipped = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(Path(flipped) == Path(square))
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func `An ellipse starts at its rightmost point and turns clockwise on screen`() {
    let ends = Path(ellipseIn: square).elements.compactMap { element -> CGPoint? in
      if case .curve(let end, _, _) = element { end } else { nil }
    }
    let expected = [(5, 10), (0, 5), (5, 0), (10, 5)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(ends == expected)
  }

  @Test func `Paths are equal by their elements, however they were made`() {
    var drawn = Path()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 10, y: 0))
    drawn.addLine(to: CGPoint(x: 10, y: 10))
    drawn.addLine(to: CGPoint(x: 0, y: 10))
    drawn.closeSubpath()
    #expect(drawn == Path(square))
    #expect(Path(ellipseIn: square) != Path(square))
  }

  @Test func `The text form has six digits, and reads back as the same text (C162)`() throws {
    let path = Path { path in
      path.addRoundedRect(in: square, cornerSize: CGSize(width: 1 / 3.0, height: 2))
      path.move(to: CGPoint(x: 0.1, y: -1e-9))
      path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 9, y: 1_234_567))
      path.addArc(
        center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(70), clockwise: true)
    }
    let text = path.description
    #expect(try #require(Path(text)).description == text)
    #expect(text.contains("0.1 -1e-09 m 9 1.23457e+06 5 5 q"))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(circle.description.contains("46.5685"))
    let odd = Path { $0.addLines([CGPoint(x: CGFloat.nan, y: .infinity), .zero]) }.description
    #expect(try #require(Path(odd)).description == odd)
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    for bad in ["1 m", "1 2 l", "0 0 m 1", "0 0 m x", "0 0 m 1 2 3 l"] {
      #expect(Path(bad) == nil)
    }
    #expect(Path("")?.isEmpty == true)
  }

  @Test func `Only a move or a shape begins a path`() {
    var path = Path()
    path.addLine(to: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
  }

  @Test func `Copies are independent`() {
    var first = Path(square)
    let second = first
    first.addLine(to: CGPoint(x: 99, y: 99))
    let third = first
    first.addLine(to: .zero)
    #expect(second == Path(square))
    #expect(third.currentPoint == CGPoint(x: 99, y: 99))
  }

  @Test func `After a close the current point is the start of the line`() {
    #expect(Path(square).currentPoint == .zero)
    var path = Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1)]) }
    #expect(path.currentPoint == CGPoint(x: 5, y: 1))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.description == "1 1 m 5 1 l h")
  }

  @Test func `A transform keeps a rectangle a rectangle only where it stays upright`() {
    let move = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 3)
    let moved = Path(square).applying(move)
    #expect(moved.rect == CGRect(x: 1, y: 2, width: 20, height: 30))
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: 1))
    #expect(turned.rect == nil)
    for path in [Path(ellipseIn: square), Path(roundedRect: square, cornerRadius: 3)] {
      let slow = Path { $0.addPath(path.applying(move)) }
      let general = Path(path.description)?.applying(move)
      #expect(isClose(slow, general ?? Path()))
    }
  }

  @Test func `Bounds do not include control points`() {
    let arch = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
    }
    #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 15))
    #expect(Path(ellipseIn: square).boundingRect == square)
  }

  @Test func `Infinite and NaN sizes do not trap`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]
    for x in odd {
      for size in odd {
        let rect = CGRect(x: x, y: x, width: size, height: size)
        exercise(Path(rect))
        exercise(Path(ellipseIn: rect))
        exercise(Path(roundedRect: rect, cornerRadius: size))
        exercise(Path(roundedRect: square, cornerRadius: size))
        exercise(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: size)))
        exercise(
          Path {
            $0.addArc(
              center: rect.origin, radius: size, startAngle: .radians(Double(x)),
              endAngle: .degrees(Double(size)), clockwise: true)
            $0.addLine(to: rect.origin)
            $0.addArc(
              tangent1End: rect.origin, tangent2End: CGPoint(x: size, y: x), radius: size)
          })
      }
    }
  }

  private func exercise(_ path: Path) {
    _ = path.description
    _ = path.boundingRect
    _ = path.contains(CGPoint(x: 1, y: 1))
    _ = path.contains(CGPoint(x: CGFloat.nan, y: 1))
    _ = path.trimmedPath(from: 0.2, to: 0.7).description
    _ = path.applying(CGAffineTransform(rotationAngle: .nan)).boundingRect
    _ = path == path.offsetBy(dx: .infinity, dy: 0)
  }
}

/// Whether two paths have the same elements to within the precision of their text form.
func isClose(_ left: Path, _ right: Path) -> Bool {
  let (a, b) = (left.description.split(separator: " "), right.description.split(separator: " "))
  return a.count == b.count
    && zip(a, b).allSatisfy { first, second in
      guard let x = Double(first), let y = Double(second) else { return first == second }
      return abs(x - y) <= max(abs(x), abs(y), 1) * 2e-5
    }
}
