import SwiftUI
import Testing
import WaggleTestKit

/// How content ends at bars: at those at the bottom, and as a program asks for it.
@MainActor @Suite struct ScrollEdgeEffectTests {
  private struct Rows: View {
    var count = 60

    var body: some View {
      ScrollView { ForEach(0..<count, id: \.self) { Text("row \($0)").padding() } }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
    }
  }

  private func host<V: View>(_ view: V, _ metrics: PlatformMetrics = .ios26) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      view.environment(\.platformMetrics, metrics)
    }
    host.settle()
    return host
  }

  private func scrolled<V: View>(_ view: V, _ metrics: PlatformMetrics = .ios26) -> TestHost {
    let host = host(view, metrics)
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
    host.settle()
    return host
  }

  /// What is drawn along the whole width at both ends of the window: fades, grounds and lines.
  private func edges(_ host: TestHost) -> [String] {
    "\(host.displayList)".split(separator: "\n").map(String.init).compactMap { line in
      guard line.hasPrefix("rect (0 "), line.contains("390 ") else { return nil }
      let place = line.prefix { $0 != ")" } + ")"
      if line.contains("gradient") { return "fade " + place.dropFirst(5) }
      if line.contains("material") { return "ground " + place.dropFirst(5) }
      return line.contains(" 390 0.5)") ? "line " + place.dropFirst(5) : nil
    }
  }

  private func inTabs<V: View>(_ page: V) -> some View {
    TabView {
      Tab("One", systemImage: "star") { page }
      Tab("Two", systemImage: "heart") { Text("two") }
    }
  }

  @Test func `C510: content that continues under a bar at the bottom fades there`() {
    let host = host(NavigationStack { Rows() })
    #expect(edges(host) == ["fade (0 752 390 92)"])
    #expect(
      "\(host.displayList)".contains(
        "gradient (0.5 0)-(0.5 1) [#FFFFFF@0.00 0, #FFFFFF@0.80 0.5, #FFFFFF@0.95 1]"))
  }

  @Test func `C510: at the end of the content nothing is behind the bar`() {
    let host = host(NavigationStack { Rows() })
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 4_000))
    host.settle()
    #expect(edges(host) == ["ground (0 0 390 64)", "fade (0 64 390 16)"])
    #expect(edges(self.host(NavigationStack { Rows(count: 3) })) == [])
  }

  @Test func `C510: a list fades in the colour of its background`() {
    for (scheme, color) in [(ColorScheme.light, "#F2F2F7"), (.dark, "#000000")] {
      let page = List(0..<60) { Text("row \($0)") }
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
        .preferredColorScheme(scheme)
      #expect(
        "\(host(NavigationStack { page }).displayList)".contains(
          "[\(color)@0.00 0, \(color)@0.80 0.5, \(color)@0.95 1]"))
    }
  }

  @Test func `C510: content fades under a bar of tabs, in a stack or without one`() {
    #expect(edges(host(inTabs(ScrollView { Color.red.frame(height: 2_000) }))).count == 1)
    let list = List(0..<60) { Text("row \($0)") }
    for page in [AnyView(list), AnyView(NavigationStack { list })] {
      let host = host(inTabs(page))
      #expect(edges(host) == ["fade (0 745 390 99)"])
      #expect("\(host.displayList)".contains("[#F2F2F7@0.00 0, #F2F2F7@0.80 0.5"))
      host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 9_000))
      host.settle()
      #expect(!edges(host).contains { $0.hasPrefix("fade (0 745") })
    }
  }

  @Test func `C510: what fades under a bar of tabs is that of the screen on top`() throws {
    struct Pushed: View {
      @State private var path = [Int]()
      var body: some View {
        TabView {
          Tab("One", systemImage: "star") {
            NavigationStack(path: $path) {
              List(0..<60) { Text("row \($0)") }
                .toolbar { Button("Push") { path = [1] } }
                .navigationDestination(for: Int.self) { _ in Text("short") }
            }
          }
          Tab("Two", systemImage: "heart") { Text("two") }
        }
      }
    }
    let host = host(Pushed())
    #expect(edges(host).count == 1)
    try host.find(label: "Push").tap()
    host.advance(by: 2)
    #expect(host.text.contains("short"))
    #expect(edges(host) == [])
  }

  @Test func `C510: content fades under a search at the bottom`() {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { List(0..<60) { Text("row \($0)") }.searchable(text: $text) }
      }
    }
    #expect(edges(host(Search())) == ["fade (0 752 390 92)"])
  }

  private struct SearchAboveItems: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(0..<60) { Text("row \($0)") }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
          .searchable(text: $text)
      }
    }
  }

  @Test func `C510: of a search above other bars the search begins the fade, and there is one`() {
    #expect(edges(host(SearchAboveItems())) == ["fade (0 676 390 99)"])
    #expect(
      "\(host(SearchAboveItems()).displayList)".contains("rect (0 775 390 69) #F2F2F7@0.95"))
    #expect(edges(host(inTabs(SearchAboveItems()))).count == 1)
  }

  @Test func `C511: a hard edge of a search above a bar of items is one ground with one line`() {
    #expect(
      edges(host(SearchAboveItems().scrollEdgeEffectStyle(.hard, for: .bottom))) == [
        "ground (0 692 390 152)", "line (0 692 390 0.5)",
      ])
  }

  @Test func `C511: a hard edge is a ground that ends in a line`() {
    let page = Rows().scrollEdgeEffectStyle(.hard, for: [.top, .bottom])
    #expect(
      edges(scrolled(NavigationStack { page })) == [
        "ground (0 0 390 64)", "line (0 63.5 390 0.5)", "ground (0 768 390 76)",
        "line (0 768 390 0.5)",
      ])
    #expect(
      edges(host(inTabs(List(0..<60) { Text("\($0)") }.scrollEdgeEffectStyle(.hard, for: .bottom))))
        == ["ground (0 761 390 83)", "line (0 761 390 0.5)"])
  }

  @Test func `C511: the edges are set one by one, inside a screen or around it`() {
    let soft = ["ground (0 0 390 64)", "fade (0 64 390 16)", "fade (0 752 390 92)"]
    let hard = [soft[0], "line (0 63.5 390 0.5)", soft[2]]
    let inside = NavigationStack { Rows().scrollEdgeEffectStyle(.hard, for: .top) }
    let around = NavigationStack { Rows() }.scrollEdgeEffectStyle(.hard, for: .top)
    let sides = NavigationStack { Rows() }.scrollEdgeEffectStyle(.hard, for: .horizontal)
    #expect(edges(scrolled(inside)) == hard)
    #expect(edges(scrolled(around)) == hard)
    #expect(edges(scrolled(sides)) == soft)
  }

  @Test func `C511: of several styles the innermost counts, and nil leaves what is around`() {
    let hasLine = { (host: TestHost) in self.edges(host).contains("line (0 63.5 390 0.5)") }
    let inner = Rows().scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectStyle(.hard, for: .top)
    let none = Rows().scrollEdgeEffectStyle(nil, for: .top)
    #expect(!hasLine(scrolled(NavigationStack { inner })))
    #expect(
      !hasLine(scrolled(NavigationStack { inner }.scrollEdgeEffectStyle(.hard, for: .all))))
    #expect(hasLine(scrolled(NavigationStack { none }.scrollEdgeEffectStyle(.hard, for: .all))))
  }

  @Test func `C511: automatic is soft at bars of glass and hard at others, where soft fades too`() {
    let soft = { (page: Rows) in page.scrollEdgeEffectStyle(.soft, for: .top) }
    let automatic = { (page: Rows) in page.scrollEdgeEffectStyle(.automatic, for: .top) }
    let tops = { (host: TestHost) in
      self.edges(host).filter { !$0.contains("(0 7") }.map { $0.prefix(4) }
    }
    #expect(tops(scrolled(NavigationStack { automatic(Rows()) })) == ["grou", "fade"])
    #expect(
      tops(scrolled(NavigationStack { automatic(Rows()) }, .iosClassic)).prefix(2)
        == ["grou", "line"])
    #expect(
      tops(scrolled(NavigationStack { soft(Rows()) }, .iosClassic)).prefix(2) == ["grou", "fade"])
  }

  @Test func `C511: bars at the bottom that always have a ground fade or have none where asked to`()
  {
    let page = { (style: ScrollEdgeEffectStyle?, isHidden: Bool) in
      Rows().scrollEdgeEffectStyle(style, for: .bottom)
        .scrollEdgeEffectHidden(isHidden, for: .bottom)
    }
    let bars = { (style: ScrollEdgeEffectStyle?, isHidden: Bool) in
      let stack = NavigationStack { page(style, isHidden) }
      let list = List(0..<60) { Text("row \($0)") }.scrollEdgeEffectStyle(style, for: .bottom)
        .scrollEdgeEffectHidden(isHidden, for: .bottom)
      return [self.host(stack, .iosClassic), self.host(self.inTabs(list), .iosClassic)]
        .map { self.edges($0).filter { !$0.hasPrefix("line") }.map { $0.prefix(4) } }
    }
    #expect(bars(nil, false) == [["grou"], ["grou"]])
    #expect(bars(.soft, false) == [["fade"], ["fade"]])
    #expect(bars(.soft, true) == [[], []])
    #expect(bars(nil, true) == [[], []])
  }

  @Test func `C512: hidden effects leave content under the bars as it is`() {
    let all = NavigationStack { Rows().scrollEdgeEffectHidden() }
    #expect(edges(scrolled(all)) == [])
    let bottom = NavigationStack { Rows().scrollEdgeEffectHidden(for: .bottom) }
    #expect(edges(scrolled(bottom)) == ["ground (0 0 390 64)", "fade (0 64 390 16)"])
    let tabs = inTabs(List(0..<60) { Text("\($0)") }.scrollEdgeEffectHidden())
    #expect(edges(host(tabs)) == [])
    #expect(edges(host(inTabs(List(0..<60) { Text("\($0)") }).scrollEdgeEffectHidden())) == [])
  }

  @Test func `C512: an inner effect is shown again, and a background that a bar is given stays`() {
    let shown = NavigationStack { Rows().scrollEdgeEffectHidden(false) }.scrollEdgeEffectHidden()
    #expect(edges(scrolled(shown)).count == 3)
    let given = NavigationStack {
      Rows().toolbarBackground(.visible, for: .navigationBar).scrollEdgeEffectHidden()
    }
    #expect(edges(scrolled(given)) == ["ground (0 0 390 64)"])
  }

  @Test func `C486: below a search under the title and below the last of other bars content fades`()
  {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Rows().searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        }
      }
    }
    #expect(edges(scrolled(Search())).contains("fade (0 128 390 16)"))
    let more = NavigationStack {
      Rows().toolbar { ToolbarItem(placement: .accessoryBar(id: "one")) { Button("More") {} } }
    }
    #expect(edges(scrolled(more)).contains("fade (0 108 390 16)"))
  }
}
