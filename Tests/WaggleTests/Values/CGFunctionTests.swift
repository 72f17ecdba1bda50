import CoreGraphics
import Foundation
import Testing
import Waggle

/// The functions of CoreGraphics, and the factors between units of time.
@Suite struct CGFunctionTests {
  private let one = CGRectMake(10, 20, 30, 40)
  private let other = CGRect(x: 0, y: 30, width: 20, height: 100)

  @Test func `C653: functions of CoreGraphics are those of its types`() {
    #expect(one == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGRectUnion(one, other) == one.union(other))
    #expect(CGRectIntersection(one, other) == one.intersection(other))
    #expect(CGRectIntersectsRect(one, other) && !CGRectContainsRect(one, other))
    #expect(CGRectContainsPoint(one, CGPointMake(10, 20)) && !CGRectContainsPoint(one, .zero))
    #expect(CGRectInset(one, 1, 2) == one.insetBy(dx: 1, dy: 2))
    #expect(CGRectOffset(one, 1, 2) == one.offsetBy(dx: 1, dy: 2))
    #expect([CGRectGetMinX(one), CGRectGetMidX(one), CGRectGetMaxX(one)] == [10, 25, 40])
    #expect([CGRectGetMinY(one), CGRectGetMidY(one), CGRectGetMaxY(one)] == [20, 40, 60])
    #expect([CGRectGetWidth(one), CGRectGetHeight(one)] == [30, 40] && !CGRectIsEmpty(one))
    #expect(CGRectEqualToRect(one, one) && CGPointEqualToPoint(.zero, .zero))
    #expect(CGSizeEqualToSize(.zero, .zero))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
  }

  @Test func `C653: a second has as many parts as its factors say`() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1_000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1_000)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }
}
