import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Focus, hovering and the test kit in scroll views")
@MainActor
struct ScrollFocusTests {
  private func host() -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.red.frame(height: 30).focusable().accessibilityIdentifier("row \(index)")
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  @Test func `Tab scrolls the focused view into view`() throws {
    let host = host()
    for _ in 0..<6 { host.key(.tab) }
    #expect(try host.find(identifier: "row 5").frame.maxY == 100)
  }

  @Test func `A test scrolls to an identifier or an id, and an error lists those that exist`()
    throws
  {
    let host = host()
    try host.scroll(to: "row 9")
    #expect(try host.find(identifier: "row 9").frame.maxY == 100)
    try host.scroll(to: 2, in: .main)
    #expect(try host.find(identifier: "row 2").frame.minY == 0)
    try host.find(identifier: "row 19").scrollIntoView()
    #expect(try host.find(identifier: "row 19").frame.maxY == 100)
    let error = #expect(throws: ScrollError.self) { try host.scroll(to: "row 99") }
    #expect(error?.description.contains("\"row 0\"") == true)
    #expect(throws: ScrollError.self) { try host.find(identifier: "list").scrollIntoView() }
  }

  @Test func `A test without a scroll view gets an error`() {
    let host = TestHost { Text("a") }
    let error = #expect(throws: ScrollError.self) { try host.scroll(to: "a") }
    #expect(error?.description.contains("no scroll view") == true)
  }

  @Test func `The text of a host is what is scrolled into view`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 50)) {
      ScrollView { ForEach(0..<20) { Text("\($0)").frame(height: 20) } }
    }
    #expect(host.text == ["0", "1"])
    try host.scroll(to: 19)
    #expect(host.text.last == "19")
    #expect(!host.text.contains("0"))
    #expect(try host.find(label: "0").frame.maxY < 0)
  }

  @Test func `A tap on what is scrolled out of view is reported`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 50)) {
      ScrollView { ForEach(0..<20) { index in Button("\(index)") {}.frame(height: 20) } }
    }
    let last = try host.find(label: "19")
    last.tap()
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
    #expect(host.diagnostics[0].message.contains("scrolled out of view"))
    try last.scrollIntoView()
    last.tap()
    #expect(host.diagnostics.count == 1)
  }

  @Test func `What is scrolled out of view is not hovered over`() {
    let log = Log()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9) { index in
              Color.red.frame(height: 50).onHover { log.add("\(index) \($0)") }
            }
          }
        }
      }
    }
    host.scroll(at: CGPoint(x: 50, y: 75), by: CGVector(dx: 0, dy: 50))
    host.hover(at: CGPoint(x: 50, y: 25))
    #expect(log.take() == [])
    host.hover(at: CGPoint(x: 50, y: 75))
    #expect(log.take() == ["1 true"])
  }
}
