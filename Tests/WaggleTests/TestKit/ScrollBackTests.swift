import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What a search through a lazy container leaves behind.
@MainActor @Suite struct ScrollBackTests {
  @Test func `C715: a search that finds nothing leaves the list where it was`() {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      List {
        ForEach(0..<24) { number in
          Text("row \(number)").id("the same in all rows")
            .frame(height: [60, 300, 20, 140][number % 4])
        }
      }
    }
    host.settle()
    let before = host.elements.map(\.description)
    #expect(throws: ScrollError.self) { try host.scroll(to: "absent") }
    host.settle()
    #expect(host.elements.map(\.description) == before)
  }
}
