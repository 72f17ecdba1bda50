import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Observable private final class Apiary {
  var tab = "hives"
  var bees = 0
  var hasQueen = true
  @ObservationIgnored var log: [String] = []
}

private struct Page: View {
  let name: String
  let apiary: Apiary
  @State private var taps = 0

  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }
      .preference(key: Names.self, value: [name])
      .onAppear { apiary.log.append("\(name)+") }
      .onDisappear { apiary.log.append("\(name)-") }
  }
}

private struct Tabs: View {
  @Bindable var apiary: Apiary

  var body: some View {
    TabView(selection: $apiary.tab) {
      Tab("Hives", systemImage: "house", value: "hives") { Page(name: "hives", apiary: apiary) }
        .badge(apiary.bees)
      Tab("Honey", systemImage: "drop", value: "honey") { Page(name: "honey", apiary: apiary) }
      if apiary.hasQueen {
        Tab("Queen", systemImage: "star", value: "queen") { Page(name: "queen", apiary: apiary) }
      }
    }
  }
}

/// The same in the older spelling.
private struct ItemTabs: View {
  @Bindable var apiary: Apiary

  var body: some View {
    TabView(selection: $apiary.tab) {
      Page(name: "hives", apiary: apiary)
        .tabItem { Label("Hives", systemImage: "house") }.badge(apiary.bees).tag("hives")
      Page(name: "honey", apiary: apiary)
        .tabItem {
          Image(systemName: "drop")
          Text("Honey")
        }
        .onAppear {}
        .tag("honey")
      QueenTab(apiary: apiary)
    }
  }
}

/// A view whose body has its item and its tag.
private struct QueenTab: View {
  let apiary: Apiary

  var body: some View {
    Page(name: "queen", apiary: apiary).tabItem { Label("Queen", systemImage: "star") }.tag("queen")
  }
}

@MainActor @Suite struct TabViewTests {
  private func open(
    _ apiary: Apiary, older: Bool = false, size: CGSize = CGSize(width: 390, height: 844)
  ) -> TestHost {
    let host = TestHost(size: size) {
      if older { ItemTabs(apiary: apiary) } else { Tabs(apiary: apiary) }
    }
    host.settle()
    return host
  }

  private func tap(_ label: String, _ host: TestHost) throws {
    try host.find(role: .tab, label: label).tap()
    host.settle()
  }

  @Test(arguments: [false, true])
  func `R158: a tab is built when it is first selected, and stays`(older: Bool) throws {
    let apiary = Apiary()
    let host = open(apiary, older: older)
    #expect(host.preference(Names.self) == ["hives"])
    #expect(try host.find(role: .tab, label: "Hives").traits.contains(.isSelected))
    try tap("Honey", host)
    #expect(apiary.tab == "honey")
    #expect(host.preference(Names.self) == ["hives", "honey"])
    #expect(try host.find(role: .tab, label: "Honey").traits.contains(.isSelected))
    #expect(try !host.find(role: .tab, label: "Hives").traits.contains(.isSelected))
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func
    `M185: a page appears when its tab is first selected, disappears when another one is, and keeps its state`(
      older: Bool
    ) throws
  {
    let apiary = Apiary()
    let host = open(apiary, older: older)
    try host.find(label: "hives 0").tap()
    #expect(apiary.log == ["hives+"])
    try tap("Queen", host)
    #expect(apiary.log == ["hives+", "hives-", "queen+"])
    apiary.log = []
    try tap("Hives", host)
    #expect(host.text.contains("hives 1"))
    #expect(apiary.log == ["hives+", "queen-"])
  }

  @Test func `C115: a selection that no tab has shows the first tab, and is not written`() throws {
    let apiary = Apiary()
    apiary.tab = "wax"
    let host = open(apiary)
    #expect(host.text.contains("hives 0"))
    #expect(apiary.tab == "wax")
    #expect(try host.find(role: .tab, label: "Hives").traits.contains(.isSelected))
    host.frame { apiary.tab = "queen" }
    host.settle()
    #expect(host.text.contains("queen 0"))
    host.frame { apiary.hasQueen = false }
    host.settle()
    #expect(host.text.contains("hives 0"))
    #expect(apiary.tab == "queen")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C115: a tab that the selection cannot name is shown until the selection changes`()
    throws
  {
    let apiary = Apiary()
    let host = TestHost {
      @Bindable var apiary = apiary
      TabView(selection: $apiary.tab) {
        Text("tagged").tabItem { Text("A") }.tag("hives")
        Text("bare").tabItem { Text("B") }
        Text("twice").tabItem { Text("C") }.tag("hives")
      }
    }
    host.settle()
    for (label, page) in [("B", "bare"), ("C", "twice"), ("A", "tagged")] {
      try tap(label, host)
      #expect(host.text.contains(page))
      #expect(apiary.tab == "hives")
    }
    try tap("B", host)
    host.frame { apiary.tab = "wax" }
    host.settle()
    #expect(host.text.contains("tagged"))
  }

  @Test func `C115: another tap on the item scrolls the screen to its top`() throws {
    let host = TestHost {
      TabView {
        Tab("Hives", systemImage: "house") {
          List(0..<90, id: \.self) { Text(verbatim: "hive \($0)") }
        }
        Tab("Honey", systemImage: "drop") {
          VStack {
            ScrollView(.horizontal) { Text("carousel") }
            ScrollView { ForEach(0..<90) { Text(verbatim: "jar \($0)") } }
          }
        }
      }
    }
    host.settle()
    for (tab, row) in [("Hives", "hive 0"), ("Honey", "jar 0")] {
      try tap(tab, host)
      let start = try host.find(label: row).frame.minY
      host.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 90))
      host.settle()
      #expect(try host.find(label: row).frame.minY == start - 90)
      try tap(tab, host)
      host.advance(by: 3)
      #expect(try host.find(label: row).frame.minY == start)
    }
  }

  @Test func `C114: a badge is the value of its tab, and 0 hides it`() throws {
    let apiary = Apiary()
    for older in [false, true] {
      let host = open(apiary, older: older)
      #expect(try host.find(role: .tab, label: "Hives").value == nil)
      host.frame { apiary.bees = 3 }
      host.settle()
      #expect(try host.find(role: .tab, label: "Hives").value == "3")
      #expect(host.text.contains("3"))
      host.frame { apiary.bees = 0 }
      host.settle()
      #expect(try host.find(role: .tab, label: "Hives").value == nil)
    }
  }

  @Test
  func `C114: the bar of a narrow window is 83 points high at the bottom, and 49 in older systems`()
    throws
  {
    for (metrics, height) in [(PlatformMetrics.ios26, 83.0), (.iosClassic, 49)] {
      let host = TestHost.phone(height: 844) {
        TabView {
          Color.red.accessibilityElement().accessibilityIdentifier("page").tabItem { Text("A") }
          Text("b").tabItem { Text("B") }
        }
        .environment(\.platformMetrics, metrics)
      }
      let bar = try host.find(role: .tabBar).frame
      #expect(abs(bar.minY - (844 - height)) < 1e-6)
    }
  }

  @Test func `C114: a wide window has the bar above the screen, with all items`() throws {
    let host = TestHost(size: CGSize(width: 900, height: 700)) {
      TabView { ForEach(0..<7) { i in Text("page").tabItem { Text(verbatim: "T\(i)") } } }
    }
    host.settle()
    #expect(try host.find(role: .tabBar).frame.maxY < 60)
    for i in 0..<7 { try tap("T\(i)", host) }
  }

  @Test func `C114: over five tabs in a narrow window are behind More`() throws {
    let host = TestHost.phone(height: 844) {
      TabView {
        ForEach(0..<7) { i in Text(verbatim: "page \(i)").tabItem { Text(verbatim: "T\(i)") } }
      }
    }
    #expect(throws: (any Error).self) { try host.find(role: .tab, label: "T4") }
    try tap("More", host)
    host.advance(by: 1)
    try host.find(role: .button, label: "T5").tap()
    host.advance(by: 1)
    #expect(host.text.contains("page 5"))
    #expect(try host.find(role: .tab, label: "More").traits.contains(.isSelected))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C114: the arrow keys go from tab to tab, by the direction of the layout`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let apiary = Apiary()
      let host = TestHost { Tabs(apiary: apiary).environment(\.layoutDirection, direction) }
      host.settle()
      let (next, previous): (KeyEquivalent, KeyEquivalent) =
        direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
      host.key(.tab)
      host.key(.tab)
      for expected in ["honey", "queen", "queen"] {
        host.key(next)
        host.settle()
        #expect(apiary.tab == expected)
      }
      host.key(previous)
      host.settle()
      #expect(apiary.tab == "honey")
      host.key(.space)
      #expect(apiary.tab == "honey")
    }
  }

  @Test func `C114: a search is apart at the end, and a hidden tab has no item`() throws {
    let apiary = Apiary()
    let host = TestHost.phone(height: 844) {
      @Bindable var apiary = apiary
      TabView(selection: $apiary.tab) {
        Tab(value: "search", role: .search) { Text("find") }
        TabSection("Work") {
          Tab("Hives", systemImage: "house", value: "hives") { Text("12 hives") }
          Tab("Wax", systemImage: "flame", value: "wax") { Text("1 kg") }.hidden()
        }
      }
    }
    let search = try host.find(role: .tab, label: "Search").frame
    #expect(search.size == CGSize(width: 62, height: 62))
    #expect(abs(search.maxX - (390 - 21)) < 1e-6)
    #expect(throws: (any Error).self) { try host.find(role: .tab, label: "Wax") }
    try tap("Search", host)
    #expect(host.text.contains("find"))
    host.frame { apiary.tab = "wax" }
    host.settle()
    #expect(host.text.contains("1 kg"))
  }

  @Test
  func `C114: the bar is small while the screen scrolls down, and large again at a tap or the top`()
    throws
  {
    let host = TestHost.phone(height: 844) {
      TabView {
        Tab("Hives", systemImage: "house") {
          ScrollView { ForEach(0..<90) { Text(verbatim: "hive \($0)") } }
        }
        Tab("Honey", systemImage: "drop") { Text("3 kg") }
      }
      .tabViewBottomAccessory { AccessoryPlace() }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    #expect(host.text.contains("above"))
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 200))
    host.advance(by: 1)
    #expect(throws: (any Error).self) { try host.find(role: .tab, label: "Honey") }
    #expect(host.text.contains("beside"))
    try tap("Hives", host)
    host.advance(by: 1)
    try tap("Honey", host)
    #expect(host.text.contains("3 kg"))
  }

  @Test func `C115: a thousand rounds leave nothing`() throws {
    for older in [false, true] {
      let apiary = Apiary()
      let host = open(apiary, older: older)
      for tab in ["honey", "queen", "hives"] {
        host.frame { apiary.tab = tab }
        host.settle()
      }
      let counts = host.counts.nodesLive
      for _ in 0..<manyRounds {
        host.frame { apiary.tab = "honey" }
        host.frame { apiary.tab = "hives" }
      }
      host.settle()
      #expect(host.counts.nodesLive == counts)
      let bodies = host.counts.bodies
      host.frame { apiary.tab = "honey" }
      host.settle()
      #expect(host.counts.bodies - bodies < 40)
    }
  }

  @Test func `C115: a host is dropped while another tab is shown, and More is open`() throws {
    for step in 0..<3 {
      var host: TestHost? = TestHost(size: CGSize(width: 390, height: 844)) {
        TabView {
          ForEach(0..<7) { i in Text(verbatim: "page \(i)").tabItem { Text(verbatim: "T\(i)") } }
        }
      }
      host?.settle()
      try host?.find(role: .tab, label: step == 0 ? "T1" : "More").tap()
      if step == 2 { host?.advance(by: 0.1) }
      host = nil
    }
  }
}

private struct AccessoryPlace: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View { Text(placement == .inline ? "beside" : "above") }
}
