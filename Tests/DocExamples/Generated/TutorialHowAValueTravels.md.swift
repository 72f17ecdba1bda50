// swift-format-ignore-file
// Made by `make examples` from the examples of TutorialHowAValueTravels.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Card: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(
        Color.blue.opacity(0.15),
        in: RoundedRectangle(cornerRadius: 10))
  }
}

private struct Example1: View {
  var body: some View {
    VStack(alignment: .leading) {
      Card(title: "Water the roses")  // shows Water the roses
      Card(title: "Pay the rent")  // shows Pay the rent
    }
  }
}

private struct Important: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct ImportantCard: View {
  let title: String

  var body: some View {
    Card(title: title)
      .preference(key: Important.self, value: [title])
  }
}

private struct Board: View {
  @State private var titles: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("Important: \(titles.joined(separator: ", "))")
      // shows Important: Pay the rent, Call Ada
      Card(title: "Water the roses")
      ImportantCard(title: "Pay the rent")
      HStack {
        Card(title: "Buy milk")
        ImportantCard(title: "Call Ada")
      }
    }
    .onPreferenceChange(Important.self) { titles = $0 }
  }
}

@MainActor private struct Example5 {
  func run() throws {
    let host = TestHost { Board() }
    host.settle()
    print(host.trace(Important.self))
    // listened, heard ["Pay the rent", "Call Ada"]  — Board
    //   combined to ["Pay the rent", "Call Ada"]  — … > VStack
    //     · reduced ["Pay the rent"] + ["Call Ada"]
    //     wrote ["Pay the rent"]  — … > ImportantCard
    //     wrote ["Call Ada"]  — … > HStack > ImportantCard
  }
}

private struct Errands: View {
  var body: some View {
    HStack {
      ImportantCard(title: "Buy milk")
      ImportantCard(title: "Fetch the parcel")
    }
  }
}

@MainActor private struct Example6 {
  func run() throws {
    let replaced = TestHost {
      Errands().preference(key: Important.self, value: ["All errands"])
    }
    print(replaced.preference(Important.self) ?? [])
    // ["All errands"]
    let added = TestHost {
      Errands()
        .transformPreference(Important.self) { $0.append("All errands") }
    }
    print(added.preference(Important.self) ?? [])
    // ["Buy milk", "Fetch the parcel", "All errands"]
  }
}

@MainActor @Test private func `the important cards arrive in order`() throws {
  let host = TestHost { Board() }
  try host.requirePreference(
    Important.self, equals: ["Pay the rent", "Call Ada"])
  #expect(host.text.contains("Important: Pay the rent, Call Ada"))
}

@MainActor @Test private func `Examples of TutorialHowAValueTravels.md`() async throws {
  try expectDraws(Example1(), shows: ["Water the roses", "Pay the rent"], reports: [])
  try expectDraws(Board(), shows: ["Important: Pay the rent, Call Ada"], reports: [])
  try await expectPrints(["listened, heard [\"Pay the rent\", \"Call Ada\"]  — Board", "  combined to [\"Pay the rent\", \"Call Ada\"]  — … > VStack", "    · reduced [\"Pay the rent\"] + [\"Call Ada\"]", "    wrote [\"Pay the rent\"]  — … > ImportantCard", "    wrote [\"Call Ada\"]  — … > HStack > ImportantCard"]) { try Example5().run() }
  try await expectPrints(["[\"All errands\"]", "[\"Buy milk\", \"Fetch the parcel\", \"All errands\"]"]) { try Example6().run() }
}
