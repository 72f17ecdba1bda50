import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Lists that are pulled down past their top and released.
@MainActor @Suite struct PullTests {
  private struct Rows: View {
    let height: Knob<CGFloat>
    var body: some View {
      Turned(height) { height in
        List { ForEach(0..<30, id: \.self) { Text("row \($0)").frame(height: height) } }
      }
    }
  }

  private func open(_ view: some View) -> TestHost {
    TestHost.phone { view }
  }

  private func top(_ host: TestHost) throws -> CGFloat { try host.find(label: "row 0").frame.midY }

  private func pull(_ host: TestHost) {
    host.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 600), steps: 10)
  }

  @Test(arguments: [0, 0.05, 0.1, 0.2, 0.3])
  func `L119: content that springs back stops at the edge, also when its rows change meanwhile`(
    time: Double
  ) throws {
    let height = Knob<CGFloat>(26)
    let host = open(Rows(height: height))
    let rest = try top(host)
    pull(host)
    #expect(try top(host) > rest + 100)
    host.advance(by: time)
    height.value = 40
    var lowest = try top(host)
    for _ in 0..<120 {
      host.advance(by: 1.0 / 60)
      lowest = min(lowest, try top(host))
    }
    #expect(lowest >= rest)
    #expect(try top(host) == rest + 7, "half of what the row is higher")
  }

  @Test(arguments: [false, true])
  func `C093: while a list is reloaded its rows rest below the spinner, and a large title is large`(
    hasTitle: Bool
  ) throws {
    let rows = List { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
      .refreshable { try? await Task.sleep(for: .seconds(86_400)) }
    let host = open(
      Group { if hasTitle { NavigationStack { rows.navigationTitle("Big") } } else { rows } })
    let rest = try top(host)
    pull(host)
    host.settle()
    host.advance(by: 2)
    #expect(abs(try top(host) - rest - 60) < 0.5)
    let spinner = try #require(host.elements.first { $0.role == .progress })
    #expect(spinner.frame.maxY <= rest + 60 - 28)
    if hasTitle { #expect(try host.find(role: .header, label: "Big").frame.height > 40) }
  }

  /// How often a view is reloaded that is pulled down once.
  private func reloads<V: View>(_ dial: Dial, _ view: V) async -> Int {
    dial.count = 0
    let host = TestHost.phone { view }
    await host.settle()
    pull(host)
    await host.settle()
    #expect(!host.elements.contains { $0.role == .progress })
    return dial.count
  }

  @Test func `C093: a scroll view and a form are pulled down as a list is`() async throws {
    let dial = Dial()
    let row = Color.red.frame(height: 300)
    let action: @Sendable () async -> Void = { await MainActor.run { dial.count += 1 } }
    #expect(await reloads(dial, ScrollView { row }.refreshable(action: action)) == 1)
    #expect(await reloads(dial, Form { row }.refreshable(action: action)) == 1)
    #expect(await reloads(dial, List { row }.refreshable(action: action)) == 1)
    let page = NavigationStack { ScrollView { row }.navigationTitle("Feed") }
    #expect(await reloads(dial, page.refreshable(action: action)) == 1)
  }

  /// Without waiting for tasks.
  private func settleAtOnce(_ host: TestHost) { host.settle() }

  @Test func `C093: a pull before any task has begun reloads once`() async throws {
    let dial = Dial()
    let host = TestHost.phone {
      ScrollView { Color.red.frame(height: 300) }
        .refreshable { await MainActor.run { dial.count += 1 } }
    }
    settleAtOnce(host)
    pull(host)
    await host.settle()
    await host.advance(by: 2)
    #expect(dial.count == 1)
  }

  @Test func `C093: what scrolls inside another scroll view, or sideways, is not pulled`()
    async throws
  {
    let dial = Dial()
    let row = Color.red.frame(height: 900)
    let host = open(
      ScrollView {
        Color.blue.frame(height: 100)
        ScrollView { row }.frame(height: 550)
      }
      .refreshable { await MainActor.run { dial.count += 1 } })
    pull(host)
    await host.settle()
    #expect(dial.count <= 1, "only the outer one, which the inner one hands what it does not use")
    dial.count = 0
    let sideways = open(
      ScrollView(.horizontal) { row.frame(width: 900) }
        .refreshable { await MainActor.run { dial.count += 1 } })
    pull(sideways)
    await sideways.settle()
    #expect(dial.count == 0)
  }

  @Test func `C093: a view that is pulled down and removed is released`() throws {
    let isThere = Knob(true)
    let host = open(
      Turned(isThere) { isThere in
        if isThere { ScrollView { Text("row") }.refreshable {} } else { Text("gone") }
      })
    isThere.value = false
    host.settle()
    host.advance(by: 1)
    let before = host.counts.nodesLive
    isThere.value = true
    host.settle()
    pull(host)
    isThere.value = false
    host.settle()
    host.advance(by: 1)
    #expect(host.counts.nodesLive == before)
  }
}
