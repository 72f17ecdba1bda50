import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct ContentUnavailableTests {
  @Test func `An unavailable view takes all the space, with its parts in the middle (C260)`() throws
  {
    let host = TestHost.phone(height: 844) {
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New letters appear here."))
    }
    #expect(host.text == ["No Mail", "New letters appear here."])
    let element = try host.find(label: "No Mail, New letters appear here.")
    #expect(abs(element.frame.midX - 195) < 1)
    #expect(abs(element.frame.midY - 422) < 20)
  }

  @Test func `The parts can be any views, and the actions are pressed (C260)`() throws {
    let presses = Tally()
    let host = TestHost {
      ContentUnavailableView {
        Label("No Bees", systemImage: "ant")
      } description: {
        Text("All are in the hive.")
      } actions: {
        Button("Call them") { presses.count += 1 }
      }
    }
    try host.find(label: "Call them").tap()
    #expect(presses.count == 1)
    let texts = host.text
    #expect(texts == ["No Bees", "All are in the hive.", "Call them"])
  }

  @Test func `A label alone is enough, and a title is used as it is (C260)`() {
    let name = "No \(String("Honey"))"
    let host = TestHost {
      VStack {
        ContentUnavailableView { Label("Alone", systemImage: "tray") }
        ContentUnavailableView(name, systemImage: "tray")
      }
    }
    #expect(host.text == ["Alone", "No Honey"])
  }

  @Test func `A search that found nothing says what was searched for (C260)`() throws {
    let host = TestHost.phone(height: 844) {
      VStack {
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "nectar")
      }
    }
    #expect(host.text.contains("No Results"))
    #expect(host.text.contains("No Results for “nectar”"))
    #expect(host.text.contains("Check the spelling or try a new search."))
  }

  @Test func `In a searchable view the text of the field is named, as it is typed (C260, C118)`()
    throws
  {
    let host = TestHost.phone(height: 844) { Larder() }
    #expect(host.text.contains("Honey"))
    let field = try host.find(role: .searchField)
    try field.type("salt")
    host.settle()
    #expect(host.text.contains("No Results for “salt”"))
    try host.find(role: .searchField).type("y")
    host.settle()
    #expect(host.text.contains("No Results for “salty”"))
  }
}

private struct Larder: View {
  @State private var text = ""

  var body: some View {
    let found = ["Honey", "Wax"].filter { text.isEmpty || $0.contains(text) }
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .overlay { if found.isEmpty { ContentUnavailableView.search } }
        .searchable(text: $text)
    }
  }
}
