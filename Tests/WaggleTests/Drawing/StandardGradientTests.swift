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
    #expect(rect(Color.white.gradient).hasSuffix("[#FFFFFF 0, #FFFFFF 1]"))
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
