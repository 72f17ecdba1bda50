import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Colours: View {
  @State private var colour = "Red"
  @State private var tint = Color.red
  @State private var day = Date(timeIntervalSinceReferenceDate: 800_000_000)

  var body: some View {
    VStack {
      Picker("Colour", selection: $colour) {
        Text("Red").tag("Red")
        Text("Blue").tag("Blue")
      }
      ColorPicker("Tint", selection: $tint)
      DatePicker("Day", selection: $day, displayedComponents: .date)
    }
  }
}

private struct Actions: View {
  var body: some View {
    Menu("Actions") {
      Button("Cut") {}
      Menu("More") { Button("Paste") {} }
    }
    .contextMenu { Button("Call") {} }
  }
}

/// Runs rounds, and expects that all counters of what is alive are afterwards as before.
@MainActor private func expectNothingLeft(
  in host: TestHost, rounds: Int, _ round: () throws -> Void
) throws {
  for _ in 0..<2 { try round() }
  let live = host.counts.nodesLive
  for _ in 0..<rounds { try round() }
  #expect(host.counts.nodesLive == live)
  #expect(host.diagnostics.isEmpty)
}

@MainActor @Suite struct ControlRoundsTests {
  @Test func `a picker that opens and closes again and again leaves nothing`() throws {
    let host = TestHost { Colours() }
    var isBlue = false
    try expectNothingLeft(in: host, rounds: manyRounds) {
      isBlue.toggle()
      try host.find(role: .picker, label: "Colour").select(isBlue ? "Blue" : "Red")
      host.advance(by: 0.2)
    }
  }

  @Test func `a menu that opens and closes again and again leaves nothing`() throws {
    let host = TestHost { Actions() }
    try expectNothingLeft(in: host, rounds: manyRounds) {
      try host.find(role: .menu, label: "Actions").tap()
      try host.find(label: "More").tap()
      host.key(.escape)
      host.key(.escape)
      host.advance(by: 0.2)
    }
  }

  @Test(arguments: ["Tint", "Day"])
  func `a colour picker and a date picker that open and close leave nothing`(
    label: String
  ) throws {
    let host = TestHost { Colours() }
    try expectNothingLeft(in: host, rounds: severalRounds) {
      try host.find(label: label).tap()
      host.key(.escape)
      host.advance(by: 0.2)
    }
  }

  @Test(arguments: [0.0, 0.05, 0.16])
  func `a host that is dropped while a menu opens or closes leaves nothing`(
    time: Double
  ) throws {
    weak var dropped: TestHost?
    do {
      let host = TestHost { Actions() }
      try host.find(role: .menu, label: "Actions").tap()
      try host.find(label: "More").tap()
      host.advance(by: time)
      host.key(.escape)
      host.advance(by: time)
      dropped = host
    }
    #expect(dropped == nil)
  }
}
