import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What follows a scroll view follows the one that takes its place.
@MainActor @Suite struct NextScrollViewTests {
  private struct Screen: View {
    let dial: Dial

    var body: some View {
      NavigationStack {
        Group {
          switch dial.count {
          case 0: List { ForEach(0..<40) { Text("row \($0)") } }
          case 1: List { ForEach(0..<40) { Text("line \($0)") } }.listStyle(.plain)
          default: Text("nothing")
          }
        }
        .navigationTitle("Title")
      }
    }
  }

  private func titleHeight(_ host: TestHost) throws -> CGFloat {
    try #require(host.elements.first { $0.label == "Title" }).frame.height
  }

  private func scroll(_ host: TestHost) {
    host.scroll(at: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: 300))
    host.advance(by: 1)
  }

  @Test(arguments: [false, true])
  func `L218: a list that takes another's place collapses the title, with an animation too`(
    isAnimated: Bool
  ) throws {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Screen(dial: dial) }
    host.settle()
    let large = try titleHeight(host)
    host.frame { withAnimation(isAnimated ? .default : nil) { dial.count = 1 } }
    host.advance(by: 1)
    #expect(try titleHeight(host) == large)
    scroll(host)
    #expect(try titleHeight(host) < large)
  }

  @Test(arguments: [false, true])
  func `C714: the title is large again where a scrolled list makes way for a text`(
    isAnimated: Bool
  ) throws {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Screen(dial: dial) }
    host.settle()
    let large = try titleHeight(host)
    scroll(host)
    #expect(try titleHeight(host) < large)
    host.frame { withAnimation(isAnimated ? .default : nil) { dial.count = 2 } }
    host.advance(by: 2)
    #expect(try titleHeight(host) == large)
    dial.count = 0
    host.advance(by: 2)
    scroll(host)
    #expect(try titleHeight(host) < large)
  }

  @Test func `L218: the geometry of the next scroll view is reported`() {
    let dial = Dial()
    var offsets: [CGFloat] = []
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Group {
        if dial.isOn {
          ScrollView { Color.red.frame(height: 300) }
        } else {
          ScrollView { Color.blue.frame(height: 900) }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { offsets.append($1) }
    }
    host.settle()
    host.frame { withAnimation { dial.isOn = true } }
    host.advance(by: 1)
    #expect(offsets == [0, 900, 300])
  }
}
