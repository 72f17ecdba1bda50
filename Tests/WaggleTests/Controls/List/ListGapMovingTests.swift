import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The first row of a card, above which there is space that belongs to no row, and rows with buttons beside them.
@MainActor @Suite struct ListGapMovingTests {
  private let letters = Knob(["a", "b", "c", "d"])

  private func host() -> TestHost {
    .phone {
      Turned(letters) { all in
        List {
          ForEach(all, id: \.self) { Text($0) }
            .onMove { letters.value.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  /// Holds a row, then drags it by whole rows and some points more.
  private func drag(_ row: String, by way: CGFloat, _ host: TestHost) throws {
    let frame = try host.find(role: .row, label: row).frame
    let start = CGPoint(x: frame.midX, y: frame.midY)
    host.press(at: start)
    host.advance(by: 0.6)
    host.move(to: CGPoint(x: start.x, y: start.y + way))
  }

  @Test
  func `C090: the first row of a card goes where its middle is, and the others move by its height`()
    throws
  {
    let host = host()
    try drag("a", by: 122, host)
    let height = try host.find(role: .row, label: "a").frame.height
    let next = try host.find(role: .row, label: "b").frame
    #expect(next.minY == 35)
    #expect(height == 56)
    let a = try host.find(role: .row, label: "a").frame
    host.release(at: CGPoint(x: a.midX, y: a.midY))
    host.rest()
    #expect(letters.value == ["b", "c", "a", "d"])
  }

  @Test func `C090: a row that is dragged over the middle of the first one comes before it`() throws
  {
    let host = host()
    try drag("b", by: -60, host)
    let b = try host.find(role: .row, label: "b").frame
    host.release(at: CGPoint(x: b.midX, y: b.midY))
    host.rest()
    #expect(letters.value == ["b", "a", "c", "d"])
  }

  @Test func `C092: the buttons that a swipe reveals are elements until the row closes`() throws {
    let read = Dial()
    let host = TestHost.phone {
      List {
        Text("Mail").swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Read") { read.count += 1 }
        }
      }
    }
    #expect(throws: (any Error).self) { try host.find(role: .button, label: "Read") }
    try host.swipe("Mail", by: 120)
    try host.find(role: .button, label: "Read").tap()
    host.rest()
    #expect(read.count == 1)
    #expect(throws: (any Error).self) { try host.find(role: .button, label: "Read") }
    try host.find(label: "Mail").perform("Read")
    #expect(read.count == 2)
  }
}
