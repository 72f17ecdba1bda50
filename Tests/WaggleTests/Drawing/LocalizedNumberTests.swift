import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Numbers in a localized text.
@MainActor @Suite struct LocalizedNumberTests {
  @Test func `are written as their locale formats them, whatever their number of digits`() {
    let numbers = [0, 7, 42, 999, 1_000, 12_345, -1, -999]
    for id in ["en_US", "de_CH", "ar_EG", "fa_IR", "hi_IN@numbers=deva", "sv_SE", "ar_EG", "en_US"]
    {
      let locale = Locale(identifier: id)
      let host = TestHost(size: CGSize(width: 300, height: 600)) {
        ForEach(numbers, id: \.self) { Text("\($0)") }.environment(\.locale, locale)
      }
      #expect(host.text == numbers.map { $0.formatted(.number.locale(locale)) }, "\(id)")
    }
  }
}
