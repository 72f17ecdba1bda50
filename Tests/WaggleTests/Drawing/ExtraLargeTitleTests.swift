import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The titles of large screens.
@MainActor @Suite struct ExtraLargeTitleTests {
  @Test func `C682: they are 36 and 28 points, bold, and scale as the titles of a phone do`() {
    func font(_ font: Font, _ type: DynamicTypeSize = .large) -> FontDescriptor {
      font.resolve(in: type)
    }
    #expect(font(.extraLargeTitle).size == 36 && font(.extraLargeTitle2).size == 28)
    #expect(font(.extraLargeTitle).weight == 700 && font(.extraLargeTitle2).weight == 700)
    #expect(font(.extraLargeTitle.weight(.light)).weight == 300)
    #expect(font(.extraLargeTitle, .accessibility5).size == 64)
    #expect(font(.extraLargeTitle2, .accessibility5).size == 58)
    for size in DynamicTypeSize.allCases {
      #expect(font(.extraLargeTitle, size).size > font(.largeTitle, size).size)
    }
  }
}
