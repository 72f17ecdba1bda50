import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

/// The index at the edge of a list.
@MainActor @Suite struct SectionIndexTests {

  private struct Names: View {
    var visibility = Visibility.automatic

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          Section(letter) { ForEach(0..<5) { Text(verbatim: "\(letter)\($0)") } }
            .sectionIndexLabel(letter == "B" ? nil : letter)
        }
      }
      .listStyle(.plain)
      .listSectionIndexVisibility(visibility)
    }
  }

  private var index: (TestHost) throws -> FoundElement {
    { try $0.find(label: "Section index") }
  }

  @Test func `a touch of a letter of the index scrolls to its section`() throws {
    let host = TestHost.phone { Names() }
    let frame = try index(host).frame
    #expect(frame.maxX == 390)
    host.tap(at: CGPoint(x: frame.midX, y: frame.minY + frame.height * 15.5 / 25))
    host.rest()
    #expect(host.text.contains("Q0"))
    #expect(try host.find(role: .row, label: "Q0").frame.minY < 70)
    #expect(try index(host).value == "Q")
  }

  @Test func `one scrolls by dragging along the index`() throws {
    let host = TestHost.phone { Names() }
    let frame = try index(host).frame
    host.drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 2), to: CGPoint(x: frame.midX, y: frame.maxY - 2)
    )
    host.rest()
    #expect(host.text.contains("Z4"))
    host.drag(
      from: CGPoint(x: frame.midX, y: frame.maxY - 2), to: CGPoint(x: frame.midX, y: frame.minY + 2)
    )
    host.rest()
    #expect(host.text.contains("A0"))
  }

  @Test func `assistive technology goes to the next section and to the one before`() throws {
    let host = TestHost.phone { Names() }
    for _ in 0..<9 { try index(host).increment() }
    host.rest()
    #expect(try index(host).value == "J")
    #expect(try host.find(role: .row, label: "J0").frame.minY < 70)
    try index(host).decrement()
    host.rest()
    #expect(try index(host).value == "I")
  }

  @Test func `there is an index where sections have labels for it, unless it is hidden`() {
    #expect(throws: Never.self) { try index(TestHost.phone { Names() }) }
    #expect(throws: (any Error).self) { try index(TestHost.phone { Names(visibility: .hidden) }) }
    #expect(throws: (any Error).self) {
      try index(TestHost.phone { List { Section("A") { Text("a") } }.listStyle(.plain) })
    }
    #expect(throws: (any Error).self) {
      try index(TestHost.phone { Names().environment(\.platformMetrics, .macOS26) })
    }
    #expect(throws: Never.self) {
      try index(
        TestHost.phone { Names(visibility: .visible).environment(\.platformMetrics, .macOS26) })
    }
  }

  @Test func `where there is no room for all letters, dots stand for some`() throws {
    let host = TestHost.phone(height: 140) { Names() }
    let shown = host.text.filter { $0 == "•" || letters.contains($0) }
    #expect(shown.filter { $0 == "•" }.count == 4)
    #expect(shown.suffix(9).first == "A" && shown.last == "Z")
    #expect(try index(host).frame.height <= 140)
  }
}
