import Foundation
import QuartzCore
import SwiftUI
import Testing

/// Paths and clocks as Core Graphics and Core Animation write them.
@Suite struct CGPathElementTests {
  @Test
  func `C640: a function is called with each element of a path, its points with the end last`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    path.closeSubpath()
    let expected = ["0 1.0", "1 3.0", "2 7.0 5.0", "3 2.0 4.0 9.0", "4"]
    var found: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let element = element.pointee
      let numbers = (0..<(counts[element.type] ?? 0)).map { "\(element.points[$0].x)" }
      found.append((["\(element.type.rawValue)"] + numbers).joined(separator: " "))
    }
    #expect(found == expected)
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { list in
      path.apply(info: list) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(
          element.pointee.type)
      }
    }
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `C647: the time of Core Animation runs in seconds, and does not jump back`() {
    let (first, second) = (CACurrentMediaTime(), CACurrentMediaTime())
    #expect(first > 0 && second >= first && second - first < 60)
  }
}
