// swift-format-ignore-file
// Made by `make examples` from the examples of TutorialWhenItDoesNotArrive.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Important: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

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

private struct ImportantCard: View {
  let title: String

  var body: some View {
    Card(title: title)
      .preference(key: Important.self, value: [title])
  }
}

private struct Headline: View {
  @State private var titles: [String] = []

  var body: some View {
    Text("Important: \(titles.joined(separator: ", "))")
      .onPreferenceChange(Important.self) { titles = $0 }
  }
}

private struct BesideBoard: View {
  var body: some View {
    VStack {
      Headline()
      ImportantCard(title: "Pay the rent")
    }
  }
}

@MainActor private struct Example4 {
  func run() throws {
    let beside = TestHost { BesideBoard() }
    print(
      beside.explain(
        Important.self, from: "ImportantCard", to: "Headline"))
    // It does not arrive: ImportantCard is not inside Headline, which observes only the views inside it (R075).
    // Put onPreferenceChange(Important.self) on VStack, which contains both.
  }
}

private struct BackgroundBoard: View {
  @State private var titles: [String] = []

  var body: some View {
    Text("Important: \(titles.joined(separator: ", "))")
      .padding(40)
      .onPreferenceChange(Important.self) { titles = $0 }
      .background(alignment: .bottom) {
        ImportantCard(title: "Pay the rent")
      }
  }
}

@MainActor private struct Example5 {
  func run() throws {
    let background = TestHost { BackgroundBoard() }
    print(
      background.explain(
        Important.self, from: "ImportantCard", to: "BackgroundBoard"))
    // It does not arrive: ImportantCard is not inside the view in the body of BackgroundBoard that observes, which receives only what views inside it write (R075).
    // Put onPreferenceChange(Important.self) further out in that body, around the view that writes.
  }
}

private struct LateListener: View {
  @State private var titles: [String] = []

  var body: some View {
    Text("Important: \(titles.joined(separator: ", "))")
      // shows Important: Pay the rent
      .padding(40)
      .background(alignment: .bottom) {
        ImportantCard(title: "Pay the rent")
      }
      .onPreferenceChange(Important.self) { titles = $0 }
  }
}

private struct Latest: PreferenceKey {
  static let defaultValue = "nothing"

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

private struct StarBoard: View {
  @State private var title = ""
  var showsStar = false

  var body: some View {
    VStack {
      Text("Latest: \(title)")
      // shows Latest: nothing
      Card(title: "Pay the rent")
        .preference(key: Latest.self, value: "Pay the rent")
        .overlay { if showsStar { Text("★") } }
    }
    .onPreferenceChange(Latest.self) { title = $0 }
  }
}

@MainActor private struct Example9 {
  func run() throws {
    let star = TestHost { StarBoard() }
    star.settle()
    print(star.trace(Latest.self))
    // listened, heard nothing  — StarBoard
    //   combined to nothing  — … > VStack
    //     · 1 of 2 only gives the default: it is a place that can be empty, and nothing there writes
    //     · reduced Pay the rent + nothing
    //     wrote Pay the rent
    //     combined to nothing (the default)
    //       · nothing here writes
  }
}

private struct First: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

@MainActor private struct Example11 {
  func run() throws {
    let ofLatest = PreferenceLaw.violations(of: Latest.self, samples: ["a"])
    let ofFirst = PreferenceLaw.violations(of: First.self, samples: ["a"])
    print(ofLatest.isEmpty, ofFirst.isEmpty)  // false true
  }
}

private struct FoldedBoard: View {
  @State private var titles: [String] = []
  @State private var showsMore = false

  var body: some View {
    VStack {
      Text("Important: \(titles.joined(separator: ", "))")
      Toggle("More", isOn: $showsMore)
      if showsMore { ImportantCard(title: "Pay the rent") }
    }
    .onPreferenceChange(Important.self) { titles = $0 }
  }
}

@MainActor private struct Example12 {
  func run() throws {
    let folded = TestHost { FoldedBoard() }
    let answer = folded.explain(
      Important.self, from: "ImportantCard", to: "FoldedBoard")
    print(answer.components(separatedBy: ":")[0])
    // No view named 'ImportantCard' writes Important. It is not there now
  }
}

@MainActor private struct Example13 {
  func run() throws {
    let unfolded = TestHost { FoldedBoard() }
    try unfolded.find(label: "More").tap()
    print(
      unfolded.explain(
        Important.self, from: "ImportantCard", to: "FoldedBoard"))
    // It arrives: what ImportantCard writes is part of what FoldedBoard has: it received ["Pay the rent"].
  }
}

private struct FittingBoard: View {
  @State private var titles: [String] = []

  var body: some View {
    VStack {
      Text("Shown: \(titles.joined(separator: ", "))")
      // shows Shown: Pay the rent
      ViewThatFits(in: .horizontal) {
        ImportantCard(title: "Pay the rent").frame(width: 300)
        Card(title: "1 card")  // shows 1 card
      }
      .frame(width: 200)
    }
    .onPreferenceChange(Important.self) { titles = $0 }
  }
}

@MainActor private struct Example14 {
  func run() throws {
    let fitting = TestHost { FittingBoard() }
    fitting.settle()
    print(fitting.trace(Important.self))
    // listened, heard ["Pay the rent"]  — FittingBoard
    //   chose candidate 2 of 2  — … > VStack > ViewThatFits
    //     wrote ["Pay the rent"]  — … > ImportantCard
  }
}

private struct ShadowBoard: View {
  @State private var titles: [String] = []

  var body: some View {
    VStack {
      Text("Important: \(titles.joined(separator: ", "))")
      VStack { ImportantCard(title: "Pay the rent") }
        .preference(key: Important.self, value: ["Errands"])
    }
    .onPreferenceChange(Important.self) { titles = $0 }
  }
}

@MainActor private struct Example15 {
  func run() throws {
    let shadow = TestHost { ShadowBoard() }
    print(
      shadow.explain(
        Important.self, from: "ImportantCard", to: "ShadowBoard"))
    // It does not arrive: VStack writes Important too, and what it writes replaces what the views inside it write (R058).
    // To add to a value instead of replacing it, use transformPreference(Important.self) there.
  }
}

@MainActor @Test private func `a card beside the headline is lost`() throws {
  let host = TestHost { BesideBoard() }
  #expect(throws: FlowError.self) {
    try host.requireArrival(
      of: Important.self, from: "ImportantCard", to: "Headline")
  }
}

@MainActor @Test private func `a card in the background arrives`() throws {
  let host = TestHost { LateListener() }
  try host.requireArrival(
    of: Important.self, from: "ImportantCard", to: "LateListener")
}

@MainActor @Test private func `Examples of TutorialWhenItDoesNotArrive.md`() async throws {
  try expectDraws(Headline(), shows: [], reports: ["W-NOWRITER"])
  try expectDraws(BesideBoard(), shows: [], reports: ["W-ORDER"])
  try expectDraws(BackgroundBoard(), shows: [], reports: ["W-ORDER"])
  try expectDraws(LateListener(), shows: ["Important: Pay the rent"], reports: [])
  try expectDraws(StarBoard(), shows: ["Latest: nothing"], reports: ["E-LAW"])
  try await expectPrints(["listened, heard nothing  — StarBoard", "  combined to nothing  — … > VStack", "    · 1 of 2 only gives the default: it is a place that can be empty, and nothing there writes", "    · reduced Pay the rent + nothing", "    wrote Pay the rent", "    combined to nothing (the default)", "      · nothing here writes"]) { try Example9().run() }
  try await expectPrints(["false true"]) { try Example11().run() }
  try await expectPrints(["No view named \'ImportantCard\' writes Important. It is not there now"]) { try Example12().run() }
  try await expectPrints(["listened, heard [\"Pay the rent\"]  — FittingBoard", "  chose candidate 2 of 2  — … > VStack > ViewThatFits", "    wrote [\"Pay the rent\"]  — … > ImportantCard"]) { try Example14().run() }
  try expectDraws(ShadowBoard(), shows: [], reports: ["N-SHADOW"])
}
