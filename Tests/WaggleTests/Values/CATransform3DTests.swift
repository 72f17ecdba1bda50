import Foundation
import SwiftUI
import Testing

@Suite struct CATransform3DTests {
  private func applied(_ point: CGPoint, _ t: ProjectionTransform) -> CGPoint {
    let divisor = t.m13 * point.x + t.m23 * point.y + t.m33
    return CGPoint(
      x: (t.m11 * point.x + t.m21 * point.y + t.m31) / divisor,
      y: (t.m12 * point.x + t.m22 * point.y + t.m32) / divisor)
  }

  @Test func `a map of space that stays in the plane is that of the plane`() {
    let plane = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: 5)
    var space = CATransform3DMakeTranslation(3, 4, 0)
    space = CATransform3DRotate(space, 0.7, 0, 0, 1)
    space = CATransform3DScale(space, 2, 5, 1)
    for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: -2, y: 7)] {
      let (a, b) = (point.applying(plane), applied(point, ProjectionTransform(space)))
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
    let same = CATransform3DMakeAffineTransform(plane)
    #expect(abs(same.m11 - space.m11) < 1e-9 && abs(same.m42 - space.m42) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(space))
  }

  @Test func `with m34 what turns away gets smaller`() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let turned = ProjectionTransform(CATransform3DRotate(eye, .pi / 3, 0, 1, 0))
    let (left, right) = (
      applied(CGPoint(x: -100, y: 100), turned), applied(CGPoint(x: 100, y: 100), turned)
    )
    #expect(left.y != right.y && min(left.y, right.y) < 100 && max(left.y, right.y) > 100)
    #expect(abs(left.x) < 100 && abs(right.x) < 100)
    #expect(!turned.isAffine)
  }

  @Test func `turns about an axis are those of their matrix, and none without an axis`() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    var sum = CATransform3DIdentity
    for _ in 0..<8 { sum = CATransform3DRotate(sum, .pi / 4, 1, 2, 3) }
    #expect(abs(sum.m11 - 1) < 1e-9 && abs(sum.m23) < 1e-9 && abs(sum.m33 - 1) < 1e-9)
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(quarter.m12 - 1) < 1e-9 && abs(quarter.m21 + 1) < 1e-9)
  }
}
