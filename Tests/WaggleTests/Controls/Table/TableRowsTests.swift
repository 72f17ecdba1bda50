import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Place: Identifiable, Hashable {
  let id: String
  var count = 0
  var inside: [Place]?
}

private let tree = [
  Place(
    id: "Garden", count: 1,
    inside: [Place(id: "Hive", inside: [Place(id: "Bee")]), Place(id: "Pond")]),
  Place(id: "Meadow", count: 2),
]

private struct Sections: View {
  var body: some View {
    Table(of: Place.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      Section("North") { ForEach(tree) }
      Section {
        TableRow(Place(id: "Lake"))
      } header: {
        Text("South")
      } footer: {
        Text("The end")
      }
    }
  }
}

private struct Disclosed: View {
  let tally: Tally
  @State private var isExpanded = false

  var body: some View {
    Table(of: Place.self) {
      TableColumn("Name") { Counted(tally: tally, text: $0.id) }
    } rows: {
      DisclosureTableRow(Place(id: "Bound"), isExpanded: $isExpanded) {
        TableRow(Place(id: "Inner"))
      }
      ForEach(tree) { place in
        DisclosureTableRow(place) { ForEach(place.inside ?? []) }
      }
    }
  }

  private struct Counted: View {
    let tally: Tally
    let text: String
    var body: some View {
      let _ = tally.count += 1
      Text(text)
    }
  }
}

private struct Outline: View {
  @State private var selection: String?

  var body: some View {
    VStack {
      Table(tree, children: \.inside, selection: $selection) {
        TableColumn("Name", value: \.id)
      }
      Text("Selected \(selection ?? "none")")
    }
  }
}

private struct Customized: View {
  @State private var customization = TableColumnCustomization<Place>()
  var shared: (TableColumnCustomization<Place>) -> Void = { _ in }

  var body: some View {
    Table(tree, columnCustomization: $customization) {
      TableColumn("Name", value: \.id).customizationID("name")
        .disabledCustomizationBehavior(.visibility)
      TableColumn("Count") { Text("n\($0.count)") }.customizationID("count")
      TableColumn("Size") { Text("s\($0.count)") }.customizationID("size")
        .defaultVisibility(.hidden)
    }
    .onChange(of: customization) { shared($1) }
  }
}

private struct Menus: View {
  let log: Log
  @State private var selection: Set<Int> = []

  var body: some View {
    List(0..<4, selection: $selection) { Text("Flower \($0)") }
      .contextMenu(forSelectionType: Int.self) { flowers in
        Button("Pick \(flowers.sorted().map(String.init).joined(separator: ","))") {}
      } primaryAction: {
        log.add("open \($0.sorted())")
      }
  }
}

@MainActor private final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

extension TestHost {
  /// The frame of the first element with a label.
  fileprivate func textFrame(_ label: String) throws -> CGRect { try find(label: label).frame }
}

@MainActor @Suite struct TableRowsTests {
  private func open<Content: View>(
    width: CGFloat = 900, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 600), content: content)
    host.settle()
    return host
  }

  @Test func `C270: rows are in sections with headers and footers`() throws {
    let host = open { Sections() }
    #expect(host.text == ["Name", "North", "Garden", "Meadow", "South", "Lake", "The end"])
  }

  @Test func `C271: a row shows and hides those inside it, which are not made before`() throws {
    let tally = Tally()
    let host = open { Disclosed(tally: tally) }
    #expect(!host.text.contains("Inner") && !host.text.contains("Hive"))
    let before = tally.count
    try host.find(role: .button, label: "Expand").tap()
    host.settle()
    #expect(host.text.contains("Inner"))
    #expect(tally.count == before + 1)
    try host.find(role: .button, label: "Collapse").tap()
    host.settle()
    #expect(!host.text.contains("Inner"))
  }

  @Test func `C271: rows inside others are indented, at each level more`() throws {
    let host = open { Outline() }
    func expand() throws {
      try host.find(role: .button, label: "Expand").tap()
      host.settle()
    }
    try expand()
    #expect(host.text.contains("Pond"))
    try expand()
    #expect(host.text.contains("Bee"))
    let starts = ["Garden", "Hive", "Bee", "Meadow"].map { start(of: $0, in: host) }
    #expect(starts[1] - starts[0] == 16 && starts[2] - starts[1] == 16, "\(starts)")
    #expect(starts[3] == starts[0])
  }

  @Test func `C271: rows of a tree are selected by their ids`() throws {
    let host = open { Outline() }
    try host.find(role: .button, label: "Expand").tap()
    host.settle()
    let frame = try host.textFrame("Pond")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.settle()
    #expect(host.text.contains("Selected Pond"))
  }

  @Test func `C271: a table of 100,000 expandable rows makes those that are seen`() throws {
    let places = (0..<100_000).map { Place(id: "\($0)", inside: [Place(id: "in \($0)")]) }
    let host = open {
      Table(places, children: \.inside) { TableColumn("Name", value: \.id) }
    }
    #expect(host.counts.bodies < 3_000, "\(host.counts.bodies)")
  }

  @Test func `C272: columns are hidden by default, by the program and by the menu`() throws {
    var last = TableColumnCustomization<Place>()
    let host = open { Customized { last = $0 } }
    #expect(host.text.contains("n1") && !host.text.contains("s1"))
    host.secondaryClick(at: CGPoint(x: 500, y: 15))
    host.settle()
    try host.find(label: "Size").tap()
    host.settle()
    #expect(host.text.contains("s1"))
    #expect(last[visibility: "size"] == .visible)
    let data = try JSONEncoder().encode(last)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Place>.self, from: data) == last)
  }

  /// Where a text is drawn, from the leading edge.
  private func start(of text: String, in host: TestHost) -> Double {
    let lines = host.displayList.description.split(separator: "\n")
    let line = lines.first { $0.contains("\"\(text)\"") } ?? ""
    return line.drop { $0 != "(" }.dropFirst().split(separator: " ").first.flatMap { Double($0) }
      ?? .nan
  }

  private func json(_ value: TableColumnCustomization<Place>) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  @Test func `C272: a label that is dragged over another takes its place`() throws {
    var last = TableColumnCustomization<Place>()
    let host = open { Customized { last = $0 } }
    let (name, count) = (try host.textFrame("Name"), try host.textFrame("Count"))
    #expect(name.minX < count.minX)
    host.drag(
      from: CGPoint(x: name.midX, y: name.midY), to: CGPoint(x: name.midX + 420, y: name.midY))
    host.settle()
    #expect(try host.textFrame("Name").minX > host.textFrame("Count").minX)
    #expect(try json(last).contains(#""order":["count","name"]"#))
  }

  @Test func `C273: a divider that is dragged gives its column another width`() throws {
    var last = TableColumnCustomization<Place>()
    let host = open { Customized { last = $0 } }
    let count = try host.textFrame("Count")
    let divider = CGPoint(x: count.minX - 8, y: count.midY)
    host.drag(from: divider, to: CGPoint(x: divider.x - 100, y: divider.y))
    host.settle()
    #expect(abs(try host.textFrame("Count").minX - (count.minX - 100)) < 1.5)
    #expect(try json(last).contains(#""name":{"width":"#))
  }

  @Test func `C095: a style says whether every other row is darker`() throws {
    func drawing(_ alternates: Bool) -> String {
      open {
        Table(tree) { TableColumn("Name", value: \.id) }
          .tableStyle(.inset(alternatesRowBackgrounds: alternates))
      }.displayList.description
    }
    #expect(drawing(true) != drawing(false))
  }

  @Test func `C274: the menu is for the selected rows, or for the one that is pressed`() throws {
    let host = open(width: 390) { Menus(log: Log()) }
    func menu(over text: String) throws -> [String] {
      let frame = try host.textFrame(text)
      host.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
      host.settle()
      let items = host.findAll(role: .button).compactMap(\.label).filter { $0.hasPrefix("Pick") }
      host.key(.escape)
      host.settle()
      return items
    }
    #expect(try menu(over: "Flower 2") == ["Pick 2"])
  }

  @Test func `C274: a tap performs the action, and Return does for what is selected`() throws {
    let log = Log()
    let host = open(width: 390) { Menus(log: log) }
    let frame = try host.textFrame("Flower 1")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.settle()
    #expect(log.entries == ["open [1]"])
  }
}
