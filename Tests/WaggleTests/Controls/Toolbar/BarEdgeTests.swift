import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The lower edge of a bar that content goes under.
@MainActor @Suite struct BarEdgeTests {
  private func host<Page: View>(_ page: Page, _ metrics: PlatformMetrics = .ios26) -> TestHost {
    TestHost.phone(height: 844) {
      NavigationStack { page }.environment(\.platformMetrics, metrics)
    }
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        ForEach(0..<60) { Text("row \($0)").padding() }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  /// The lines of the display list that draw the ground of the bar or below it.
  private func drawn(_ host: TestHost) -> [String] {
    "\(host.displayList)".split(separator: "\n").map(String.init)
      .filter { $0.contains("gradient") || $0.contains("material") }
  }

  @Test func `C486: below a bar of glass its colour fades to nothing`() {
    let host = host(Rows())
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
    host.settle()
    #expect(
      drawn(host) == [
        "rect (0 0 390 64) material #FFFFFF@0.80",
        "rect (0 64 390 16) gradient (0.5 0)-(0.5 1) [#FFFFFF@0.95 0, #FFFFFF@0.00 1]",
      ])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `C486: over a list the fade has the colour of its background`(scheme: ColorScheme) {
    let host = host(
      List(0..<60) { Text("row \($0)") }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .preferredColorScheme(scheme))
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
    host.settle()
    let color = scheme == .light ? "#F2F2F7" : "#000000"
    #expect(
      drawn(host).contains {
        $0.contains("gradient") && $0.contains("[\(color)@0.95 0, \(color)@0.00 1]")
      })
  }

  @Test
  func
    `C486: a background that the screen sets has an edge, and so has a bar that is not of glass`()
  {
    let set = host(Rows().toolbarBackground(.red, for: .navigationBar))
    let shown = host(Rows().toolbarBackground(.visible, for: .navigationBar))
    let classic = host(Rows(), .iosClassic)
    for host in [set, shown, classic] {
      host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
      host.settle()
      #expect(!drawn(host).contains { $0.contains("gradient") })
    }
  }
}
