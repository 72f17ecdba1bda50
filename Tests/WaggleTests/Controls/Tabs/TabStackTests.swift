import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Tabs, stacks and searches inside each other.
@MainActor @Suite struct TabStackTests {
  private struct Hives: View {
    @State private var search = ""

    var body: some View {
      TabView {
        Tab("Hives", systemImage: "house") {
          NavigationStack {
            List(0..<90, id: \.self) { hive in
              NavigationLink(value: hive) { Text(verbatim: "hive \(hive)") }
            }
            .navigationTitle("Hives")
            .navigationDestination(for: Int.self) { Text(verbatim: "inside \($0)") }
          }
        }
        Tab("Honey", systemImage: "drop") {
          NavigationStack {
            Text("Honey of \(search)").navigationTitle("Honey").searchable(text: $search)
          }
        }
        Tab("Logs", systemImage: "book") {
          NavigationStack { Text("Logs of \(search)").navigationTitle("Logs") }
            .searchable(text: $search, prompt: "Logs")
        }
      }
    }
  }

  private func open() -> TestHost {
    TestHost.phone(height: 844) { Hives() }
  }

  private func tap(_ label: String, _ host: TestHost) throws {
    try host.find(role: .tab, label: label).tap()
    host.advance(by: 3)
  }

  @Test
  func `C115: another tap on the item goes back to the root of the stack, then scrolls to the top`()
    throws
  {
    let host = open()
    let start = try host.find(label: "hive 0").frame.minY
    host.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 120))
    host.advance(by: 1)
    try host.find(label: "hive 5").tap()
    host.advance(by: 1)
    #expect(host.path == 1)
    try tap("Hives", host)
    #expect(host.path == 0)
    #expect(host.title == "Hives")
    #expect(try host.find(label: "hive 5").frame.minY < start + 300)
    try tap("Hives", host)
    #expect(abs(try host.find(label: "hive 0").frame.minY - start) < 1)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R158: the title of the window and its stack are those of the tab that is shown`()
    throws
  {
    let host = open()
    try host.find(label: "hive 1").tap()
    host.advance(by: 1)
    try tap("Honey", host)
    #expect(host.title == "Honey")
    #expect(host.path == 0)
    try tap("Hives", host)
    #expect(host.path == 1)
  }

  @Test
  func
    `C117: the field of a search is in the bar of the screen, also of a search around the stack`()
    throws
  {
    let host = open()
    for (tab, label) in [("Honey", "Search"), ("Logs", "Logs")] {
      try tap(tab, host)
      let field = try host.find(role: .searchField, label: label)
      #expect(field.frame.minY > 600)
      try field.type("x")
      host.settle()
      #expect(host.text.contains("\(tab) of x"))
      try host.find(label: "Cancel").tap()
      host.settle()
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C114: a screen hides the bar of tabs, also from inside of a stack`() throws {
    let host = TestHost.phone(height: 844) {
      TabView {
        Tab("Hives", systemImage: "house") {
          NavigationStack {
            NavigationLink("Open") { Text("inside").toolbar(.hidden, for: .tabBar) }
          }
        }
        Tab("Honey", systemImage: "drop") { Text("3 kg") }
      }
    }
    #expect((try? host.find(role: .tabBar)) != nil)
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    #expect(host.text.contains("inside"))
    #expect((try? host.find(role: .tabBar)) == nil)
    host.back()
    host.advance(by: 1)
    #expect((try? host.find(role: .tabBar)) != nil)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C114: adaptable tabs are in a sidebar or a bar, and keep their screens`() throws {
    let host = TestHost(size: CGSize(width: 900, height: 600)) {
      TabView {
        Tab("Hives", systemImage: "house") { Text("12 hives") }.badge(2)
        TabSection("Stock") {
          Tab("Honey", systemImage: "drop") { Text("3 kg") }
          Tab("Wax", systemImage: "flame") { Text("1 kg") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
    host.settle()
    #expect(try host.find(role: .header, label: "Stock").frame.maxX < 260)
    #expect(try host.find(role: .tab, label: "Hives").value == "2")
    try tap("Wax", host)
    #expect(host.text.contains("1 kg"))
    try host.find(label: "Hide sidebar").tap()
    host.advance(by: 1)
    #expect((try? host.find(role: .header, label: "Stock")) == nil)
    #expect(host.text.contains("1 kg"))
    #expect(try host.find(role: .tab, label: "Wax").traits.contains(.isSelected))
    try host.find(label: "Show sidebar").tap()
    host.advance(by: 1)
    try tap("Honey", host)
    #expect(host.text.contains("3 kg"))
    host.size = CGSize(width: 390, height: 600)
    host.settle()
    #expect(try host.find(role: .tabBar).frame.minY > 400)
    #expect(host.diagnostics.isEmpty)
  }
}
