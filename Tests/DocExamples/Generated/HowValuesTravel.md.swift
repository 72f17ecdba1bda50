// swift-format-ignore-file
// Made by `make examples` from the examples of HowValuesTravel.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct Guest: View {
  let name: String

  var body: some View {
    Text(name).preference(key: Names.self, value: [name])
  }
}

private struct Party: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("Tonight: \(names.joined(separator: ", "))")
      // shows Tonight: Ada, Grace, Edsger
      HStack {
        Guest(name: "Ada")
        Text("and")
        Guest(name: "Grace")
      }
      Guest(name: "Edsger")
    }
    .onPreferenceChange(Names.self) { names = $0 }
  }
}

@MainActor private struct Example2 {
  func run() throws {
    let host = TestHost { Party() }
    host.settle()
    print(host.trace(Names.self))
    // listened, heard ["Ada", "Grace", "Edsger"]  — Party
    //   combined to ["Ada", "Grace", "Edsger"]  — … > VStack
    //     · reduced ["Ada", "Grace"] + ["Edsger"]
    //     combined to ["Ada", "Grace"]  — … > HStack
    //       · reduced ["Ada"] + ["Grace"]
    //       wrote ["Ada"]  — … > Guest
    //       wrote ["Grace"]  — … > Guest
    //     wrote ["Edsger"]  — … > Guest
  }
}

@MainActor @Test private func `Examples of HowValuesTravel.md`() async throws {
  try expectDraws(Party(), shows: ["Tonight: Ada, Grace, Edsger"], reports: [])
  try await expectPrints(["listened, heard [\"Ada\", \"Grace\", \"Edsger\"]  — Party", "  combined to [\"Ada\", \"Grace\", \"Edsger\"]  — … > VStack", "    · reduced [\"Ada\", \"Grace\"] + [\"Edsger\"]", "    combined to [\"Ada\", \"Grace\"]  — … > HStack", "      · reduced [\"Ada\"] + [\"Grace\"]", "      wrote [\"Ada\"]  — … > Guest", "      wrote [\"Grace\"]  — … > Guest", "    wrote [\"Edsger\"]  — … > Guest"]) { try Example2().run() }
}
