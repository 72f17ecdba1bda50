import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// How a view with a hover effect looks while a pointer is over it, and after it left.
@MainActor @Suite struct HoverEffectTests {
  private let square = "rect (30 30 40 40) #FF383C"

  /// What is drawn of a square of 40 points in the middle of 100.
  private func drawn(_ effect: HoverEffect) -> (before: String, over: String, after: String) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 40).hoverEffect(effect)
    }
    let before = host.displayList.description
    host.hover(at: CGPoint(x: 50, y: 50))
    host.advance(by: 1)
    let over = host.displayList.description
    host.hover(at: CGPoint(x: 5, y: 5))
    host.advance(by: 1)
    return (before, over, host.displayList.description)
  }

  @Test(arguments: [HoverEffect.automatic, .highlight])
  func `C294: a highlight is a light area behind the view`(effect: HoverEffect) {
    let drawn = drawn(effect)
    #expect(drawn.over == "fill (30 30 40 40) rounded 8 #000000@0.08\n" + square)
    #expect(drawn.before == "fill (30 30 40 40) rounded 8 #000000@0.00\n" + square)
    #expect(drawn.after == drawn.before)
  }

  @Test func `C294: a lifted view is 1.05 times as large, over a shadow`() {
    let drawn = drawn(.lift)
    let lines = drawn.over.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first == "transform (1.05 0 0 1.05 -2.5 -2.5)")
    #expect(lines.dropFirst().first == "shadow #000000@0.20 radius 8 offset (0 0)")
    #expect(lines.last == square)
    #expect(drawn.after == drawn.before)
  }
}
