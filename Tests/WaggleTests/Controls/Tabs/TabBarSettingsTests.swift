import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Observable private final class Settings {
  var tab = "a"
  var scheme: ColorScheme?
  var isColored = false
  var visibility = Visibility.automatic
  var isStacked = false
}

private struct Scheme: View {
  let name: String
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
}

private struct Page: View {
  let settings: Settings

  var body: some View {
    if settings.isStacked { NavigationStack { plain } } else { plain }
  }

  @ViewBuilder private var plain: some View {
    let page = Scheme(name: "page").navigationTitle("Page A")
      .toolbarColorScheme(settings.scheme, for: .navigationBar, .tabBar)
      .toolbarBackgroundVisibility(settings.visibility, for: .tabBar)
    if settings.isColored { page.toolbarBackground(Color.red, for: .tabBar) } else { page }
  }
}

private struct Tabs: View {
  @Bindable var settings: Settings

  var body: some View {
    TabView(selection: $settings.tab) {
      Tab(value: "a") {
        Page(settings: settings)
      } label: {
        Scheme(name: "item")
      }
      Tab("B", systemImage: "drop", value: "b") { Text("b") }
      Tab("C", systemImage: "star", value: "c") { Text("c") }
    }
  }
}

@MainActor @Suite struct TabBarSettingsTests {
  private func open(
    _ settings: Settings, _ metrics: PlatformMetrics = .ios26, safeBottom: CGFloat = 0
  ) -> TestHost {
    let insets = EdgeInsets(top: 0, leading: 0, bottom: safeBottom, trailing: 0)
    let host = TestHost(size: CGSize(width: 390, height: 844), safeArea: insets) {
      Tabs(settings: settings).environment(\.platformMetrics, metrics)
    }
    host.settle()
    return host
  }

  @Test(arguments: [false, true])
  func `R168: the colour scheme for the bar of tabs is that of the bar of the screen on top`(
    isStacked: Bool
  ) {
    let settings = Settings()
    settings.isStacked = isStacked
    let host = open(settings)
    #expect(host.text.contains("item light") && host.text.contains("page light"))
    host.frame { settings.scheme = .dark }
    host.settle()
    #expect(host.text.contains("item dark") && host.text.contains("page light"))
    host.frame { settings.tab = "b" }
    host.settle()
    #expect(host.text.contains("item light"))
    host.frame { settings.tab = "a" }
    host.settle()
    #expect(host.text.contains("item dark"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R168: settings for the bar of tabs stop at the tabs, and other items are passed up`()
  {
    let host = TestHost.phone(height: 844) {
      NavigationStack {
        TabView {
          Text("a").tabItem { Scheme(name: "inner") }
            .toolbarColorScheme(.dark, for: .tabBar)
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Item") } }
        }
      }
    }
    #expect(host.text == ["Item", "a", "inner dark"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R168: a background for the bar of tabs is drawn behind it, and can be hidden`() {
    for (metrics, floats) in [(PlatformMetrics.ios26, true), (.iosClassic, false)] {
      let settings = Settings()
      let host = open(settings, metrics, safeBottom: 34)
      let bare = host.displayList.description
      host.frame { settings.isColored = true }
      host.settle()
      let colored = host.displayList.description
      #expect(colored != bare)
      host.frame { settings.visibility = .hidden }
      host.settle()
      #expect(host.displayList.description != colored)
      host.frame { settings.isColored = false }
      host.settle()
      if floats { #expect(host.displayList.description == bare) }
    }
  }

  @Test func `C114: the 83 points of the bar contain the safe area of the window`() throws {
    for (metrics, safe) in [(PlatformMetrics.ios26, 0.0), (.ios26, 34), (.iosClassic, 34)] {
      let host = open(Settings(), metrics, safeBottom: safe)
      #expect(try abs(host.find(role: .tabBar).frame.minY - (844 - 83)) < 1e-6)
      try host.find(role: .tab, label: "C").tap()
      host.settle()
      #expect(host.text.contains("c"))
    }
  }

  @Test func `C238: Control-Tab goes to the next tab, and with Shift to the one before`() {
    let settings = Settings()
    let host = open(settings)
    for expected in ["b", "c", "a"] {
      host.key(.tab, modifiers: .control)
      host.settle()
      #expect(settings.tab == expected)
    }
    for expected in ["c", "b", "a"] {
      host.key(.tab, modifiers: [.control, .shift])
      host.settle()
      #expect(settings.tab == expected)
    }
  }

  @Test func `R158: a trace shows what screens say of titles and bars when it is asked for`() {
    let settings = Settings()
    settings.scheme = .dark
    let host = open(settings)
    #expect(host.trace(NavigationTitleKey.self).contains("NavigationTitle(title: Text("))
    #expect(host.trace(ToolbarKey.self).contains("ToolbarValue("))
    let reduces = host.counts.reduces
    host.frame { settings.tab = "b" }
    host.settle()
    #expect(host.counts.reduces == reduces)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R168: a thousand rounds of tabs and settings leave nothing`() {
    let settings = Settings()
    let host = open(settings)
    func round() {
      host.frame { (settings.tab, settings.isColored) = ("b", true) }
      host.frame { (settings.tab, settings.scheme) = ("a", .dark) }
      host.frame { (settings.isColored, settings.scheme) = (false, nil) }
    }
    round()
    host.settle()
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds { round() }
    host.settle()
    #expect(host.counts.nodesLive == live)
    let fresh = open(settings)
    fresh.key(.tab, modifiers: .control)
    fresh.key(.tab, modifiers: [.control, .shift])
    fresh.settle()
    #expect(fresh.displayList.description == host.displayList.description)
  }
}
