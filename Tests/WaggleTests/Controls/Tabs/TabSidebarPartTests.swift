import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct TabSidebarPartTests {
  private func host(_ placement: AdaptableTabBarPlacement) -> TestHost {
    TestHost(size: CGSize(width: 1000, height: 700)) {
      TabView {
        Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
        Tab("Honey", systemImage: "drop") { Text("3 kg") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(placement)
      .tabViewSidebarHeader { Text("Apiary") }
      .tabViewSidebarFooter { Text("Two tabs") }
      .tabViewSidebarBottomBar { Text("Account") }
    }
  }

  @Test
  func `C669: a sidebar has its header above the items, its footer below and its bar at the end`()
    throws
  {
    let host = host(.sidebar)
    let tops = try ["Apiary", "Hives", "Two tabs", "Account"].map {
      try host.find(label: $0).frame.minY
    }
    #expect(tops == tops.sorted() && tops[3] > 600)
  }

  @Test func `C669: a bar shows none of them`() {
    let host = host(.tabBar)
    #expect(["Apiary", "Two tabs", "Account"].allSatisfy { !host.text.contains($0) })
  }
}
