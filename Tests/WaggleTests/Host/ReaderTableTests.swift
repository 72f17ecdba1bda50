import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleWindow

/// Tables and long lists, as a screen reader finds them in a window.
@MainActor @Suite struct ReaderTableTests {
  struct Book: Identifiable {
    let id: Int
    var title: String
    var pages: Int
    var isRead = false
  }

  @Observable final class Shelf {
    var books = [
      Book(id: 1, title: "Honey", pages: 120), Book(id: 2, title: "Wax", pages: 80),
      Book(id: 3, title: "Combs", pages: 240),
    ]
    var chosen: Set<Int> = []
  }

  private struct Library: View {
    @Bindable var shelf: Shelf

    var body: some View {
      Table($shelf.books, selection: $shelf.chosen) {
        TableColumn("Title") { book in Text(book.wrappedValue.title) }
        TableColumn("Pages") { book in Text("\(book.wrappedValue.pages)") }
        TableColumn("Read") { book in Toggle("Read", isOn: book.isRead).labelsHidden() }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test func `C753: a table has the labels of its columns, and rows with a cell in each column`()
    throws
  {
    let window = try ReadWindow { Library(shelf: Shelf()) }
    #expect(
      window.outline.prefix(9) == [
        "columnHeader Title", "columnHeader Pages", "columnHeader Read", "table Table",
        "  tableRow Honey, 120, Read", "    cell Honey", "    cell 120", "    cell Read",
        "      toggle Read",
      ], "\(window.outline)")
    let table = try window.find(.table)
    #expect(table.columnCount == 3 && table.rows.count == 3)
    let cell = try #require(table.cell(row: 1, column: 1))
    #expect(cell.element.name == "80" && cell.table === table && cell.column == 1)
    #expect(table.cell(row: 3, column: 0) == nil && table.cell(row: 0, column: 3) == nil)
    let header = try #require(window.reader.header(of: 1, in: table))
    #expect(header.element.name == "Pages")
    #expect(window.reader.header(of: 3, in: table) == nil)
    #expect(window.reader.text(of: cell)?.string == "80")
  }

  @Test func `C753: rows of a table are chosen with others, and what acts in a cell acts`() throws {
    let shelf = Shelf()
    let window = try ReadWindow { Library(shelf: shelf) }
    let reader = window.reader
    let rows = try window.find(.table).rows
    #expect(reader.choose(rows[0], true) && reader.choose(rows[2], true))
    #expect(shelf.chosen == [1, 3])
    #expect(rows[0].element.state.contains(.selected))
    #expect(reader.choose(rows[0], false) && shelf.chosen == [3])
    let toggle = try #require(rows[1].flattened.first { $0.element.kind == .toggle })
    #expect(reader.perform(.press, on: toggle) && shelf.books[1].isRead)
    #expect(toggle.element.state.contains(.checked))
  }

  @Test func `C753: a table that has changed is read as one that was made now`() throws {
    let shelf = Shelf()
    let window = try ReadWindow { Library(shelf: shelf) }
    _ = window.reader
    shelf.books.insert(Book(id: 9, title: "Bees", pages: 7), at: 0)
    shelf.books[2].pages = 81
    shelf.books.removeLast()
    window.session.handle(.windowFocus(true))
    window.settle()
    let fresh = try ReadWindow { Library(shelf: shelf) }
    #expect(window.all == fresh.all && window.outline == fresh.outline)
    #expect(window.outline.contains("    cell 81"))
  }

  @Test func `C753: of two tables beside each other each has its own labels`() throws {
    let (left, right) = (Shelf(), Shelf())
    let window = try ReadWindow(CGSize(width: 900, height: 400)) {
      HStack {
        Library(shelf: left)
        Table(right.books) {
          TableColumn("Name") { Text($0.title) }
          TableColumn("Length") { Text("\($0.pages)") }
        }
      }
    }
    let tables = window.reader.root.flattened.filter { $0.element.kind == .table }
    #expect(tables.count == 2)
    let names = tables.map { table in
      (0..<table.columnCount).map { window.reader.header(of: $0, in: table)?.element.name ?? "" }
    }
    #expect(names == [["Title", "Pages", "Read"], ["Name", "Length"]])
  }

  private struct Rows: View {
    let count: Int
    var hasSections = false

    var body: some View {
      List {
        if hasSections {
          Section("First") { ForEach(0..<3, id: \.self) { Text("first \($0)") } }
          Section {
            ForEach(0..<count, id: \.self) { Text("row \($0)") }
          } header: {
            Text("Second")
          } footer: {
            Text("end")
          }
        } else {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
        }
      }
    }
  }

  @Test func `C754: a row says where it is among all rows, also those that were not made`() throws {
    let window = try ReadWindow { Rows(count: 10_000) }
    let row = try window.find("row 5")
    #expect(window.reader.place(of: row) == AccessibilityPlace(index: 5, count: 10_000))
    #expect(window.reader.root.flattened.count < 100)
  }

  @Test func `C754: headers and footers are not rows`() throws {
    let window = try ReadWindow { Rows(count: 100, hasSections: true) }
    let reader = window.reader
    #expect(
      reader.place(of: try window.find("first 2")) == AccessibilityPlace(index: 2, count: 103))
    #expect(reader.place(of: try window.find("row 1")) == AccessibilityPlace(index: 4, count: 103))
    #expect(reader.place(of: try window.find("Second")) == nil)
  }

  @Test func `C754: a list of sections and of loops in loops counts each row once`() throws {
    let window = try ReadWindow(CGSize(width: 400, height: 1500)) {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(0..<4, id: \.self) { Text("row \(section) \($0)") }
          }
        }
        ForEach(0..<2, id: \.self) { loop in
          Text("a \(loop)")
          Text("b \(loop)")
        }
      }
    }
    let reader = window.reader
    let rows = reader.root.flattened.filter { $0.element.kind == .listItem }
    let places = rows.compactMap { reader.place(of: $0) }
    #expect(places.map(\.index) == Array(0..<16), "\(places)")
    #expect(Set(places.map(\.count)) == [16])
  }

  @Test func `C754: places follow what is inserted above`() throws {
    let shelf = Shelf()
    let window = try ReadWindow { List(shelf.books) { Text($0.title) } }
    let wax = try window.find("Wax")
    #expect(window.reader.place(of: wax) == AccessibilityPlace(index: 1, count: 3))
    shelf.books.insert(Book(id: 9, title: "Bees", pages: 7), at: 0)
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(window.reader.place(of: wax) == AccessibilityPlace(index: 2, count: 4))
  }
}
