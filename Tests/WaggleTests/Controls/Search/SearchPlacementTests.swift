import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Where the field of a search is (C117, C280, C281, C282).
@MainActor @Suite struct SearchPlacementTests {
  private struct Page: View {
    var placement = SearchFieldPlacement.automatic
    var keepsBar = false
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(0..<60, id: \.self) { Text(verbatim: "row \($0)") }
          .navigationTitle("Hives")
          .searchable(text: $text, placement: placement, prompt: "Find")
          .searchPresentationToolbarBehavior(keepsBar ? .avoidHidingContent : .automatic)
      }
    }
  }

  private func open<Content: View>(
    _ metrics: PlatformMetrics = .iosClassic, width: CGFloat = 390,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700)) {
      content().environment(\.platformMetrics, metrics)
    }
    host.settle()
    return host
  }

  private func field(_ host: TestHost) throws -> FoundElement {
    try host.find(role: .searchField, label: "Find")
  }

  private func hasField(_ host: TestHost) -> Bool { (try? field(host)) != nil }

  private func scroll(_ host: TestHost, by distance: CGFloat) {
    host.scroll(at: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: distance))
    host.advance(by: 0.5)
    host.settle()
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .navigationBarDrawer, .toolbar])
  func `C280: the field under a title slides away before it, and is pulled into view again`(
    placement: SearchFieldPlacement
  ) throws {
    let host = open { Page(placement: placement) }
    let title = try host.find(role: .header, label: "Hives").frame
    #expect(try field(host).frame.minY >= title.maxY)
    scroll(host, by: 40)
    #expect(try host.find(role: .header, label: "Hives").frame == title)
    scroll(host, by: 15)
    #expect(!hasField(host))
    #expect(try host.find(role: .header, label: "Hives").frame.minY > 40)
    scroll(host, by: 60)
    #expect(try host.find(role: .header, label: "Hives").frame.maxY <= 44)
    scroll(host, by: -400)
    #expect(hasField(host))
    #expect(try host.find(role: .header, label: "Hives").frame == title)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C280: a field that is always shown follows the title, and stays below the bar`()
    throws
  {
    let host = open { Page(placement: .navigationBarDrawer(displayMode: .always)) }
    scroll(host, by: 400)
    let frame = try field(host).frame
    #expect(frame.minY >= 44 && frame.maxY <= 96)
    try field(host).tap()
    host.settle()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C280: a field that is always shown is whole where the screen is scrolled`() throws {
    for distance in [30.0, 70, 400] {
      let host = open(.ios26) { Page(placement: .navigationBarDrawer(displayMode: .always)) }
      scroll(host, by: distance)
      let frame = try field(host).frame
      for y in [frame.midY - 9, frame.midY, frame.midY + 9] {
        host.tap(at: CGPoint(x: frame.midX, y: y))
        host.settle()
        #expect(try host.find(label: "Cancel").frame.midX > frame.midX)
        try host.find(label: "Cancel").tap()
        host.settle()
      }
    }
  }

  @Test func `C280: a field that yields becomes lower from its lower edge on`() throws {
    let host = open(.ios26) { Page(placement: .navigationBarDrawer) }
    // The field is 48 points high, its text in the middle.
    let whole = try field(host).frame
    scroll(host, by: 20)
    #expect(hasField(host))
    host.tap(at: CGPoint(x: whole.midX, y: whole.midY + 24 - 6))
    host.settle()
    #expect((try? host.find(label: "Cancel")) == nil)
    host.tap(at: CGPoint(x: whole.midX, y: whole.midY - 24 + 14))
    host.settle()
    #expect(try host.find(label: "Cancel").frame.midX > whole.midX)
  }

  @Test func `C280: the field of a sidebar slides away too, and rows come up to the bar`() throws {
    struct Columns: View {
      let placement: SearchFieldPlacement
      @State private var text = ""
      @State private var count = 0

      var body: some View {
        NavigationSplitView {
          List(0..<60, id: \.self) { _ in Button("row") { count += 1 } }
            .navigationTitle("Hives")
            .searchable(text: $text, placement: placement, prompt: "Find")
        } detail: {
          Text("pressed \(count)")
        }
      }
    }
    for placement in [SearchFieldPlacement.automatic, .sidebar] {
      let host = open(.ios26, width: 1_100) { Columns(placement: placement) }
      let title = try host.find(role: .header, label: "Hives").frame
      #expect(try field(host).frame.minY >= title.maxY)
      host.scroll(at: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: 400))
      host.advance(by: 0.5)
      host.settle()
      #expect(!hasField(host))
      host.tap(at: CGPoint(x: 100, y: 100))
      host.settle()
      #expect(host.text.contains("pressed 1"))
    }
  }

  @Test func `C117: a view of several columns has the field where a stack has it`() throws {
    struct Older: View {
      let count: Int
      @State private var text = ""

      var body: some View {
        if count == 1 {
          NavigationView { first }
        } else {
          NavigationView {
            first
            Text("second")
          }
        }
      }

      private var first: some View {
        List(0..<60, id: \.self) { Text(verbatim: "row \($0)") }
          .listStyle(.grouped)
          .navigationTitle("Hives")
          .searchable(text: $text, prompt: "Find")
      }
    }
    for metrics in [PlatformMetrics.ios26, .iosClassic] {
      let fields = try [1, 2].map { count in
        try field(open(metrics) { Older(count: count) }).frame
      }
      #expect(fields[0] == fields[1])
    }
    let wide = open(.ios26, width: 1_100) { Older(count: 2) }
    #expect(wide.findAll(role: .searchField).count == 1)
    #expect(try field(wide).frame.maxX <= 330)
  }

  @Test func `C280: a search that begins while the screen is scrolled shows its field`() throws {
    struct Bound: View {
      @State private var text = ""
      @State private var isPresented = false

      var body: some View {
        NavigationStack {
          List(0..<60, id: \.self) { _ in Button("row") { isPresented = true } }
            .navigationTitle("Hives")
            .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        }
      }
    }
    let host = open { Bound() }
    scroll(host, by: 400)
    #expect(!hasField(host))
    host.findAll(role: .button, label: "row").first { $0.frame.midY > 300 }?.tap()
    host.settle()
    #expect(try field(host).frame.minY >= 0)
  }

  @Test
  func `C282: a search in a drawer hides the title of a narrow window, unless that is to stay`()
    throws
  {
    for keeps in [false, true] {
      let host = open { Page(keepsBar: keeps) }
      let start = try host.find(label: "row 0").frame.minY
      try field(host).tap()
      host.settle()
      #expect(((try? host.find(role: .header, label: "Hives")) != nil) == keeps)
      #expect(try (host.find(label: "row 0").frame.minY == start) == keeps)
      try host.find(label: "Cancel").tap()
      host.settle()
      #expect(try host.find(role: .header, label: "Hives").frame.minY > 40)
    }
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .toolbar, .sidebar], [900.0, 1_200])
  func `C281: in a wide window the field is in the bar, at its trailing end`(
    placement: SearchFieldPlacement, width: Double
  ) throws {
    for metrics in [PlatformMetrics.ios26, .iosClassic, .macOS26] {
      let host = open(metrics, width: width) { Page(placement: placement) }
      let frame = try field(host).frame
      #expect(frame.maxY <= 64)
      #expect(frame.maxX > width - 80 && frame.minX > width / 2)
      let row = try host.find(label: "row 0").frame
      let bare = open(metrics, width: width) {
        NavigationStack {
          List(0..<60, id: \.self) { Text(verbatim: "row \($0)") }.navigationTitle("Hives")
        }
      }
      #expect(try bare.find(label: "row 0").frame.minY == row.minY)
    }
  }

  @Test func `C281: the field is at the other end from right to left`() throws {
    let host = open(.ios26, width: 900) {
      Page().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try field(host).frame.minX < 80)
  }

  @Test func `C281: a field in the middle is in place of the title`() throws {
    let host = open(.ios26, width: 900) { Page(placement: .toolbarPrincipal) }
    let frame = try field(host).frame
    #expect(frame.maxY <= 64)
    #expect(abs(frame.midX - 450) < 40)
  }

  @Test
  func `C281: suggestions of a field in a bar are a menu over the screen, and can be pressed`()
    throws
  {
    struct Suggested: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List(0..<60, id: \.self) { Text(verbatim: "row \($0)") }
            .navigationTitle("Hives")
            .searchable(text: $text, prompt: "Find")
            .searchSuggestions {
              Text("The oldest, not \(text)").searchCompletion("Ada")
            }
        }
      }
    }
    let host = open(.ios26, width: 900) { Suggested() }
    let row = try host.find(label: "row 0").frame
    try field(host).tap()
    host.settle()
    #expect(try host.find(label: "row 0").frame == row)
    try field(host).type("B")
    host.settle()
    try host.find(role: .button, label: "The oldest, not B").tap()
    host.settle()
    #expect(try field(host).value == "Ada")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [390.0, 900])
  func `C284: suggestions are hidden for the place where the window would have them`(width: Double)
    throws
  {
    struct Placed: View {
      let hidden: SearchSuggestionsPlacement.Set
      @State private var text = ""
      @Environment(\.searchSuggestionsPlacement) private var place

      var body: some View {
        Text(place == .menu ? "menu" : "content")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $text, prompt: "Find")
          .searchSuggestions { Text("A hint") }
          .searchSuggestions(.hidden, for: hidden)
      }
    }
    for (hidden, isShown) in [
      (SearchSuggestionsPlacement.Set.menu, width < 500), (.content, width > 500),
      ([.menu, .content], false),
    ] {
      let host = open(.ios26, width: width) { Placed(hidden: hidden) }
      try field(host).tap()
      host.settle()
      #expect(host.text.contains("A hint") == isShown)
      #expect(host.text.contains(width > 500 ? "menu" : "content"))
    }
  }

  private struct Columns: View {
    var placement = SearchFieldPlacement.automatic
    var isInDetail = false
    @State private var text = ""

    var body: some View {
      if isInDetail {
        split(Text("detail").searchable(text: $text, placement: placement, prompt: "Find"))
      } else {
        split(Text("detail")).searchable(text: $text, placement: placement, prompt: "Find")
      }
    }

    private func split(_ detail: some View) -> some View {
      NavigationSplitView {
        List { Text("Ada") }.navigationTitle("Hives")
      } detail: {
        detail.navigationTitle("Hive")
      }
    }
  }

  @Test
  func `C281: a search of a split view has one field, in the sidebar or in the bar of the detail`()
    throws
  {
    for (metrics, placement, isFirst) in [
      (PlatformMetrics.ios26, SearchFieldPlacement.automatic, true), (.macOS26, .automatic, false),
      (.macOS26, .sidebar, true), (.ios26, .sidebar, true), (.ios26, .toolbar, false),
    ] {
      let host = open(metrics, width: 1_100) { Columns(placement: placement) }
      #expect(host.findAll(role: .searchField).count == 1)
      #expect(try (field(host).frame.maxX <= 330) == isFirst)
    }
  }

  @Test
  func `C281: a search of the detail can be in the sidebar, and is in its own bar without one`()
    throws
  {
    let host = open(.ios26, width: 1_100) { Columns(placement: .sidebar, isInDetail: true) }
    #expect(host.findAll(role: .searchField).count == 1)
    #expect(try field(host).frame.maxX <= 330)
    try host.find(role: .button, label: "Hide Sidebar").tap()
    host.advance(by: 1)
    host.settle()
    #expect(host.findAll(role: .searchField).count == 1)
    #expect(try field(host).frame.minX > 500)
    try host.find(role: .button, label: "Show Sidebar").tap()
    host.advance(by: 1)
    host.settle()
    #expect(try field(host).frame.maxX <= 330)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C281: the search of a split view in a narrow window is that of its first screen`()
    throws
  {
    let host = open(.ios26, width: 390) { Columns() }
    #expect(host.findAll(role: .searchField).count == 1)
    host.size = CGSize(width: 1_100, height: 700)
    host.settle()
    #expect(host.findAll(role: .searchField).count == 1)
  }

  @Test func `C280: rounds of searches in bars leave nothing`() throws {
    let host = open(.ios26, width: 900) { Page() }
    func round() throws {
      host.size = CGSize(width: 390, height: 700)
      host.settle()
      try field(host).tap()
      host.settle()
      host.key(.escape)
      host.size = CGSize(width: 900, height: 700)
      host.settle()
      try field(host).tap()
      host.settle()
      host.key(.escape)
      host.advance(by: 1)
      host.settle()
    }
    try round()
    let live = host.counts.nodesLive
    for _ in 0..<20 { try round() }
    #expect(host.counts.nodesLive == live)
  }
}

/// A search around a presenter.
@MainActor @Suite struct PresentedSearchTests {
  private struct Page<Presented: View>: View {
    @ViewBuilder let presented: Presented
    @State private var query = ""
    var body: some View {
      NavigationStack {
        Text("page").sheet(isPresented: .constant(true)) { presented }.searchable(text: $query)
      }
    }
  }

  private func fields<V: View>(@ViewBuilder _ presented: @escaping () -> V) -> [FoundElement] {
    let host = TestHost.phone(height: 844) { Page(presented: presented) }
    host.advance(by: 2)
    host.settle()
    return host.elements.filter { $0.role == .searchField }
  }

  @Test func `C117, C135: a search is not that of a sheet in it, which has its own`() {
    #expect(fields { NavigationStack { Text("sheet").navigationTitle("In") } }.isEmpty)
    #expect(fields { NavigationStack { Text("sheet").searchable(text: .constant("")) } }.count == 1)
    #expect(fields { Text("sheet").searchable(text: .constant("")) }.count == 1)
  }
}
