import CoreGraphics
import Foundation
import Testing
import Waggle

/// The geometry of CoreGraphics: what Foundation has on Linux, and what Waggle adds to it.
@Suite struct CGGeometryTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
  /// 5 to 10, 10 to 18.
  private let turned = CGRect(x: 10, y: 10, width: -5, height: 8)

  @Test func `a negative length counts from the other edge`() {
    #expect(turned.standardized == CGRect(x: 5, y: 10, width: 5, height: 8))
    #expect([turned.minX, turned.midX, turned.maxX, turned.width] == [5, 7.5, 10, 5])
    #expect(turned.size.width == -5)
    #expect(turned.contains(CGPoint(x: 5, y: 10)))
    #expect(turned.intersects(CGRect(x: 6, y: 11, width: 1, height: 1)))
    #expect(turned.insetBy(dx: 1, dy: 2) == CGRect(x: 6, y: 12, width: 3, height: 4))
    #expect(turned.offsetBy(dx: 1, dy: 2) == CGRect(x: 6, y: 12, width: 5, height: 8))
    #expect(turned.equalTo(turned.standardized))
  }

  @Test func `the null rectangle is the union of none, and no area`() {
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.null.isInfinite)
    #expect(CGRect.null.union(rect) == rect && rect.union(.null) == rect)
    #expect(rect.intersection(.null).isNull && !rect.intersects(.null))
    #expect(!CGRect.null.contains(CGPoint.zero) && rect.contains(CGRect.null))
    #expect(CGRect.null.insetBy(dx: -1, dy: -1).isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(CGRect.null.integral.isNull && CGRect.null.standardized.isNull)
    let (slice, remainder) = CGRect.null.divided(atDistance: 1, from: .minXEdge)
    #expect(slice.isNull && remainder.isNull)
  }

  @Test func `the infinite rectangle contains all others`() {
    #expect(CGRect.infinite.isInfinite && !CGRect.infinite.isEmpty)
    #expect(CGRect.infinite.contains(rect) && CGRect.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    #expect(CGRect.infinite.intersection(rect) == rect)
    #expect(CGRect.infinite.union(rect).isInfinite)
  }

  @Test func `the first edges belong to a rectangle, the last do not`() {
    #expect(rect.contains(CGPoint(x: 10, y: 20)))
    #expect(!rect.contains(CGPoint(x: 40, y: 30)) && !rect.contains(CGPoint(x: 20, y: 60)))
    #expect(rect.contains(rect))
    #expect(!CGRect(x: 0, y: 0, width: 0, height: 5).contains(CGPoint(x: 0, y: 1)))
  }

  @Test func `an intersection is null only where there is a gap`() {
    #expect(
      rect.intersection(CGRect(x: 30, y: 50, width: 99, height: 99))
        == CGRect(x: 30, y: 50, width: 10, height: 10))
    #expect(rect.intersection(CGRect(x: 41, y: 20, width: 5, height: 5)).isNull)
    #expect(rect.union(CGRect(x: 50, y: 0, width: 1, height: 1)).maxX == 51)
  }

  @Test func `an inset beyond the middle is null`() {
    #expect(rect.insetBy(dx: 15, dy: 0) == CGRect(x: 25, y: 20, width: 0, height: 40))
    #expect(rect.insetBy(dx: 15.5, dy: 0).isNull)
    #expect(rect.insetBy(dx: -1, dy: -2) == CGRect(x: 9, y: 18, width: 32, height: 44))
  }

  @Test func `an integral rectangle is the smallest of whole numbers around it`() {
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 1.2, height: 1.2).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(rect.integral == rect)
    #expect(
      CGRect(x: 1.2, y: 1.8, width: -1, height: 0).integral
        == CGRect(x: 0, y: 1, width: 2, height: 1))
  }

  @Test(arguments: [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge])
  func `a slice and the remainder are the whole`(edge: CGRectEdge) {
    for distance: CGFloat in [-1, 0, 7, 30, 99] {
      let (slice, remainder) = rect.divided(atDistance: distance, from: edge)
      let length = edge == .minXEdge || edge == .maxXEdge ? slice.width : slice.height
      #expect(length == min(max(distance, 0), edge == .minXEdge || edge == .maxXEdge ? 30 : 40))
      #expect(slice.union(remainder) == rect)
      #expect(slice.intersection(remainder).isEmpty)
    }
  }

  @Test func `points, sizes and rectangles are printed as their numbers`() {
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 1, height: 2.5))" == "(1.0, 2.5)")
    #expect("\(rect)" == "(10.0, 20.0, 30.0, 40.0)")
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize.zero.equalTo(rect.size))
  }
}
