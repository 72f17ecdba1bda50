import Foundation
import Testing

@testable import Waggle

struct LocalizedStringKeyTests {
  @Test func `a key holds specifiers where its values go`() {
    let key: LocalizedStringKey = "\("Ada") has \(3) of \(2.5)"
    #expect(key.key == "%@ has %lld of %lf")
    #expect(key != "\("Bea") has \(3) of \(2.5)")
  }
}
