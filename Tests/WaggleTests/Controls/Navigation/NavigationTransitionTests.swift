import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// Pages that grow out of a view of the page before (C288).
@MainActor @Suite struct NavigationTransitionTests {
  private struct Pages: View {
    var source = 7
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        VStack {
          Text("root")
          Spacer()
          NavigationLink(value: 7) {
            Text("open").frame(width: 100, height: 50)
              .matchedTransitionSource(id: source, in: namespace)
          }
        }
        .navigationDestination(for: Int.self) { number in
          ZStack {
            Color.red.accessibilityElement().accessibilityLabel("page")
            Text("inside")
          }
          .navigationTransition(.zoom(sourceID: number, in: namespace))
        }
      }
    }
  }

  private func open(reducesMotion: Bool = false, source: Int = 7) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 800)) {
      Pages(source: source).environment(\.accessibilityReduceMotion, reducesMotion)
    }
    host.settle()
    return host
  }

  private func page(_ host: TestHost) throws -> CGRect { try host.find(label: "page").frame }

  /// Where the page is drawn: its frame is the final one at once.
  private func drawn(_ host: TestHost) -> CGRect? {
    var found: CGRect?
    host.host.displayList.forEachItem { node, transform in
      if case .rectangle(let rect, .color(let color)) = node.content, color.red > 0.9,
        color.blue < 0.4
      {
        found = rect.applying(transform)
      }
    }
    return found
  }

  @Test func `C288: a screen grows out of its source, and shrinks into it`() throws {
    let host = open()
    let source = try host.find(role: .button, label: "open").frame
    host.frame { try? host.find(label: "open").tap() }
    host.advance(by: 0.02)
    let first = try #require(drawn(host))
    #expect(first.width < 399 && first.width > 99)
    #expect(first.midY > 400)
    host.advance(by: 0.05)
    let second = try #require(drawn(host))
    #expect(second.width > first.width)
    #expect(abs(second.midX - 200) <= abs(first.midX - 200))
    host.advance(by: 1)
    host.settle()
    #expect(try page(host) == CGRect(x: 0, y: 64, width: 400, height: 736))
    host.back()
    host.advance(by: 0.3)
    let last = drawn(host)
    #expect(last.map { $0.width < 200 && $0.minX < 200 } ?? true)
    #expect(try host.find(label: "open").frame == source)
    host.advance(by: 1)
    host.settle()
    #expect((try? page(host)) == nil)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C288: without its source a screen slides`() throws {
    let host = open(source: 8)
    try host.find(label: "open").tap()
    host.advance(by: 0.02)
    let first = try #require(drawn(host))
    #expect(first.width == 400 && first.minX > 0)
    #expect(try page(host).minX == 0)
  }

  @Test
  func
    `C288: with reduced motion a page that grows is at its place at once, and fades when it is popped`()
    throws
  {
    let host = open(reducesMotion: true)
    try host.find(label: "open").tap()
    host.advance(by: 0.02)
    #expect(try page(host).width == 400 && page(host).minX == 0)
    host.advance(by: 1)
    host.settle()
    host.back()
    host.advance(by: 1)
    host.settle()
    #expect((try? page(host)) == nil)
  }

  @Test func `C288: rounds of growing screens leave nothing, also ones that are cut short`() throws
  {
    let host = open()
    func round(_ number: Int) throws {
      try host.find(label: "open").tap()
      host.advance(by: number.isMultiple(of: 3) ? 0.1 : 0.5)
      host.back()
      host.advance(by: 0.5)
      host.settle()
    }
    for number in 0..<3 { try round(number) }
    let live = host.counts.nodesLive
    for number in 0..<30 { try round(number) }
    #expect(host.counts.nodesLive == live)
  }
}
