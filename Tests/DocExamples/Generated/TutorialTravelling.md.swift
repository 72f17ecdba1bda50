// swift-format-ignore-file
// Made by `make examples` from the examples of TutorialTravelling.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bill: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

private struct Dish: View {
  let name: String
  let price: Int
  @State private var isOrdered = false

  var body: some View {
    Toggle("\(name), \(price)", isOn: $isOrdered)
      .preference(key: Bill.self, value: isOrdered ? price : 0)
  }
}

private struct Drinks: View {
  var body: some View {
    VStack {
      Dish(name: "Green tea", price: 4)
      Dish(name: "Lemonade", price: 3)
    }
  }
}

private struct TeaHouse: View {
  @State private var bill = 0

  var body: some View {
    VStack {
      Text("To pay: \(bill)")  // shows To pay: 0
      Drinks()
      Dish(name: "Cake", price: 5)
    }
    .onPreferenceChange(Bill.self) { bill = $0 }
  }
}

@MainActor private struct Example5 {
  func run() throws {
    let host = TestHost { TeaHouse() }
    try host.find(label: "Lemonade, 3").tap()
    try host.find(label: "Cake, 5").tap()
    host.settle()
    #expect(host.text.first == "To pay: 8")
  }
}

@MainActor private struct Example6 {
  func run() throws {
    let host = TestHost { TeaHouse() }
    try host.find(label: "Lemonade, 3").tap()
    try host.find(label: "Cake, 5").tap()
    host.settle()
    print(host.trace(Bill.self))
    // listened, heard 8  — TeaHouse
    //   combined to 8  — … > VStack
    //     · reduced 3 + 5
    //     combined to 3  — … > Drinks > VStack
    //       · reduced 0 + 3
    //       wrote 0  — … > Dish
    //       wrote 3  — … > Dish
    //     wrote 5  — … > Dish
  }
}

@MainActor @Test private func `Examples of TutorialTravelling.md`() async throws {
  try expectDraws(Drinks(), shows: [], reports: [])
  try expectDraws(TeaHouse(), shows: ["To pay: 0"], reports: [])
  try await expectPrints([]) { try Example5().run() }
  try await expectPrints(["listened, heard 8  — TeaHouse", "  combined to 8  — … > VStack", "    · reduced 3 + 5", "    combined to 3  — … > Drinks > VStack", "      · reduced 0 + 3", "      wrote 0  — … > Dish", "      wrote 3  — … > Dish", "    wrote 5  — … > Dish"]) { try Example6().run() }
}
