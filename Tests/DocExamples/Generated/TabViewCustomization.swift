// swift-format-ignore-file
// Made by `make examples` from the examples of TabViewCustomization.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: View {
  @AppStorage("tabs") private var customization: TabViewCustomization

  var body: some View {
    TabView {
      Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
        .customizationID("hives")
      TabSection("Stock") {
        Tab("Honey", systemImage: "drop") { Text("3 kg") }
          .customizationID("honey")
          .customizationBehavior(.reorderable)
        Tab("Wax", systemImage: "cube") { Text("1 kg") }
          .customizationID("wax")
      }
      .customizationID("stock")
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}
