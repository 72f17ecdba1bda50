import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A list or form that is a row of another (C080).
@MainActor @Suite struct NestedListTests {
  private func tops(_ labels: [String], _ host: TestHost) throws -> [CGFloat] {
    try labels.map { try host.find(label: $0).frame.midY }
  }

  @Test func `C080: a list in a section stands for its rows, in a form and in a list`() throws {
    @ViewBuilder var rows: some View {
      Section("In") {
        Text("first")
        List { ForEach(0..<3) { Text("row \($0)") } }
        Text("last")
      }
    }
    let labels = ["first", "row 0", "row 1", "row 2", "last"]
    for host in [
      TestHost.phone(height: 800) { Form { rows } }, TestHost.phone(height: 800) { List { rows } },
    ] {
      let middles = try tops(labels, host)
      #expect(zip(middles.dropFirst(), middles).allSatisfy { $0 - $1 == 56 })
      #expect(host.text == ["In"] + labels)
    }
  }

  @Test func `C080: a form in a list, and sections in a nested list, are those of the outer one`()
    throws
  {
    let nested = TestHost.phone(height: 800) {
      List {
        Form {
          Section("One") { Text("a") }
          Section("Two") { Text("b") }
        }
      }
    }
    let flat = TestHost.phone(height: 800) {
      List {
        Section("One") { Text("a") }
        Section("Two") { Text("b") }
      }
    }
    for label in ["One", "a", "Two", "b"] {
      #expect(try nested.find(label: label).frame == flat.find(label: label).frame)
    }
  }

  private struct Garden: View {
    let flowers: Knob<[String]>
    var isForm = false

    var body: some View {
      Turned(flowers) { names in
        let rows = Section {
          List {
            ForEach(names, id: \.self) { Text($0) }
              .onDelete { flowers.value.remove(atOffsets: $0) }
          }
        }
        if isForm { Form { rows } } else { List { rows } }
      }
    }
  }

  @Test(arguments: [false, true])
  func `C080, C089: rows of a nested list are deleted by a swipe`(isForm: Bool) throws {
    let flowers = Knob(["Clover", "Sage", "Thyme"])
    let host = TestHost.phone { Garden(flowers: flowers, isForm: isForm) }
    try host.swipe("Sage", by: -300)
    host.rest()
    #expect(flowers.value == ["Clover", "Thyme"])
    #expect(host.text == ["Clover", "Thyme"])
  }

  @Test func `C080: in a frame it is one row, in which its rows scroll`() throws {
    let host = TestHost.phone(height: 800) {
      Form {
        Section {
          Text("above")
          List { ForEach(0..<9) { Text("row \($0)") } }.frame(height: 120)
          Text("below")
        }
      }
    }
    let middles = try tops(["above", "below"], host)
    #expect(abs(middles[1] - middles[0] - 56 - 120) < 0.01)
    #expect(!host.text.contains("row 8"))
    host.scroll(at: CGPoint(x: 195, y: middles[0] + 80), by: CGVector(dx: 0, dy: 600))
    host.rest()
    #expect(host.text.contains("row 8"))
    #expect(try tops(["above", "below"], host) == middles)
  }

  @Test func `C080, C087: one with a selection of its own is a row as high as its rows`() throws {
    let selection = Knob<Int?>(nil)
    let host = TestHost.phone(height: 800) {
      Form {
        Section {
          Turned(selection) { value in
            List(
              selection: Binding {
                value
              } set: {
                selection.value = $0
              }
            ) {
              ForEach(0..<3) { Text("row \($0)") }
            }
          }
          Text("below")
        }
      }
    }
    let middles = try tops(["row 0", "row 1", "row 2", "below"], host)
    #expect(zip(middles.dropFirst(), middles).allSatisfy { $0 - $1 == 56 })
    host.tap(at: CGPoint(x: 200, y: middles[1]))
    host.rest()
    #expect(selection.value == 1)
  }

  @Test func `C080: deeper in a row a list is itself`() throws {
    let host = TestHost.phone(height: 800) {
      Form {
        VStack {
          Text("title")
          List { Text("inside") }.frame(height: 200)
        }
      }
    }
    #expect(try host.find(role: .row, label: "inside").frame.minX == 32 + 16)
  }

  @Test func `R154: rows of a nested list are inserted and removed, and their nodes freed`() throws
  {
    let flowers = Knob(["Clover"])
    let host = TestHost.phone { Garden(flowers: flowers) }
    let before = host.counts.nodesLive
    flowers.value = ["Clover", "Sage", "Mint"]
    host.rest()
    #expect(host.text == ["Clover", "Sage", "Mint"])
    flowers.value = ["Clover"]
    host.rest()
    #expect(host.counts.nodesLive == before)
  }
}
