import SwiftUI
import Testing
import WaggleTestKit

/// How content ends at a bar of the program.
@MainActor @Suite struct SafeAreaBarTests {
  private func host<V: View>(_ view: V, _ metrics: PlatformMetrics = .ios26) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      view.environment(\.platformMetrics, metrics)
    }
    host.settle()
    return host
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) -> TestHost {
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: distance))
    host.settle()
    return host
  }

  /// What is drawn along the whole width at both ends of the window: fades, backgrounds and lines.
  private func edges(_ host: TestHost) -> [String] {
    "\(host.displayList)".split(separator: "\n").map(String.init).compactMap { line in
      guard line.hasPrefix("rect (0 "), line.contains("390 ") else { return nil }
      let frame = (line.prefix { $0 != ")" } + ")").dropFirst(5)
      if line.contains("gradient") { return "fade " + frame }
      if line.contains("material") { return "background " + frame }
      return line.contains(" 390 0.5)") ? "line " + frame : nil
    }
  }

  private var rows: some View {
    ScrollView { ForEach(0..<60) { Text("row \($0)").padding() } }
  }

  private var bar: some View { Text("bar").frame(height: 40) }

  @Test func `C546: content fades beside a bar at the bottom, to the end of the window`() {
    let host = host(rows.safeAreaBar(edge: .bottom, spacing: 0) { bar })
    #expect(edges(host) == ["fade (0 788 390 56)"])
    #expect(edges(scroll(host, by: 9_000)) == [])
  }

  @Test func `C546: a bar at the top has a background with a fade once content is under it`() {
    let host = host(rows.safeAreaBar(edge: .top, spacing: 0) { bar })
    #expect(edges(host) == [])
    #expect(edges(scroll(host, by: 100)) == ["background (0 0 390 40)", "fade (0 40 390 16)"])
    #expect(edges(scroll(host, by: -100)) == [])
  }

  @Test func `C546: beside a view that is not scrolled nothing is drawn`() {
    #expect(
      edges(host(Color.red.safeAreaBar(edge: .top) { bar }.safeAreaBar(edge: .bottom) { bar }))
        == [])
  }

  @Test func `C546: the effects are those of the scroll view`() {
    let hard = rows.scrollEdgeEffectStyle(.hard, for: .all)
      .safeAreaBar(edge: .top, spacing: 0) { bar }
      .safeAreaBar(edge: .bottom, spacing: 0) { bar }
    #expect(
      edges(scroll(host(hard), by: 100)) == [
        "background (0 0 390 40)", "line (0 39.5 390 0.5)",
        "background (0 804 390 40)", "line (0 804 390 0.5)",
      ])
    let hidden = rows.safeAreaBar(edge: .top, spacing: 0) { bar }.scrollEdgeEffectHidden()
    #expect(edges(scroll(host(hidden), by: 100)) == [])
    let classic = host(rows.safeAreaBar(edge: .bottom, spacing: 0) { bar }, .iosClassic)
    #expect(edges(classic) == ["background (0 804 390 40)", "line (0 804 390 0.5)"])
  }

  @Test func `C546: a list fades in the colour of its background`() {
    let list = List(0..<60) { Text("row \($0)") }.safeAreaBar(edge: .bottom) { bar }
    #expect("\(host(list).displayList)".contains("[#F2F2F7@0.00 0, #F2F2F7@0.80 0.5"))
  }

  @Test func `C546: of bars at one edge the one nearest to the content has what is behind all`() {
    let two = rows.safeAreaBar(edge: .bottom, spacing: 0) { bar }
      .safeAreaBar(edge: .bottom, spacing: 0) { bar }
    #expect(edges(host(two)).filter { $0.hasPrefix("fade") } == ["fade (0 748 390 96)"])
    let page = rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
      .safeAreaBar(edge: .top, spacing: 0) { bar }
      .safeAreaBar(edge: .bottom, spacing: 0) { bar }
    #expect(
      edges(scroll(host(NavigationStack { page }), by: 200)) == [
        "background (0 0 390 104)", "fade (0 104 390 16)", "fade (0 712 390 99)",
      ])
  }

  @Test func `C546: a bar in a part of a screen leaves the bars of the screen what is behind them`()
  {
    let page = ScrollView {
      rows.safeAreaBar(edge: .bottom) { bar }.frame(height: 200)
      ForEach(0..<60) { Text("line \($0)").padding() }
    }
    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
    #expect(edges(host(NavigationStack { page })).contains("fade (0 752 390 92)"))
  }

  @Test func `C546: the bar is where one of safeAreaInset is`() throws {
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      func frame<V: View>(_ view: V) throws -> CGRect {
        try host(view).find(identifier: "bar").frame
      }
      let bar = Color.red.frame(width: 50, height: 20).accessibilityElement()
        .accessibilityIdentifier("bar")
      for edge in [VerticalEdge.top, .bottom] {
        let inset = try frame(rows.safeAreaInset(edge: edge, alignment: alignment) { bar })
        #expect(try frame(rows.safeAreaBar(edge: edge, alignment: alignment) { bar }) == inset)
      }
    }
  }
}
