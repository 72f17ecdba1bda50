import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct FillStyleTests {
  private func drawn(_ style: some ShapeStyle, _ scheme: ColorScheme) -> String {
    let host = TestHost(size: CGSize(width: 10, height: 10)) {
      Rectangle().fill(style).environment(\.colorScheme, scheme)
    }
    return host.displayList.description
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `fills become fainter by level, and differ by colour scheme`(_ scheme: ColorScheme) {
    let levels = [
      drawn(.fill, scheme), drawn(.fill.secondary, scheme), drawn(.fill.tertiary, scheme),
      drawn(.fill.quaternary, scheme),
    ]
    #expect(Set(levels).count == 4)
    #expect(drawn(.fill, .light) != drawn(.fill, .dark))
  }

  @Test
  func `a placeholder has the third level of the label colours, whatever the foreground style is`()
  {
    let host = TestHost(size: CGSize(width: 10, height: 10)) {
      HStack(spacing: 0) {
        Rectangle().fill(.placeholder)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red)
    }
    let plain = TestHost(size: CGSize(width: 10, height: 10)) { Rectangle().fill(.tertiary) }
    let colours = host.displayList.description.split(separator: "\n").map {
      $0.split(separator: " ").last
    }
    #expect(
      colours.first
        == plain.displayList.description.split(separator: "\n").first?.split(separator: " ").last)
    #expect(colours.first != colours.last)
  }
}
