import Foundation
import Testing
import Waggle

@Suite struct AffineTransformTests {
  let point = CGPoint(x: 3, y: -4)
  let mixed = CGAffineTransform(2, 1, -1, 3, 5, 7)

  @Test func `Concatenating applies the receiver first`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(move.concatenating(scale)) == CGPoint(x: 20, y: 0))
    let both = mixed.concatenating(move)
    #expect(point.applying(both) == point.applying(mixed).applying(move))
  }

  @Test func `Translating, scaling and rotating happen before the receiver`() {
    #expect(mixed.translatedBy(x: 1, y: 2) == CGAffineTransform(2, 1, -1, 3, 5, 14))
    #expect(mixed.scaledBy(x: 2, y: 3) == CGAffineTransform(4, 2, -3, 9, 5, 7))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `The inverse undoes, and a singular transform is its own inverse`() {
    let back = point.applying(mixed).applying(mixed.inverted())
    #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `A rectangle becomes the box around its corners, null stays null`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let turned = rect.applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(CGRect.null.applying(mixed).isNull)
    #expect(CGSize(width: 1, height: 1).applying(mixed) == CGSize(width: 1, height: 4))
  }

  @Test func `A transform is coded as six numbers in a row`() throws {
    let data = try JSONEncoder().encode(mixed)
    #expect(String(decoding: data, as: UTF8.self) == "[2,1,-1,3,5,7]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == mixed)
  }
}
