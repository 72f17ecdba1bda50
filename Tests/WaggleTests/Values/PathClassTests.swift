import Foundation
import SwiftUI
import Testing

private struct SomeCorners: Shape {
  var corners: UIRectCorner
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let outline = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(outline.cgPath)
  }
}

/// Outlines as Core Graphics and UIKit write them are those of `Path`.
@Suite struct PathClassTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test(arguments: 0..<16)
  func `some corners of a rectangle are rounded, the others are square`(bits: UInt) {
    let path = SomeCorners(corners: UIRectCorner(rawValue: bits), radius: 12).path(in: rect)
    let corners: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: rect.minX + 1, y: rect.minY + 1)),
      (.topRight, CGPoint(x: rect.maxX - 1, y: rect.minY + 1)),
      (.bottomLeft, CGPoint(x: rect.minX + 1, y: rect.maxY - 1)),
      (.bottomRight, CGPoint(x: rect.maxX - 1, y: rect.maxY - 1)),
    ]
    for (corner, point) in corners {
      #expect(path.contains(point) == !UIRectCorner(rawValue: bits).contains(corner))
    }
    #expect(path.boundingRect == rect)
  }

  @Test func `an arc of UIKit is clockwise as seen, one of Core Graphics with y pointing up`() {
    let center = CGPoint(x: 50, y: 50)
    let seen = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let core = CGMutablePath()
    core.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(seen.cgPath == core)
    #expect(seen.bounds.minX > 49.9 && seen.bounds.minY > 49.9, "a quarter at the lower right")
  }

  @Test func `a path of Core Graphics has the elements of the same path of SwiftUI`() {
    let turn = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 3, y: 4)
    let core = CGMutablePath()
    core.move(to: CGPoint(x: 1, y: 2), transform: turn)
    core.addLine(to: CGPoint(x: 5, y: 2), transform: turn)
    core.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 4, y: 8))
    core.addCurve(
      to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 3), transform: turn)
    core.closeSubpath()
    core.addEllipse(in: rect, transform: turn)
    core.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 5)
    core.addPath(CGPath(rect: rect, transform: nil), transform: turn)
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2).applying(turn))
      path.addLine(to: CGPoint(x: 5, y: 2).applying(turn))
      path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 4, y: 8))
      path.addCurve(
        to: CGPoint.zero.applying(turn), control1: CGPoint(x: 1, y: 0).applying(turn),
        control2: CGPoint(x: 0, y: 3).applying(turn))
      path.closeSubpath()
      path.addEllipse(in: rect, transform: turn)
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 5), style: .circular)
      path.addRect(rect, transform: turn)
    }
    #expect(Path(core) == path)
    #expect(path.cgPath == core)
    #expect(core.boundingBoxOfPath == path.boundingRect)
    #expect(core.boundingBox.contains(core.boundingBoxOfPath))
  }

  @Test func `a copy of a path that changes does not change with it`() throws {
    let core = CGMutablePath()
    core.addRect(rect)
    let copy = try #require(core.copy())
    core.addRect(rect.insetBy(dx: 5, dy: 5))
    #expect(Path(copy) == Path(rect))
    #expect(core.contains(CGPoint(x: 60, y: 50)))
    #expect(!core.contains(CGPoint(x: 60, y: 50), using: .evenOdd))
  }
}
