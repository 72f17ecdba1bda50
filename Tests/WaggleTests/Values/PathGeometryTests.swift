import Foundation
import Testing
import Waggle

@Suite struct PathGeometryTests {
  let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `Inside follows the outline of an ellipse`() {
    let disc = Path(ellipseIn: square)
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      for (radius, inside) in [(49.9, true), (50.1, false), (0, true)] {
        let p = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        #expect(disc.contains(p) == inside)
      }
    }
  }

  @Test func `Rectangles side by side share no point`() {
    let edge = CGPoint(x: 100, y: 50)
    #expect(!Path(square).contains(edge))
    #expect(Path(square.offsetBy(dx: 100, dy: 0)).contains(edge))
    #expect(Path(square).contains(.zero))
  }

  @Test func `A hole is outside by the even-odd rule, or if it runs in the other direction`() {
    let middle = CGPoint(x: 50, y: 50)
    let inner = square.insetBy(dx: 25, dy: 25)
    var path = Path(square)
    path.addRect(inner)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    let mirror = CGAffineTransform(-1, 0, 0, 1, 100, 0)
    var ring = Path(square)
    ring.addRect(inner, transform: mirror)
    #expect(!ring.contains(middle) && ring.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `An open line counts as closed when testing for the inside`() {
    let wedge = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]) }
    #expect(wedge.contains(CGPoint(x: 10, y: 10)) && !wedge.contains(CGPoint(x: 80, y: 80)))
  }

  @Test func `Trimming a square keeps the shares of its length`() {
    let path = Path(square)
    #expect(path.trimmedPath(from: 0, to: 0.375).description == "0 0 m 100 0 l 100 50 l")
    #expect(path.trimmedPath(from: 0.5, to: 2).description == "100 100 m 0 100 l 0 0 l")
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.6, to: 0.6).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 1).isEmpty)
  }

  @Test func `Half a circle ends at the opposite point`() throws {
    let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
    let end = try #require(half.currentPoint)
    #expect(abs(end.x) < 1e-6 && abs(end.y - 50) < 1e-6)
    let eighth = try #require(
      Path(ellipseIn: square).trimmedPath(from: 0, to: 0.125).currentPoint)
    #expect(abs(eighth.x - 85.355) < 0.02 && abs(eighth.y - 85.355) < 0.02)
  }

  @Test func `A subpath that is kept whole stays closed`() {
    var path = Path(square)
    path.addRect(square.offsetBy(dx: 200, dy: 0))
    let first = path.trimmedPath(from: 0, to: 0.5)
    #expect(first == Path(square))
  }
}

@Suite struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func rounded(_ rect: CGRect) -> [Int] {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Int($0.rounded()) }
  }

  @Test func `An arc that is not clockwise runs clockwise on screen`() {
    #expect(rounded(arc(0, 90, clockwise: false).boundingRect) == [0, 0, 10, 10])
    #expect(rounded(arc(0, 90, clockwise: true).boundingRect) == [-10, -10, 10, 10])
    #expect(rounded(arc(0, -90, clockwise: true).boundingRect) == [0, -10, 10, 0])
  }

  @Test func `A full turn is a circle in both directions`() {
    for clockwise in [true, false] {
      let circle = arc(0, 360, clockwise: clockwise)
      #expect(rounded(circle.boundingRect) == [-10, -10, 10, 10])
      #expect(circle.contains(CGPoint(x: -9.9, y: 0.1)))
    }
    #expect(arc(0, 0, clockwise: false).description == "10 0 m")
  }

  private func text(_ start: Double, _ end: Double, clockwise: Bool = false) -> String {
    arc(start, end, clockwise: clockwise).description
  }

  @Test func `An arc is full quarters, then the rest (C161)`() {
    #expect(text(0, 90) == "10 0 m 10 5.52285 5.52285 10 0 10 c")
    #expect(
      text(0, 120)
        == "10 0 m 10 5.52285 5.52285 10 0 10 c -1.75537 10 -3.47981 9.53794 -5 8.66025 c")
    #expect(arc(20, 200, clockwise: false).elements.count == 3)
    #expect(arc(0, 30, clockwise: true).elements.count == 1 + 4)
    #expect(text(90, 0, clockwise: true) == "0 10 m 5.52285 10 10 5.52285 10 0 c")
  }

  @Test func `More than a turn sweeps on, and exactly one closes the subpath (C161)`() {
    let turn = text(0, 360)
    #expect(turn.hasPrefix("10 0 m ") && turn.hasSuffix(" 10 0 c h"))
    let further = arc(0, 450, clockwise: false)
    #expect(further.elements.count == 6 && further.currentPoint == CGPoint(x: 0, y: 10))
    #expect(!further.description.contains("h"))
    #expect(arc(450, 0, clockwise: true).elements.count == 6)
    #expect(arc(0, 720, clockwise: false).elements.count == 9)
    #expect(arc(0, 450, clockwise: true).elements.count == 4)
    for start in [0.0, 30] {
      for clockwise in [false, true] {
        #expect(arc(start, start + 360, clockwise: clockwise).elements.last == .closeSubpath)
        #expect(arc(start, start - 360, clockwise: clockwise).elements.last != .closeSubpath)
        #expect(arc(start, start + 720, clockwise: clockwise).elements.last != .closeSubpath)
      }
    }
    #expect(arc(0, -360, clockwise: false).description + " h" == turn)
  }

  @Test(arguments: [(360.0, true), (-360, false), (720, false), (-720, false), (0, false)])
  func `C161: a relative arc of one turn towards greater angles closes the subpath`(
    degrees: Double, closes: Bool
  ) {
    let path = Path {
      $0.addRelativeArc(
        center: .zero, radius: 10, startAngle: .degrees(20), delta: .degrees(degrees))
    }
    #expect((path.elements.last == .closeSubpath) == closes)
  }

  @Test func `C462: a part of a circle ends where CoreGraphics ends it`() throws {
    let circle = Circle().trim(from: 0.2, to: 0.8)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let end = try #require(circle.currentPoint)
    #expect(abs(end.x - 65.4856) < 1e-3, "\(end)")
    #expect(abs(circle.boundingRect.maxX - 65.4856) < 1e-3)
  }

  @Test func `Arcs of very many turns are short, and end where they should`() throws {
    for turns in [1e9, -1e9, 65, 1_000.25] {
      var path = Path()
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .degrees(360 * turns))
      #expect(path.elements.count < 270)
      let end = try #require(path.currentPoint)
      let angle = 2 * Double.pi * turns.truncatingRemainder(dividingBy: 1)
      #expect(hypot(end.x - 10 * cos(angle), end.y - 10 * sin(angle)) < 1e-3)
    }
    #expect(arc(.nan, 90, clockwise: false).isEmpty)
    #expect(arc(0, .infinity, clockwise: false).isEmpty)
  }

  @Test func `A transform moves an arc, and the subpath stays closed`() {
    let moved = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
        transform: CGAffineTransform(translationX: 5, y: 0))
    }
    #expect(moved == arc(0, 360, clockwise: false).offsetBy(dx: 5, dy: 0))
  }

  @Test func `An arc is joined to the current point by a line`() {
    var path = Path { $0.move(to: .zero) }
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    #expect(path.description.hasPrefix("0 0 m 10 0 l "))
  }

  @Test func `Two tangents round a corner`() throws {
    var path = Path { $0.move(to: .zero) }
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    let lines = path.description.split(separator: "l")
    let touch = lines[0].split(separator: " ").compactMap { Double($0) }
    #expect(abs(touch[2] - 90) < 1e-9 && abs(touch[3]) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 10) < 1e-9)
    path.addArc(tangent1End: CGPoint(x: 7, y: 7), tangent2End: CGPoint(x: 7, y: 7), radius: 3)
    #expect(path.currentPoint == CGPoint(x: 7, y: 7))
  }
}
