import Foundation
import TestSupport
import Testing
import Waggle

@MainActor struct StandardGradientTests {
  private func rect<Style: ShapeStyle>(_ style: Style) -> String {
    drawn { Rectangle().fill(style) }.joined()
  }

  @Test func `a gradient as a style runs from the top to the bottom`() {
    let found = rect(Gradient(colors: [.black, .white]))
    #expect(found.hasSuffix("gradient (0.5 0)-(0.5 1) [#000000 0, #FFFFFF 1]"), "\(found)")
    #expect(found == rect(AnyGradient(Gradient(colors: [.black, .white]))))
  }

  @Test func `the standard gradient of a colour ends in the colour, and begins lighter`() {
    let found = rect(Color.black.gradient)
    #expect(found.hasSuffix(", #000000 1]"), "\(found)")
    #expect(!found.contains("[#000000 0"))
  }

  /// The colours at the top and at the bottom, as recorded.
  nonisolated static let recorded: [(Color, [Int], [Int])] = [
    (.blue, [46, 167, 255], [0, 136, 255]), (.orange, [255, 172, 88], [255, 140, 40]),
    (.green, [98, 221, 129], [52, 199, 89]), (.yellow, [255, 204, 0], [239, 184, 0]),
    (.brown, [202, 164, 136], [171, 127, 94]), (.mint, [54, 222, 205], [0, 200, 179]),
    (.indigo, [136, 124, 255], [97, 85, 245]), (.cyan, [54, 216, 250], [0, 192, 231]),
    (.gray, [176, 176, 180], [142, 142, 147]), (.pink, [255, 89, 126], [255, 45, 85]),
  ]

  /// The components of the first and the last stop.
  private func ends(_ color: Color, dark: Bool = false) -> [[Int]] {
    let line = drawn({ $0.colorScheme = dark ? .dark : .light }) {
      Rectangle().fill(color.gradient)
    }.joined()
    return line.matches(of: /#([0-9A-F]{6})/).map { match in
      let hex = Int(match.1, radix: 16) ?? 0
      return [hex >> 16, hex >> 8 & 255, hex & 255]
    }
  }

  @Test(arguments: recorded.indices)
  func `C464: the standard gradient of a system colour has the colours that SwiftUI draws`(
    index: Int
  ) {
    let (color, top, bottom) = Self.recorded[index]
    let found = ends(color)
    let away = zip(found.joined(), top + bottom).map { abs($0 - $1) }
    #expect(away.allSatisfy { $0 <= 6 }, "\(color): \(found)")
    #expect(away.reduce(0, +) <= 9, "\(color): \(found)")
  }

  @Test(arguments: [
    Color.black, .white, .red, .purple, .teal, Color(white: 0.7),
    Color(red: 0.1, green: 0.1, blue: 0.4),
    Color(red: 1, green: 1, blue: 0.6), Color(white: 0.15), Color(red: 0, green: 1, blue: 0),
  ])
  func `C464: in every colour the top of a standard gradient is lighter, by little`(color: Color) {
    for dark in [false, true] {
      let found = ends(color, dark: dark)
      let steps = zip(found[0], found[1]).map { $0 - $1 }
      #expect(steps.allSatisfy { 0...60 ~= $0 }, "\(color): \(found)")
      #expect(steps.reduce(0, +) > 10, "\(color): \(found)")
    }
  }

  @Test func `a standard gradient follows the colour scheme, and keeps its opacity`() {
    for scheme in ColorScheme.allCases {
      let lines = drawn({ $0.colorScheme = scheme }) {
        Rectangle().fill(Color.blue.opacity(0.5).gradient)
      }
      let end = drawn({ $0.colorScheme = scheme }) { Rectangle().fill(Color.blue.opacity(0.5)) }
      let color = end.joined().split(separator: " ").last.map(String.init) ?? ""
      #expect(lines.joined().hasSuffix("\(color) 1]"), "\(lines)")
      #expect(lines.joined().contains("@0.50 0,"), "\(lines)")
    }
  }
}
