import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTestKit

private struct Bee: Identifiable {
  let id: Int
  let name: String
}

private struct Hive: View {
  let log: Log
  @State private var bee: Bee?

  var body: some View {
    Button("Open") { bee = Bee(id: 1, name: "Ada") }
      .sheet(item: $bee, onDismiss: { log.add("dismissed") }) { bee in
        Card(bee: bee, log: log) { self.bee = $0 }
      }
  }
}

private struct Card: View {
  let bee: Bee
  let log: Log
  let set: (Bee?) -> Void
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(bee.name) \(count)")
      Button("Add") { count += 1 }
      Button("Same") { set(Bee(id: 1, name: "Bea")) }
      Button("Other") { set(Bee(id: 2, name: "Cid")) }
      Button("Away and back") {
        set(nil)
        set(Bee(id: 3, name: "Dot"))
      }
      Button("None") { set(nil) }
    }
    .onAppear { log.add("appear \(bee.name)") }
    .onDisappear { log.add("gone \(bee.name)") }
  }
}

private struct Two: View {
  var isApart = false
  @State private var first = false
  @State private var second = false

  var body: some View {
    VStack {
      Button("First") { first = true }
      if isApart {
        Text("A").sheet(isPresented: $first) { sheet }
        Text("B").alert("Second", isPresented: $second) {}
      } else {
        Text("A")
          .sheet(isPresented: $first) { sheet }
          .alert("Second", isPresented: $second) {}
      }
      Text("C").alert("Ask", isPresented: asks) {
        Button("Go on") { second = true }
      }
      Button("Ask") { isAsking = true }
    }
  }

  private var sheet: some View {
    VStack {
      Button("Second") { second = true }
      Button("Close first") { first = false }
    }
  }

  @State private var isAsking = false
  private var asks: Binding<Bool> { $isAsking }
}

@MainActor @Suite struct PresentationOrderTests {
  @Test func `C134: an item of the same id updates the sheet`() throws {
    let log = Log()
    let host = TestHost { Hive(log: log) }
    try host.find(label: "Open").tap()
    try host.find(label: "Add").tap()
    try host.find(label: "Same").tap()
    #expect(host.text.contains("Bea 1"))
    #expect(log.take() == ["appear Ada"])
  }

  @Test(arguments: ["Other", "Away and back"])
  func `C134: for an item of another id the sheet closes, and a new one opens`(label: String) throws
  {
    let log = Log()
    let host = TestHost.phone(height: 844) { Hive(log: log) }
    try host.find(label: "Open").tap()
    try host.find(label: "Add").tap()
    try host.find(label: label).tap()
    host.advance(by: 2)
    let name = label == "Other" ? "Cid" : "Dot"
    #expect(host.text.contains("\(name) 0"))
    #expect(log.take() == ["appear Ada", "gone Ada", "dismissed", "appear \(name)"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C134: an item that is set while the sheet closes is shown after that`() throws {
    let log = Log()
    let host = TestHost.phone(height: 844) { Hive(log: log) }
    try host.find(label: "Open").tap()
    host.advance(by: 2)
    try host.find(label: "None").tap()
    host.advance(by: 0.1)
    try host.find(label: "Open").tap()
    host.advance(by: 2)
    #expect(host.text.contains("Ada 0"))
    #expect(log.take() == ["appear Ada", "gone Ada", "dismissed", "appear Ada"])
  }

  @Test(arguments: [false, true])
  func `C134: a second presentation waits until the first is closed, and that is reported`(
    isApart: Bool
  ) throws {
    let host = TestHost.phone(height: 844) { Two(isApart: isApart) }
    try host.find(label: "First").tap()
    try host.find(label: "Second").tap()
    host.advance(by: 1)
    #expect(host.elements.count { $0.role == .dialog } == 1)
    #expect(host.diagnostics.map(\.id) == ["W-PRESENT"])
    try host.find(label: "Close first").tap()
    host.advance(by: 1)
    #expect(host.dialog?.title == "Second")
  }

  @Test func `C134: what a button of an alert presents is shown after the alert, unreported`()
    throws
  {
    let host = TestHost.phone(height: 844) { Two() }
    try host.find(role: .button, label: "Ask").tap()
    try host.find(label: "Go on").tap()
    host.advance(by: 1)
    #expect(host.dialog?.title == "Second")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C134: sheets in sheets are shown at once, and close with the first`() throws {
    struct Nest: View {
      var depth = 0
      var close: () -> Void = {}
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Open \(depth)") { isOpen = true }
          Button("Close all \(depth)") { close() }
        }
        .sheet(isPresented: $isOpen) {
          if depth < 3 {
            AnyView(Nest(depth: depth + 1, close: depth == 0 ? { isOpen = false } : close))
          }
        }
      }
    }
    let host = TestHost.phone(height: 844) { Nest() }
    for depth in 0..<3 {
      try host.find(label: "Open \(depth)").tap()
      host.advance(by: 1)
    }
    #expect(throws: (any Error).self) { try host.find(label: "Open 2") }
    try host.find(label: "Close all 3").tap()
    host.advance(by: 1)
    #expect(host.dialog == nil)
    try host.find(label: "Open 0").tap()
    host.advance(by: 1)
    #expect(throws: (any Error).self) { try host.find(label: "Open 2") }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C133: a presenter that is removed takes its sheet with it`() throws {
    struct Vanishing: View {
      let log: Log
      @State private var isThere = true
      @State private var isOpen = true
      var body: some View {
        VStack {
          if isThere {
            Text("Presenter").sheet(isPresented: $isOpen, onDismiss: { log.add("dismissed") }) {
              Button("Remove") { isThere = false }.onDisappear { log.add("gone") }
            }
          }
          Text("Rest")
        }
      }
    }
    let log = Log()
    let host = TestHost { Vanishing(log: log) }
    try host.find(label: "Remove").tap()
    host.advance(by: 1)
    #expect(host.text == ["Rest"])
    #expect(log.take() == ["gone", "dismissed"])
  }

  @Test func `C133: a sheet that is dismissed by its first appearance closes`() throws {
    struct Brief: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Brief").onAppear { dismiss() } }
    }
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Brief() }
      }
    }
    let host = TestHost { Page() }
    try host.find(label: "Open").tap()
    host.advance(by: 2)
    #expect(host.dialog == nil)
  }
}
