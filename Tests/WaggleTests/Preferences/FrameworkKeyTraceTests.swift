import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleControls
import WaggleInspector
import WaggleTestKit

private struct Pages: View {
  @State var path: [Int]
  var opensSheet = false

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        List { NavigationLink("One", value: 1) }
          .navigationTitle("Hive")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
          .navigationDestination(for: Int.self) { Cell(number: $0) }
      }
      .tabItem { Label("Hive", systemImage: "star") }
      .sheet(isPresented: .constant(opensSheet)) {
        NavigationStack { Text("Honey").navigationTitle("Jar") }
      }
    }
    .preferredColorScheme(.dark)
  }
}

private struct Cell: View {
  let number: Int

  var body: some View {
    Text("Cell").navigationTitle("Cell \(number)").navigationBarTitleDisplayMode(.inline)
  }
}

private struct NamedTabs: View {
  @State private var selection = "wax"

  var body: some View {
    TabView(selection: $selection) {
      ForEach(["hives", "honey", "wax"], id: \.self) { name in
        Tab(name, systemImage: "hexagon", value: name) { Text("Page of \(name)") }
      }
    }
  }
}

/// Traces of SwiftUI's own keys: titles, toolbars, tabs and the colour scheme are preferences. A trace has their writers and
/// readers, although the values go no further up than the page.
@MainActor @Suite struct FrameworkKeyTraceTests {
  private func host(path: [Int] = [], opensSheet: Bool = false) -> TestHost {
    TestHost.phone {
      Pages(path: path, opensSheet: opensSheet)
    }
  }

  @Test func `the trace of titles has the writers of each screen, and that a screen keeps its own`()
  {
    #expect(
      host(path: [1]).trace(NavigationTitleKey.self) == """
        kept NavigationTitle(title: Text("Cell 1"), mode: inline)  — Pages > TabView > NavigationStack
          · it goes no further up
          observed NavigationTitle(title: Text("Cell 1"), mode: inline)
            transformed to NavigationTitle(title: Text("Cell 1"), mode: inline)  — … > Cell
              transformed to NavigationTitle(title: Text("Cell 1"))
        keeps (not asked: another screen is shown)  — Pages > TabView > NavigationStack
          · it goes no further up
          observed NavigationTitle(title: Text("Hive"))
            transformed to NavigationTitle(title: Text("Hive"))
        """)
  }

  @Test func `the trace of toolbars has the items and their places`() {
    let trace = host().trace(ToolbarKey.self)
    #expect(trace.contains("transformed to ToolbarValue(items: [primaryAction])  — … > .toolbar"))
    #expect(trace.contains("kept ToolbarValue(items: [primaryAction]"), "\(trace)")
  }

  @Test func `the window reads the colour scheme, and a sheet has its own titles`() {
    #expect(
      host().trace(PreferredColorSchemeKey.self) == """
        read Optional(.dark)  — the window
          wrote Optional(.dark)  — Pages
        """)
    let titles = host(opensSheet: true).trace(NavigationTitleKey.self)
    #expect(titles.contains("presents  — ") && titles.contains("Text(\"Jar\")"), "\(titles)")
  }

  @Test func `the items of tabs are a preference that the bar reads, and the trace has each`() {
    let host = TestHost.phone { NamedTabs() }
    #expect(
      host.trace(TabItemsKey.self) == """
        kept [hives, honey, wax, selected]  — NamedTabs > TabView
          · it goes no further up
          read [hives, honey, wax, selected]
            combined to [hives, honey, wax, selected]
              · reduced [hives] + [honey], then + [wax, selected]
              wrote [hives]
              wrote [honey]
              wrote [wax, selected]
        """)
  }

  @Test func `an answer states where a title arrives, and that the screen keeps it`() {
    let host = host(path: [1])
    let titles = host.explain(NavigationTitleKey.self, from: "Cell")
    #expect(
      titles.contains(
        "It arrives: what Cell writes is part of what NavigationStack has: it received NavigationTitle(title: "
      ),
      "\(titles)")
    let items = host.explain(ToolbarKey.self, from: ".toolbar", to: "TabView")
    #expect(items.contains("It does not arrive"), "\(items)")
  }

  @Test func `an inspector shows titles, and for each listener its value`() throws {
    let host = host(path: [1])
    let model = InspectorModel(InspectedProgram(host.host), interval: .zero)
    model.chosenKey = ObjectIdentifier(NavigationTitleKey.self)
    let listeners = model.rows.filter { $0.role == .observed }
    #expect(listeners.count == 2)
    #expect(listeners.allSatisfy { $0.verb == "observed" && $0.reason == nil })
    #expect(model.rows.contains { $0.role == .kept && $0.value?.contains("Cell 1") == true })
    #expect(model.writers.count == 3 && model.answer?.arrives == true)
  }
}
