import Foundation
import TestSupport
import Testing
import Waggle

/// A stroke of a shape is an area.
@MainActor struct StrokeOutlineTests {
  nonisolated static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
  nonisolated static let shapes: [any Shape] = [
    Rectangle(), Circle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 12),
    UnevenRoundedRectangle(topLeadingRadius: 20), Rectangle().rotation(.degrees(0)),
    Circle().trim(from: 0, to: 1), Rectangle().inset(by: 10), AnyShape(Ellipse()),
  ]

  private func stroke(_ shape: some Shape, _ width: CGFloat) -> Path {
    shape.stroke(lineWidth: width).path(in: Self.rect)
  }

  @Test(arguments: shapes.indices)
  func `C461: the path of a stroke is its outline`(index: Int) {
    let shape = Self.shapes[index]
    let box = shape.path(in: Self.rect).boundingRect
    let outline = stroke(shape, 2)
    let away = outline.boundingRect
    #expect(abs(away.minX - box.minX + 1) < 0.1 && abs(away.maxY - box.maxY - 1) < 0.1, "\(away)")
    #expect(!outline.contains(CGPoint(x: box.midX, y: box.midY)))
    #expect(outline.contains(CGPoint(x: box.midX, y: box.maxY + 0.5)))
  }

  @Test func `C461: the outline of a rectangle is 1 point outside of it on every side`() {
    #expect(
      stroke(Rectangle(), 2).boundingRect == CGRect(x: -1, y: -1, width: 102, height: 62))
  }

  @Test func `C461: a stroke that is a view is drawn as a line`() {
    let lines = drawn { Rectangle().stroke(lineWidth: 4).frame(width: 20, height: 10) }
    #expect(lines.joined().contains("stroke"), "\(lines)")
  }

  @Test func `C461: a stroke of a stroke outlines both of its edges`() {
    let double = Rectangle().stroke(lineWidth: 10).stroke(lineWidth: 2).path(in: Self.rect)
    #expect(double.contains(CGPoint(x: 50, y: -5)) && double.contains(CGPoint(x: 50, y: 5)))
    #expect(!double.contains(CGPoint(x: 50, y: 0)))
  }

  @Test func `C461: a view clipped to a stroke shows under the line only`() {
    let lines = drawn {
      Color.red.frame(width: 40, height: 20).clipShape(Rectangle().stroke(lineWidth: 4))
    }
    #expect(!lines.joined().contains("clip (0 0 40 20)"), "\(lines)")
  }
}
