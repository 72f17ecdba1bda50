import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Dragging the line at the end of a column (C285).
@MainActor @Suite struct ColumnDividerTests {
  private struct Columns: View {
    var limits: (min: CGFloat?, ideal: CGFloat, max: CGFloat?)? = (200, 250, 400)

    var body: some View {
      NavigationSplitView {
        if let limits {
          column.navigationSplitViewColumnWidth(
            min: limits.min, ideal: limits.ideal, max: limits.max)
        } else {
          column
        }
      } detail: {
        Color.clear.accessibilityElement().accessibilityLabel("detail")
      }
    }

    private var column: some View {
      Color.clear.accessibilityElement().accessibilityLabel("sidebar")
    }
  }

  private func open<Content: View>(
    _ width: CGFloat, @ViewBuilder _ content: @escaping () -> Content
  )
    -> TestHost
  {
    let host = TestHost(size: CGSize(width: width, height: 600), content: content)
    host.settle()
    return host
  }

  private func width(_ host: TestHost) throws -> CGFloat {
    try host.find(label: "sidebar").frame.width
  }

  /// Drags the line at the end of the sidebar, which is `from` points from the left.
  private func drag(_ host: TestHost, from: CGFloat, by distance: CGFloat) {
    host.drag(from: CGPoint(x: from, y: 300), to: CGPoint(x: from + distance, y: 300))
    host.settle()
  }

  @Test func `C285: the line is dragged between the limits of the column`() throws {
    let host = open(1_100) { Columns() }
    #expect(try width(host) == 250)
    drag(host, from: 248, by: 60)
    #expect(try abs(width(host) - 310) <= 2)
    #expect(try host.find(label: "detail").frame.minX == width(host))
    drag(host, from: try width(host) - 2, by: 400)
    #expect(try width(host) == 400)
    drag(host, from: 398, by: -390)
    #expect(try width(host) == 200)
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `C285: the detail keeps its least width, and a column of a fixed width is not dragged`()
    throws
  {
    let host = open(1_000) { Columns(limits: (200, 250, 2_000)) }
    drag(host, from: 248, by: 600)
    #expect(try abs(width(host) - 680) <= 1)
    let fixed = open(1_000) { Columns(limits: (250, 250, 250)) }
    drag(fixed, from: 248, by: 60)
    #expect(try width(fixed) == 250)
  }

  @Test func `C285: a column without limits is dragged too`() throws {
    let host = open(1_100) { Columns(limits: nil) }
    let start = try width(host)
    drag(host, from: start - 2, by: -80)
    #expect(try abs(width(host) - (start - 80)) <= 2)
  }

  @Test func `C285: from right to left the line is at the left of the sidebar`() throws {
    let host = open(1_100) { Columns().environment(\.layoutDirection, .rightToLeft) }
    drag(host, from: 852, by: -60)
    #expect(try abs(width(host) - 310) <= 2)
  }

  @Test func `C285: a column that was dragged still yields in a smaller window`() throws {
    let host = open(1_100) { Columns() }
    drag(host, from: 248, by: 140)
    #expect(try abs(width(host) - 390) <= 2)
    host.size = CGSize(width: 1_000, height: 600)
    host.settle()
    #expect(try abs(width(host) - 390) <= 2)
  }
}
