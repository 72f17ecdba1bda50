import Foundation
import SwiftUI
import Testing
import WaggleTestKit

// A branch without a statement, in the closures of every builder. That this compiles is half of each test.

private struct Hive: Identifiable { let id: Int }

private struct InForEach: View {
  var body: some View {
    VStack {
      ForEach(0...2, id: \.self) { number in
        if number == 1 {} else { Text("range \(number)") }
      }
      ForEach(0..<2) { number in
        if number == 1 { Text("constant \(number)") } else {}
      }
      ForEach([Hive(id: 1), Hive(id: 2)]) { hive in
        switch hive.id {
        case 1: Text("hive")
        default: EmptyView()
        }
      }
      ForEach([Hive(id: 1), Hive(id: 2)]) { hive in
        if hive.id == 1 {} else if hive.id == 2 { Text("second") } else {}
      }
      ForEach(0..<2) { _ in }
    }
  }
}

private struct InTabs: View {
  let isShort: Bool

  var body: some View {
    TabView {
      Tab("One", systemImage: "star") { Text("one") }
      if isShort {} else { Tab("Two", systemImage: "star") { Text("two") } }
      ForEach(0..<2, id: \.self) { number in
        if number == 1 { Tab("More", systemImage: "star") { Text("more") } } else {}
      }
    }
  }
}

private struct Items: ToolbarContent {
  let isShort: Bool

  var body: some ToolbarContent {
    if isShort {} else { ToolbarItem { Button("Item") {} } }
  }
}

private struct InToolbar: View {
  let isShort: Bool

  var body: some View {
    NavigationStack {
      Text("page")
        .toolbar { Items(isShort: isShort) }
        .toolbar { if isShort {} else { Button("Plain") {} } }
        .toolbar { if isShort {} else { ToolbarItem { Button("Other") {} } } }
        .toolbar {}
    }
  }
}

private struct InTable: View {
  let isShort: Bool

  var body: some View {
    Table(of: Hive.self) {
      TableColumn("Number") { Text("number \($0.id)") }
      if isShort {} else { TableColumn("Bees") { Text("bees \($0.id)") } }
    } rows: {
      TableRow(Hive(id: 1))
      if isShort {} else { TableRow(Hive(id: 2)) }
    }
  }
}

/// Branches without a statement that come before what says what selects a tab.
private struct FirstInTabs: View {
  let isShort: Bool
  @State private var selection = 9

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "star", value: 9) { Text("home") }
      ForEach([Hive(id: 0), Hive(id: 1)]) { hive in
        if hive.id == 0 {} else { Tab("Hive \(hive.id)", systemImage: "star", value: hive.id) {} }
      }
      ForEach(2..<6, id: \.self) { number in
        if number == 2 {
        } else if number == 3 {
        } else if number == 4 {
          Tab("Number \(number)", systemImage: "star", value: number) {}
        } else {
        }
      }
      TabSection {
        if isShort {} else { Tab("Section", systemImage: "star", value: 6) {} }
      }
      TabSection {
        if isShort {}
        Tab("Last", systemImage: "star", value: 7) {}
      }
    }
  }
}

private struct FirstInTable: View {
  let isShort: Bool

  var body: some View {
    Table(of: Hive.self) {
      TableColumn("Number") { Text("number \($0.id)") }
    } rows: {
      ForEach([Hive(id: 0), Hive(id: 1)]) { hive in
        if hive.id == 0 {} else { TableRow(hive) }
      }
      ForEach(2..<6, id: \.self) { number in
        if number == 2 {
        } else if number == 3 {
        } else if number == 4 {
          TableRow(Hive(id: number))
        } else {
        }
      }
      Section {
        if isShort {} else { TableRow(Hive(id: 6)) }
      } header: {
        Text("header")
      }
      Section("Title") {
        if isShort {}
        TableRow(Hive(id: 7))
      }
      DisclosureTableRow(Hive(id: 8), isExpanded: .constant(true)) {
        if isShort {} else { TableRow(Hive(id: 9)) }
      }
    }
  }
}

private struct Orders: Commands {
  let isShort: Bool

  var body: some Commands {
    if isShort {} else { CommandMenu("Hive") { Button("Open") {} } }
  }
}

@MainActor @Suite struct EmptyBranchTests {
  private func text<V: View>(_ view: V) -> [String] {
    let host = TestHost(size: CGSize(width: 800, height: 600)) { view }
    host.settle()
    #expect(host.diagnostics.isEmpty)
    return host.text
  }

  @Test func `R022: an empty branch in a loop makes no view`() {
    #expect(text(InForEach()) == ["range 0", "range 2", "constant 1", "hive", "second"])
  }

  @Test(arguments: [true, false])
  func `C115: an empty branch among tabs makes no tab`(isShort: Bool) {
    let tabs = text(InTabs(isShort: isShort))
    #expect(tabs.contains("Two") == !isShort)
    #expect(tabs.count { $0 == "More" } == 1)
  }

  @Test(arguments: [true, false])
  func `C115: an empty first branch in a loop or a section makes no tab`(isShort: Bool) {
    let tabs = text(FirstInTabs(isShort: isShort))
    let some = ["Home", "Hive 1", "Number 4", "Section", "Last"].filter(tabs.contains)
    #expect(some == ["Home", "Hive 1", "Number 4"] + (isShort ? [] : ["Section"]) + ["Last"])
    #expect(!tabs.contains("Hive 0") && !tabs.contains("Number 2"))
  }

  @Test(arguments: [true, false])
  func `C095: an empty first branch in a loop or a section makes no row`(isShort: Bool) {
    let rows = text(FirstInTable(isShort: isShort)).filter { $0.hasPrefix("number") }
    #expect(rows == (isShort ? [1, 4, 7, 8] : [1, 4, 6, 7, 8, 9]).map { "number \($0)" })
  }

  @Test(arguments: [true, false])
  func `C100: an empty branch among items of a bar makes no item`(isShort: Bool) {
    let items = Set(text(InToolbar(isShort: isShort)))
    #expect(items.isSuperset(of: ["Item", "Plain", "Other"]) == !isShort)
    #expect(items.contains("page"))
  }

  @Test(arguments: [true, false])
  func `C095: an empty branch among rows and columns of a table makes neither`(isShort: Bool) {
    let cells = text(InTable(isShort: isShort))
    #expect(cells.contains("bees 1") == !isShort)
    #expect(cells.contains("number 2") == !isShort)
  }

  @Test func `an empty branch among commands compiles`() {
    _ = Orders(isShort: true).body
  }
}
