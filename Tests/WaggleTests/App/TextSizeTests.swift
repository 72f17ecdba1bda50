import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The size of a string as UIKit measures it.
@MainActor @Suite struct TextSizeTests {
  @Test(arguments: ["Meadow", "Two\nlines", "", "蜂 🐝"])
  func `C687: it is that of a text in the same font`(text: String) throws {
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let host = TestHost(size: CGSize(width: 500, height: 300)) {
      Text(verbatim: text).font(Font(font)).fixedSize().accessibilityIdentifier("text")
    }
    let size = text.size(withAttributes: [.font: font])
    #expect(NSString(string: text).size(withAttributes: [.font: font]) == size)
    guard !text.isEmpty else { return #expect(size == .zero) }
    let wanted = try host.find(identifier: "text").frame.size
    #expect(abs(size.width - wanted.width) < 1 && abs(size.height - wanted.height) < 1)
  }

  @Test func `C687: without a font it is 12 points of the system font`() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect("Meadow".size() == "Meadow".size(withAttributes: [.font: font]))
    #expect("Meadow".size().width < "Meadow".size(withAttributes: [.font: font.withSize(13)]).width)
  }
}
