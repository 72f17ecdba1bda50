import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What users and programs change of tabs in a sidebar (C287).
@MainActor @Suite struct TabCustomizationTests {
  @MainActor @Observable final class Model {
    var customization = TabViewCustomization()
    var selection = "home"
  }

  private struct Tabs: View {
    @Bindable var model: Model
    var isCustomized = true
    var placement = AdaptableTabBarPlacement.sidebar

    var body: some View {
      TabView(selection: $model.selection) {
        Tab("Home", systemImage: "house", value: "home") { Text("at home") }
          .customizationID("home").customizationBehavior(.disabled)
        Tab("News", systemImage: "book", value: "news") { Text("the news") }
          .customizationID("news").defaultVisibility(.hidden, for: .tabBar)
        TabSection("Stock") {
          Tab("Honey", systemImage: "drop", value: "honey") { Text("3 kg") }
            .customizationID("honey").customizationBehavior(.reorderable)
          Tab("Wax", systemImage: "cube", value: "wax") { Text("1 kg") }
            .customizationID("wax").customizationBehavior(.reorderable)
        }
        .customizationID("stock")
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(placement)
      .tabViewCustomization(isCustomized ? $model.customization : nil)
    }
  }

  private func open(
    _ model: Model, width: CGFloat = 1_000, isCustomized: Bool = true,
    _ placement: AdaptableTabBarPlacement = .sidebar
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700)) {
      Tabs(model: model, isCustomized: isCustomized, placement: placement)
    }
    host.settle()
    return host
  }

  private func tabs(_ host: TestHost) -> [String] {
    host.elements.filter { $0.role == .tab }.compactMap(\.label)
  }

  @Test
  func `C287: tabs are seen in the sidebar and in the bar as they say, unless that is changed`() {
    let model = Model()
    #expect(tabs(open(model)) == ["Home", "News", "Honey", "Wax"])
    #expect(tabs(open(model, .tabBar)) == ["Home", "Honey", "Wax"])
    #expect(tabs(open(model, isCustomized: false, .tabBar)) == ["Home", "Honey", "Wax"])
    #expect(tabs(open(model, width: 390)) == ["Home", "News", "Honey", "Wax"])
    model.customization[tab: "news"].tabBarVisibility = .visible
    model.customization[tab: "wax"].sidebarVisibility = .hidden
    model.customization[tab: "home"].sidebarVisibility = .hidden
    model.customization[section: "stock"].tabOrder = ["wax", "honey"]
    #expect(tabs(open(model)) == ["Home", "News", "Honey"])
    #expect(tabs(open(model, .tabBar)) == ["Home", "News", "Wax", "Honey"])
    model.customization.resetVisibility()
    model.customization[section: "stock"].resetTabOrder()
    #expect(model.customization == TabViewCustomization())
  }

  @Test func `C287: tabs are hidden and moved in the sidebar`() throws {
    let model = Model()
    let host = open(model)
    try host.find(role: .button, label: "Edit").tap()
    host.settle()
    #expect(host.elements.filter { $0.label == "Move up" }.count == 2)
    try host.find(label: "News").tap()
    host.settle()
    #expect(model.customization[tab: "news"].sidebarVisibility == .hidden)
    try host.find(role: .button, label: "Move down").tap()
    host.settle()
    #expect(model.customization[section: "stock"].tabOrder == ["wax", "honey"])
    try host.find(role: .button, label: "Done").tap()
    host.settle()
    #expect(tabs(host) == ["Home", "Wax", "Honey"])
    #expect(host.text.contains("at home"))
    #expect(host.diagnostics.isEmpty)
    host.frame { model.customization = TabViewCustomization() }
    host.settle()
    #expect(tabs(host) == ["Home", "News", "Honey", "Wax"])
  }

  @Test func `C287: without a customization there is nothing to edit`() {
    let host = open(Model(), isCustomized: false)
    #expect((try? host.find(role: .button, label: "Edit")) == nil)
  }

  @Test func `C287: a customization is coded, and stored under a key`() throws {
    var customization = TabViewCustomization()
    customization[tab: "news"].sidebarVisibility = .hidden
    customization[section: "stock"].tabOrder = ["wax"]
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)

    struct Stored: View {
      @AppStorage("C287.tabs") var customization: TabViewCustomization
      var body: some View {
        let isHidden = customization[tab: "news"].sidebarVisibility == .hidden
        Button(isHidden ? "hidden" : "shown") {
          customization[tab: "news"].sidebarVisibility = .hidden
        }
      }
    }
    let store = try #require(UserDefaults(suiteName: "C287.\(UUID())"))
    for text in ["shown", "hidden"] {
      let host = TestHost { Stored().defaultAppStorage(store) }
      host.settle()
      #expect(host.text == [text])
      try host.find(label: text).tap()
      host.settle()
      #expect(host.text == ["hidden"])
    }
  }
}
