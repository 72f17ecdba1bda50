import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private enum Linked1 {
  struct Hives: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Drones") { Bees(name: "drones") }
          NavigationLink("Workers") { Bees(name: "workers") }
        }
      }
    }
  }
  struct Bees: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("Old \(name) \(count)")
      Button("More") { count += 1 }
      NavigationLink("Queen") { Queen() }
    }
  }
  struct Queen: View {
    var body: some View { Text("Old queen") }
  }

  struct Search: View {
    @State private var text = ""
    @State private var isAsking = false
    var body: some View {
      NavigationStack {
        VStack {
          Found(text: text)
          Button("Ask") { isAsking = true }
        }
        .sheet(isPresented: $isAsking) { Question() }
        .searchable(text: $text)
      }
    }
  }
  struct Found: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text("Old \(isSearching ? "searching" : "idle") \(text)") }
  }
  struct Question: View {
    @State private var count = 0
    var body: some View { Button("Old question \(count)") { count += 1 } }
  }
}

private enum Linked2 {
  struct Hives: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("All drones") { Bees(name: "drones").padding() }
          NavigationLink("All workers") { Bees(name: "workers").padding() }
        }
        .navigationTitle("Hives")
      }
    }
  }
  struct Bees: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text("New \(name) \(count)")
        NavigationLink("Queen") { Queen() }
      }
    }
  }
  struct Queen: View {
    var body: some View { Text("New queen") }
  }

  struct Search: View {
    @State private var text = ""
    @State private var isAsking = false
    var body: some View {
      NavigationStack {
        VStack { Found(text: text) }
          .sheet(isPresented: $isAsking) { Question() }
          .searchable(text: $text)
      }
    }
  }
  struct Found: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text("New \(isSearching ? "searching" : "idle") \(text)") }
  }
  struct Question: View {
    @State private var count = 0
    var body: some View { Button("New question \(count)") { count += 1 } }
  }
}

private enum Linked3 {
  struct Hives: View {
    var body: some View { NavigationStack { Text("No links") } }
  }
}

@MainActor @Suite struct ReloadLinkTests {
  private func atQueen() throws -> (TestHost, Edited) {
    let (host, edited) = startEdited(Linked1.Hives())
    try host.find(label: "Workers").tap()
    host.advance(by: 1)
    for _ in 1...3 { try host.find(label: "More").tap() }
    try host.find(label: "Queen").tap()
    host.advance(by: 1)
    #expect(host.text.contains("Old queen"))
    return (host, edited)
  }

  @Test func `Screens of links with a view are pushed again, with their states (C565)`() throws {
    let (host, edited) = try atQueen()
    for _ in 1...2 {
      #expect(host.reload(edited, Linked2.Hives()).isEmpty)
      #expect(host.text.contains("New queen") && host.paths == [2])
      #expect(host.reload(edited, Linked1.Hives()).isEmpty)
      #expect(host.text.contains("Old queen") && host.paths == [2])
    }
    _ = host.reload(edited, Linked2.Hives())
    host.back()
    host.advance(by: 1)
    #expect(host.text.contains("New workers 3"))
    host.back()
    host.advance(by: 1)
    #expect(host.text.contains("All drones") && host.paths == [0])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `A screen that one has left is not pushed again (C565)`() throws {
    let (host, edited) = try atQueen()
    host.back()
    host.advance(by: 1)
    _ = host.reload(edited, Linked2.Hives())
    #expect(host.text.contains("New workers 3") && host.paths == [1])
    host.back()
    host.advance(by: 1)
    _ = host.reload(edited, Linked1.Hives())
    #expect(host.text.contains("Drones") && host.paths == [0])
  }

  @Test func `Where the newer code has no such link, the root is shown (C565)`() throws {
    let (host, edited) = try atQueen()
    _ = host.reload(edited, Linked3.Hives())
    #expect(host.text.contains("No links") && host.paths == [0])
    _ = host.reload(edited, Linked2.Hives())
    #expect(host.text.contains("All drones") && host.paths == [0])
  }

  @Test func `A search continues with its text (C565)`() throws {
    let (host, edited) = startEdited(Linked1.Search())
    let field = try host.find(role: .searchField)
    try field.type("bee")
    #expect(host.text.contains("Old searching bee"))
    #expect(host.reload(edited, Linked2.Search()).isEmpty)
    #expect(host.text.contains("New searching bee"))
    #expect(try host.find(role: .searchField).value == "bee")
    try host.find(role: .searchField).type("s")
    #expect(host.text.contains("New searching bees"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `A sheet whose binding is a state stays, with the states in it (C565)`() throws {
    let (host, edited) = startEdited(Linked1.Search())
    try host.find(label: "Ask").tap()
    host.advance(by: 1)
    try host.find(label: "Old question 0").tap()
    #expect(host.reload(edited, Linked2.Search()).isEmpty)
    host.advance(by: 1)
    try host.find(label: "New question 1").tap()
    #expect(host.text.contains("New question 2"))
  }
}
