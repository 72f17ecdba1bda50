import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Bee: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
  var home: String?
}

@MainActor @Suite struct TableTests {
  private let bees = [
    Bee(id: 1, name: "Maya", age: 12, home: "hive"), Bee(id: 2, name: "Willy", age: 9),
    Bee(id: 3, name: "Cassandra", age: 30),
  ]

  private func host<Content: View>(
    _ metrics: PlatformMetrics = .macOS26, width: CGFloat = 600,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 300)) {
      content().environment(\.platformMetrics, metrics)
    }
    host.settle()
    return host
  }

  private func rows(_ host: TestHost) -> [String] { host.text }

  @Test func `C095: on macOS a header of 28 points is above rows of at least 24`() throws {
    let host = host {
      Table(bees) {
        TableColumn("Name") { Color.red.frame(height: 10).accessibilityIdentifier($0.name) }
        TableColumn("Age") { _ in Color.blue.frame(height: 10) }
      }
    }
    #expect(try host.find(identifier: "Maya").frame.midY == 28 + 12)
    #expect(try host.find(identifier: "Willy").frame.midY == 28 + 24 + 12)
    #expect(try host.find(label: "Age").frame.height == 28)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C095: columns share what those with a width leave`() throws {
    let host = host {
      Table(bees.prefix(1).map { $0 }) {
        TableColumn("A") { _ in Color.red.accessibilityIdentifier("a") }
        TableColumn("B") { _ in Color.red.accessibilityIdentifier("b") }.width(60)
        TableColumn("C") { _ in Color.red.accessibilityIdentifier("c") }.width(min: 20, max: 100)
      }
    }
    let frames = try ["a", "b", "c"].map { try host.find(identifier: $0).frame }
    let (widths, starts): ([CGFloat], [CGFloat]) = ([370, 60, 100], [18, 405, 482])
    #expect(frames.map(\.width) == widths)
    #expect(frames.map(\.minX) == starts)
  }

  @Test func `C095: columns are mirrored, and aligned in their width`() throws {
    let host = host {
      Table(bees.prefix(1).map { $0 }) {
        TableColumn("A") { _ in Color.red.frame(width: 20).accessibilityIdentifier("a") }
        TableColumn("B") { _ in Color.red.frame(width: 20).accessibilityIdentifier("b") }
          .alignment(.trailing)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try host.find(identifier: "a").frame.maxX == 582)
    #expect(try host.find(identifier: "b").frame.minX == 18)
  }

  @Test func `C095: a tap on a header writes the order, and another one turns it`() throws {
    let order = Knob([KeyPathComparator(\Bee.name)])
    let host = host {
      Turned(order) { value in
        Table(bees.sorted(using: value), sortOrder: order.projected) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
          TableColumn("Home") { Text($0.home ?? "none") }
        }
      }
    }
    let names = { host.text.filter { text in self.bees.contains { $0.name == text } } }
    #expect(names() == ["Cassandra", "Maya", "Willy"])
    let age = try host.find(role: .button, label: "Age")
    age.tap()
    host.settle()
    #expect(names() == ["Willy", "Maya", "Cassandra"])
    #expect(order.value.map(\.keyPath) == [\Bee.age, \Bee.name])
    try host.find(role: .button, label: "Age").tap()
    host.settle()
    #expect(names() == ["Cassandra", "Maya", "Willy"])
    #expect(order.value.map(\.order) == [.reverse, .forward])
    #expect(try host.find(role: .button, label: "Age").value == "descending")
    #expect(throws: (any Error).self) { try host.find(role: .button, label: "Home") }
  }

  @Test func `C095: a header is reached and pressed by keys`() throws {
    let order = Knob([KeyPathComparator(\Bee.name)])
    let host = host {
      Turned(order) { _ in
        Table(bees, sortOrder: order.projected) { TableColumn("Name", value: \.name) }
      }
    }
    host.key(.tab)
    host.key(.space)
    host.settle()
    #expect(order.value.map(\.order) == [.reverse])
  }

  @Test func `C087, C095: a click selects a row by its id, keys move the selection`() throws {
    let (one, many) = (Knob<Int?>(nil), Knob(Set<Int>()))
    let first = host {
      Turned(one) { _ in
        Table(bees, selection: one.projected) { TableColumn("Name", value: \.name) }
      }
    }
    try first.find(role: .row, label: "Willy").tap()
    first.settle()
    #expect(one.value == 2)
    let second = host {
      Turned(many) { _ in
        Table(of: Bee.self, selection: many.projected) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(bees[0])
          ForEach(bees.dropFirst()) { TableRow($0) }
        }
      }
    }
    try second.find(role: .row, label: "Maya").tap()
    second.settle()
    #expect(many.value == [1])
    second.key("a", modifiers: .command)
    second.settle()
    #expect(many.value == [1, 2, 3])
    #expect(second.diagnostics.isEmpty)
  }

  @Test func `C095: in a narrow window the first column is shown alone, except on macOS`() {
    func texts(_ metrics: PlatformMetrics, _ width: CGFloat) -> [String] {
      host(metrics, width: width) {
        Table([bees[0]]) {
          TableColumn("Name", value: \.name).width(80)
          TableColumn("Age") { Text(verbatim: "\($0.age)") }
        }
      }
      .text
    }
    #expect(texts(.ios26, 390) == ["Maya"])
    #expect(texts(.ios26, 900) == ["Name", "Age", "Maya", "12"])
    #expect(texts(.macOS26, 390) == ["Name", "Age", "Maya", "12"])
  }

  @Test func `C095: the header can be hidden`() {
    let host = host {
      Table(bees) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)
    }
    #expect(host.text == ["Maya", "Willy", "Cassandra"])
  }

  @Test
  func `C095: columns of a collection, of a condition and of two types are beside each other`() {
    let (isLong, order) = (Knob(true), Knob([KeyPathComparator(\Bee.name)]))
    let host = host {
      Turned(isLong) { isLong in
        Turned(order) { _ in
          Table([bees[0]], sortOrder: order.projected) {
            TableColumn("Name", value: \.name)
            TableColumnForEach(0..<2) { number in
              TableColumn("c\(number)") { Text(verbatim: "\($0.age + number)") }
            }
            if isLong { TableColumn("Home") { Text($0.home ?? "none") } }
          }
        }
      }
    }
    #expect(host.text == ["Name", "c0", "c1", "Home", "Maya", "12", "13", "hive"])
    isLong.value = false
    host.settle()
    #expect(host.text == ["Name", "c0", "c1", "Maya", "12", "13"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C095: every other row is darker, also after a row came in above`() {
    let data = Knob(bees)
    func stripes(_ host: TestHost) -> Int {
      host.displayList.description.components(separatedBy: "@0.04").count - 1
    }
    let host = host {
      Turned(data) { data in
        Table(data) { TableColumn("Name", value: \.name) }.environment(\.colorScheme, .light)
      }
    }
    #expect(stripes(host) == 1)
    data.value.insert(Bee(id: 9, name: "Flip", age: 1), at: 0)
    host.settle()
    #expect(stripes(host) == 2)
    #expect(host.text.dropFirst() == ["Flip", "Maya", "Willy", "Cassandra"])
  }

  @Test func `C095: of 100,000 rows those near the window exist`() {
    func counts(_ size: Int) -> (bodies: Int, nodes: Int) {
      let data = (0..<size).map { Bee(id: $0, name: "bee", age: $0) }
      let host = host {
        Table(data) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text(verbatim: "\($0.age)") }
        }
      }
      return (host.counts.bodies, host.counts.nodesMade)
    }
    let (few, many) = (counts(100), counts(100_000))
    #expect(few == many)
  }

  @Test func `C095: widths that are not numbers are left to the table`() {
    let host = host {
      Table(bees) {
        TableColumn("Name", value: \.name).width(.nan)
        TableColumn("Name", value: \.name).width(-4)
        TableColumn("Name", value: \.name).width(min: 90, ideal: 10, max: 20)
      }
    }
    #expect(host.text.filter { $0 == "Maya" }.count == 3)
  }
}
