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
        TabSection("Stock") {
          Tab("Honey", systemImage: "drop") { Text("3 kg") }
          Tab("Wax", systemImage: "cube") { Text("1 kg") }
        }
        .sectionActions { Button("New jar", systemImage: "plus") {} }
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

  @Test func `C676: the actions of a section are beside its header, once`() throws {
    let host = host(.sidebar)
    let (header, button) = (
      try host.find(label: "Stock"), try host.find(role: .button, label: "New jar")
    )
    #expect(abs(header.frame.midY - button.frame.midY) < 3 && button.frame.minX > header.frame.maxX)
    #expect(self.host(.tabBar).elements.allSatisfy { $0.label != "New jar" })
  }

  @Test func `C669: a bar shows none of them`() {
    let host = host(.tabBar)
    #expect(["Apiary", "Two tabs", "Account"].allSatisfy { !host.text.contains($0) })
  }
}
