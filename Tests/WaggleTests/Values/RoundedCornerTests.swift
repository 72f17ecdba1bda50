import Foundation
import Testing
import Waggle

@Suite struct RoundedCornerTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
  let styles: [RoundedCornerStyle] = [.circular, .continuous]

  @Test func `A corner of 0, less than 0 or not a number is sharp`() {
    for radius: CGFloat in [0, -3, .nan] {
      #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
    }
  }

  @Test func `A radius is at most half of the shorter side`() {
    let capsule = Path(roundedRect: rect, cornerRadius: 1000, style: .circular)
    #expect(capsule == Path(roundedRect: rect, cornerRadius: 30, style: .circular))
    #expect(!capsule.contains(CGPoint(x: 1, y: 1)))
    #expect(capsule.contains(CGPoint(x: 30, y: 0.1)))
  }

  @Test func `A capsule is round in both styles`() {
    let capsules = styles.map { Path(roundedRect: rect, cornerRadius: 30, style: $0) }
    #expect(isClose(capsules[0], capsules[1]))
  }

  @Test func `Corners are the same seen from every side`() {
    let square = CGRect(x: -50, y: -50, width: 100, height: 100)
    for style in styles {
      let path = Path(roundedRect: square, cornerRadius: 20, style: style)
      for step in 0..<200 {
        let p = CGPoint(x: 30 + Double(step % 20) + 0.3, y: 30 + Double(step / 10) + 0.4)
        let inside = path.contains(p)
        let others = [(-p.x, p.y), (p.x, -p.y), (-p.y, -p.x), (p.y, p.x)]
        for (x, y) in others { #expect(path.contains(CGPoint(x: x, y: y)) == inside) }
      }
    }
  }

  @Test func `A continuous corner reaches further along the side and never bulges out`() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: square, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: square, cornerRadius: 20)
    #expect(continuous.boundingRect == square)
    #expect(circular.contains(CGPoint(x: 22, y: 0.05)))
    #expect(!continuous.contains(CGPoint(x: 22, y: 0.05)))
    #expect(continuous.contains(CGPoint(x: 30.6, y: 0.001)))
    let corner = 20 * (1 - 0.5.squareRoot())
    for (inset, inside) in [(corner - 0.05, false), (corner + 0.05, true)] {
      #expect(continuous.contains(CGPoint(x: inset, y: inset)) == inside)
    }
  }

  @Test func `Each corner has its own radius, leading is left`() {
    let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)) && path.contains(CGPoint(x: 0.1, y: 59.9)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)) && path.contains(CGPoint(x: 96, y: 56)))
  }

  @Test func `Radii that do not fit shrink by one factor`() {
    let wide = RectangleCornerRadii(topLeading: 120, bottomLeading: 120, bottomTrailing: 60)
    let path = Path(roundedRect: rect, cornerRadii: wide, style: .circular)
    let small = RectangleCornerRadii(topLeading: 30, bottomLeading: 30, bottomTrailing: 15)
    #expect(isClose(path, Path(roundedRect: rect, cornerRadii: small, style: .circular)))
  }
}
