import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Bee: Identifiable, Hashable {
  let id: String
}

/// What Apple's documentation of dragging the rows of lists and tables says.
@MainActor @Suite("Dragging rows")
struct RowDraggingTests {
  private struct Beds: View {
    let log: Log
    let selection: Set<Int>

    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(height: 100)
          .dropDestination(for: String.self) { words, _ in
            log.add(words.joined(separator: " "))
            return true
          }
        List(selection: .constant(selection)) {
          ForEach(0..<100) { number in
            Text(verbatim: "row \(number)").draggable("\(number)")
          }
        }
      }
    }
  }

  private func drag(_ label: String, selection: Set<Int>) throws -> String {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      Beds(log: log, selection: selection)
    }
    host.settle()
    let row = try host.find(label: label).frame
    host.drag(from: at(row.midX, row.midY), to: at(150, 50))
    host.settle()
    return log.entries.joined(separator: ", ")
  }

  @Test func `with a selected row all selected ones are dragged, in their order`() throws {
    #expect(try drag("row 2", selection: [4, 1, 2]) == "1 2 4")
  }

  @Test func `a selected row that is not on the screen is dragged too`() throws {
    #expect(try drag("row 2", selection: [60, 2]) == "2 60")
  }

  @Test func `a row that is not selected is dragged alone`() throws {
    #expect(try drag("row 3", selection: [4, 1]) == "3")
  }

  private struct Empty: View {
    @State private var flowers: [String] = []
    let isInSection: Bool
    let usesProviders: Bool

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("Heather")
        List {
          if isInSection {
            Section("Beds") { loop }
            Section("More") { Text("last") }
          } else {
            loop
          }
        }
      }
    }

    @ViewBuilder private var loop: some View {
      if usesProviders {
        ForEach(flowers, id: \.self) { Text($0) }
          .onInsert(of: [.plainText]) { offset, _ in flowers.insert("thing", at: offset) }
      } else {
        ForEach(flowers, id: \.self) { Text($0) }
          .dropDestination(for: String.self) { flowers.insert(contentsOf: $0, at: $1) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `what is dropped in a list without rows is its first row`(usesProviders: Bool) {
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      Empty(isInSection: false, usesProviders: usesProviders)
    }
    host.settle()
    host.drag(from: at(150, 50), to: at(150, 300))
    host.settle()
    #expect(host.text == [usesProviders ? "thing" : "Heather"])
  }

  @Test func `what is dropped on the header of a section without rows is its first row`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      Empty(isInSection: true, usesProviders: false)
    }
    host.settle()
    let header = try host.find(label: "Beds").frame
    host.drag(from: at(150, 50), to: at(150, 560))
    host.settle()
    #expect(host.text == ["Beds", "More", "last"])
    host.drag(from: at(150, 50), to: at(150, header.midY))
    host.settle()
    #expect(host.text == ["Beds", "Heather", "More", "last"])
  }

  private struct Hive: View {
    let log: Log
    @State private var bees = ["Maya", "Willy"].map { Bee(id: $0) }

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("Flip")
          .dropDestination(for: String.self) { words, _ in
            log.add(words.joined(separator: " "))
            return true
          }
        Table(of: Bee.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          ForEach(bees) { bee in TableRow(bee).draggable("bee \(bee.id)") }
            .dropDestination(for: String.self) { offset, names in
              bees.insert(contentsOf: names.map { Bee(id: $0) }, at: offset)
            }
          TableRow(Bee(id: "Queen"))
            .itemProvider { NSItemProvider(object: "the queen" as NSString) }
            .dropDestination(for: String.self) { log.add("queen gets \($0.joined())") }
        }
      }
    }
  }

  @Test func `rows of a table are dragged, and things are dropped on and between them`() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      Hive(log: log).environment(\.platformMetrics, .macOS26)
    }
    host.settle()
    let willy = try host.find(label: "Willy").frame
    host.drag(from: at(willy.midX, willy.midY), to: at(150, 50))
    host.settle()
    #expect(log.entries == ["bee Willy"])
    host.drag(from: at(150, 50), to: at(willy.midX, willy.midY - 4))
    host.settle()
    #expect(host.text.filter { $0.count > 3 } == ["Name", "Maya", "Flip", "Willy", "Queen"])
    let queen = try host.find(label: "Queen").frame
    host.drag(from: at(150, 50), to: at(queen.midX, queen.midY))
    host.settle()
    #expect(log.entries.last == "queen gets Flip")
  }
}
