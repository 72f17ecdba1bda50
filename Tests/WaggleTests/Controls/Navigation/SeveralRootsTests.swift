import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Several views at the root of a stack, or of a page, are one page: a column, as at the root of a window (L009).
@MainActor @Suite struct SeveralRootsTests {
  private struct Roots: View {
    var isWrapped = false
    var second = true

    var body: some View {
      NavigationStack {
        if isWrapped { VStack { views } } else { views }
      }
    }

    @ViewBuilder private var views: some View {
      VStack {
        Text("first")
        NavigationLink("push one") { Text("page one").navigationTitle("One") }
      }
      .navigationTitle("A")
      .toolbar { ToolbarItem { Button("item a") {} } }
      if second {
        VStack {
          Text("second")
          NavigationLink("push two", value: 2)
        }
        .navigationTitle("B")
        .toolbar { ToolbarItem { Button("item b") {} } }
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)")
          Text("below \(number)").navigationTitle("Two")
        }
      }
    }
  }

  private func open(isWrapped: Bool = false) -> TestHost {
    TestHost.phone(height: 600) { Roots(isWrapped: isWrapped) }
  }

  private func slide(_ host: TestHost, _ action: () throws -> Void) rethrows {
    try action()
    host.advance(by: 0.5)
    host.settle()
  }

  @Test func `R167, L009: several root views are one screen, with the first title and all items`()
    throws
  {
    let host = open()
    #expect(host.title == "A")
    #expect(host.text.filter { $0 == "A" }.count == 1, "\(host.text)")
    #expect(!host.text.contains("B"))
    for label in ["item a", "item b"] {
      #expect(try host.find(label: label).frame.maxY < 64, "\(label)")
    }
    let (first, second) = (try host.find(label: "first"), try host.find(label: "second"))
    #expect(first.frame.maxY <= second.frame.minY)
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
  }

  @Test func `L009: several root views are laid out, drawn and read as a column of them`() {
    let (roots, column) = (open(), open(isWrapped: true))
    #expect(roots.text == column.text)
    #expect("\(roots.displayList)" == "\(column.displayList)")
  }

  @Test func `L009: either view of the root pushes and pops`() throws {
    let host = open()
    for (label, page, title) in [
      ("push one", "page one", "One"), ("push two", "page 2", "Two"),
      ("push one", "page one", "One"),
    ] {
      try slide(host) { try host.find(label: label).tap() }
      #expect(host.title == title)
      #expect(host.text.contains(page), "\(host.text)")
      #expect(!host.text.contains("first"), "\(host.text)")
      slide(host) { host.back() }
      #expect(host.title == "A")
      #expect(host.text == open().text)
    }
  }

  @Test func `L009: several views of a destination are one screen too, in a column`() throws {
    let host = open()
    try slide(host) { try host.find(label: "push two").tap() }
    let (upper, lower) = (try host.find(label: "page 2"), try host.find(label: "below 2"))
    #expect(upper.frame.maxY <= lower.frame.minY)
    #expect(host.title == "Two")
  }

  @Test func `a view of the root that is inserted and removed keeps the screen and its bar`() {
    let knob = Knob(true)
    let host = TestHost.phone(height: 600) {
      Turned(knob) { Roots(second: $0) }
    }
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds {
      host.frame { knob.value = false }
      host.frame { knob.value = true }
    }
    host.settle()
    #expect(host.text == open().text)
    #expect(host.counts.nodesLive == live)
    host.frame { knob.value = false }
    host.settle()
    #expect(host.title == "A")
    #expect(!host.text.contains("second"))
  }

  @Test func `a thousand pushes and pops from either view of the root leave nothing`() throws {
    let knob = Knob<[Int]>([])
    let host = TestHost.phone(height: 600) {
      Turned(knob) { path in
        NavigationStack(path: .constant(path)) {
          Text("a").navigationTitle("A")
          Text("b").navigationDestination(for: Int.self) { number in
            Text("page \(number)")
            Text("more")
          }
        }
      }
    }
    func set(_ path: [Int]) {
      host.frame {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { knob.value = path }
      }
    }
    func round(_ number: Int) {
      set([number])
      set([])
      host.settle()
    }
    for number in 0..<5 { round(number) }
    let live = host.counts.nodesLive
    for number in 0..<manyRounds { round(number) }
    #expect(host.counts.nodesLive == live)
    #expect(host.title == "A")
  }
}
