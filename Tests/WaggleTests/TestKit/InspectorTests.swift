import Foundation
import Observation
import SwiftUI
import Testing
import Waggle
import WaggleInspector
import WaggleTestKit

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Widths: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Guest: View {
  let name: String
  var body: some View { Text(name).preference(key: Names.self, value: [name]) }
}

@MainActor @Observable private final class Guests {
  var value: [String]
  init(_ value: [String]) { self.value = value }
}

private struct Party: View {
  let guests: Guests

  var body: some View {
    VStack {
      Text("Tonight")
      ForEach(guests.value, id: \.self) { Guest(name: $0) }
      Guest(name: "shadow").preference(key: Names.self, value: ["host"])
    }
    .onPreferenceChange(Names.self) { _ in }
  }
}

@MainActor @Suite struct InspectorTests {
  private let guests = Guests(["Ada", "Eve"])
  private let program: TestHost
  private let inspected: InspectedProgram
  private let model: InspectorModel
  private let inspector: TestHost

  init() {
    let guests = guests
    program = TestHost(size: CGSize(width: 300, height: 200)) { Party(guests: guests) }
    program.settle()
    inspected = InspectedProgram(program.host)
    let model = InspectorModel(inspected, interval: .zero)
    self.model = model
    inspector = TestHost(size: CGSize(width: 400, height: 600)) { InspectorView(model) }
    inspector.settle()
  }

  private func refresh() {
    program.settle()
    model.read()
    inspector.settle()
  }

  @Test func `the list has a row for each view that takes part, and its value`() {
    let names = model.rows.map { "\($0.level) \($0.name) \($0.verb) \($0.value ?? "-")" }
    #expect(
      names == [
        "0 Party observed [\"Ada\", \"Eve\", \"host\"]",
        "1 VStack combined to [\"Ada\", \"Eve\", \"host\"]",
        "2 [Ada] › Guest wrote [\"Ada\"]",
        "2 [Eve] › Guest wrote [\"Eve\"]",
        "2  wrote [\"host\"]",
        "3 Guest wrote, shadowed: not asked -",
      ], "\(names)")
    #expect(inspector.text.contains("[\"Eve\"]"))
  }

  @Test func `all views are listed when they are asked for, texts by what they show`() {
    model.showsAllViews = true
    let names = model.rows.map(\.name)
    #expect(names.contains("“Tonight”") && names.contains("“Ada”"), "\(names)")
  }

  @Test func `it follows the program: rows keep their identity`() throws {
    model.selection = model.rows[3].id
    program.frame { guests.value = ["Bob", "Eve"] }
    refresh()
    #expect(model.selectedRow?.value == "[\"Eve\"]")
    #expect(inspector.text.contains("[\"Bob\"]"))
    program.frame { guests.value = ["Bob"] }
    refresh()
    #expect(model.selectedRow == nil)
  }

  @Test func `rows are folded and unfolded by their buttons`() throws {
    try inspector.find(role: .button, label: "Fold VStack").tap()
    #expect(model.rows.count == 2)
    try inspector.find(role: .button, label: "Unfold VStack").tap()
    #expect(model.rows.count == 6)
  }

  @Test func `the selected view is marked in the program, and the pointed view in the list`() throws
  {
    var mark: CGRect?
    inspected.highlight = { mark = $0 }
    model.selection = model.rows[2].id
    let frame = try program.find(label: "Ada").frame
    #expect(mark == frame)
    inspected.pointer = CGPoint(x: frame.midX, y: frame.midY)
    model.read()
    #expect(model.pointed == model.rows[2].id)
    model.selection = nil
    #expect(mark == nil)
  }

  @Test func `the question is answered for the chosen writer and listener (R058)`() throws {
    try inspector.find(label: "Why?").tap()
    #expect(model.answer?.arrives == true)
    model.writer = try #require(model.writers.last).id
    inspector.settle()
    #expect(
      inspector.text.joined(separator: " ").contains("replaces what the views inside it write"))
  }

  @Test func `what the program reports is listed with its cure`() throws {
    program.frame { guests.value = ["Ada", "Ada"] }
    refresh()
    try inspector.find(label: "Problems (1)").tap()
    #expect(
      inspector.text.contains { $0.hasPrefix("W-") || $0.hasPrefix("E-") }, "\(inspector.text)")
  }

  @Test func `another key is chosen from the keys of the program`() throws {
    let other = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.preference(key: Widths.self, value: 3).onPreferenceChange(Widths.self) { _ in }
        .preference(key: Names.self, value: ["a"]).onPreferenceChange(Names.self) { _ in }
    }
    other.settle()
    let model = InspectorModel(InspectedProgram(other.host))
    #expect(Set(model.keys.map(\.name)) == ["Widths", "Names"])
    for key in model.keys {
      model.key = key.id
      #expect(model.keyName == key.name)
    }
  }

  @Test func `a program that ends leaves a sentence, and nothing of it is held`() {
    weak var freed: ViewHost?
    var other: TestHost? = TestHost(size: CGSize(width: 100, height: 100)) {
      Party(guests: Guests(["Ada"]))
    }
    other?.settle()
    freed = other?.host
    let inspected = InspectedProgram(other!.host)
    let model = InspectorModel(inspected)
    let window = TestHost(size: CGSize(width: 400, height: 600)) { InspectorView(model) }
    window.settle()
    other = nil
    #expect(freed == nil)
    inspected.end()
    model.read()
    window.settle()
    #expect(window.text.contains("The program has ended"))
  }

  @Test func `reading runs no body, counts no reduce and reports nothing in the program`() {
    let before = program.counts
    for _ in 0..<20 { model.read() }
    var after = program.counts
    // Nodes for the keys that only the inspector asks for are made once.
    after.nodesMade = before.nodesMade
    after.nodesLive = before.nodesLive
    #expect(after == before)
    let nodes = program.counts.nodesLive
    for _ in 0..<20 { model.read() }
    #expect(program.counts.nodesLive == nodes)
    #expect(program.diagnostics.map(\.id) == ["N-SHADOW"])
  }

  @Test func `an unchanged program changes nothing in the inspector`() async {
    // The model also reads after frames, in tasks.
    for _ in 0..<20 {
      refresh()
      await Task.yield()
    }
    let bodies = inspector.counts.bodies
    for _ in 0..<20 { refresh() }
    #expect(inspector.counts.bodies == bodies)
  }

  @Test func `a link of the program chooses the page of its inspector`() {
    inspected.requestedPage = .problems
    refresh()
    #expect(model.page == .problems)
    #expect(inspected.requestedPage == nil)
    #expect(inspector.text.contains("No problems"))
  }

  @Test(arguments: [
    ("?inspect", InspectorPage.flow), ("?inspect=why", .why), ("?inspect=problems", .problems),
    ("?inspect=nothing", nil), ("?inspect&open=x", nil), ("https://a.example/?inspect", nil),
    ("//a.example?inspect", nil), ("path?inspect", nil), ("?other", nil), ("?inspects=1", nil),
  ])
  func `only a link that is just the query opens a page of the inspector`(
    link: String, page: InspectorPage?
  ) throws {
    #expect(InspectorPage(try #require(URL(string: link))) == page)
  }

  @Test func `hundreds of rows are made as they are seen`() {
    program.frame { guests.value = (0..<500).map { "Guest \($0)" } }
    let nodes = inspector.counts.nodesMade
    refresh()
    #expect(model.rows.count == 504)
    #expect(inspector.counts.nodesMade - nodes < 20_000, "\(inspector.counts.nodesMade - nodes)")
  }
}
