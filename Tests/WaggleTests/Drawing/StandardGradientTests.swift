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

  @Test func `a mixed colour lies between both, and the fraction is limited`() {
    func mixed(_ share: Double, _ space: Gradient.ColorSpace = .perceptual) -> String {
      rect(Color.black.mix(with: .white, by: share, in: space))
    }
    #expect(mixed(0.5).hasSuffix("#636363"), "\(mixed(0.5))")
    #expect(mixed(0.5, .device).hasSuffix("#808080"))
    #expect(mixed(0) == mixed(-1) && mixed(0).hasSuffix("#000000"))
    #expect(mixed(1) == mixed(2) && mixed(1).hasSuffix("#FFFFFF"))
    #expect(mixed(.nan) == mixed(0))
  }

  @Test func `a mixed colour follows the colour scheme, and keeps its opacity`() {
    let mixed = Color.primary.mix(with: .primary, by: 0.5, in: .device).opacity(0.5)
    let plain = Color.primary.opacity(0.5)
    for scheme in ColorScheme.allCases {
      let lines = [mixed, plain].map { color in
        drawn({ $0.colorScheme = scheme }) { Rectangle().fill(color) }
      }
      #expect(lines[0] == lines[1])
    }
  }
}
