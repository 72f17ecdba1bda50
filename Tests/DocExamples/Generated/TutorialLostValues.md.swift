// swift-format-ignore-file
// Made by `make examples` from the examples of TutorialLostValues.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bill: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Dish: View {
  let price: Int
  var body: some View { Text("\(price)").preference(key: Bill.self, value: price) }
}

private struct Drinks: View {
  var body: some View { VStack { Dish(price: 4); Dish(price: 3) } }
}

private struct BillLine: View {
  let title: String
  @State private var bill = 0
  var body: some View {
    Text("\(title): \(bill)").onPreferenceChange(Bill.self) { bill = $0 }
  }
}

private struct Beside: View {
  var body: some View { VStack { BillLine(title: "To pay"); Drinks() } }
}

@MainActor private struct Example3 {
  func run() throws {
    let beside = TestHost { Beside() }
    beside.settle()
    print(beside.explain(Bill.self, from: "Dish", to: "BillLine"))
    // It does not arrive: Dish is not inside BillLine, which observes only the views inside it (R075).
    // Put onPreferenceChange(Bill.self) on VStack, which contains both.
  }
}

private struct Discount: View {
  @State private var bill = 0
  var body: some View {
    VStack {
      Text("To pay: \(bill)")
      Drinks().preference(key: Bill.self, value: -1)
    }
    .onPreferenceChange(Bill.self) { bill = $0 }
  }
}

@MainActor private struct Example4 {
  func run() throws {
    let discount = TestHost { Discount() }
    discount.settle()
    print(discount.explain(Bill.self, from: "Dish"))
    // It does not arrive: VStack writes Bill too, and what it writes replaces what the views inside it write (R058).
    // To add to a value instead of replacing it, use transformPreference(Bill.self) there.
  }
}

private struct TrueDiscount: View {
  @State private var bill = 0
  var body: some View {
    VStack {
      Text("To pay: \(bill)")  // shows To pay: 6
      Drinks().transformPreference(Bill.self) { $0 -= 1 }
    }
    .onPreferenceChange(Bill.self) { bill = $0 }
  }
}

private struct Special: PreferenceKey {
  static let defaultValue = "nothing"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor private struct Example6 {
  func run() throws {
    print(PreferenceLaw.report(of: Special.self))
    // Special is unlawful:
    //   "a" with the default after it becomes "nothing", not "a" (R004).
    // For information:
    //   The order counts: "a" and "b" become "b", but "b" and "a" become "a".
  }
}

private struct Closed: View {
  @State private var bill = 0
  let isOpen: Bool
  var body: some View {
    VStack {
      Text("To pay: \(bill)")
      if isOpen { Drinks() }
    }
    .onPreferenceChange(Bill.self) { bill = $0 }
  }
}

@MainActor private struct Example7 {
  func run() throws {
    let closed = TestHost { Closed(isOpen: false) }
    closed.settle()
    print(closed.explain(Bill.self, from: "Drinks").hasPrefix("No view named 'Drinks' writes Bill."))  // true
  }
}

@MainActor private struct Example8 {
  func run() throws {
    let house = TestHost { TrueDiscount() }
    house.settle()
    try house.requirePreference(Bill.self, equals: 6)
    let beside = TestHost { Beside() }
    beside.settle()
    #expect(throws: FlowError.self) {
      try beside.requireArrival(of: Bill.self, from: "Dish", to: "BillLine")
    }
  }
}

@MainActor @Test private func `Examples of TutorialLostValues.md`() async throws {
  try expectDraws(Drinks(), shows: [], reports: [])
  try expectDraws(Beside(), shows: [], reports: ["W-ORDER"])
  try await expectPrints(["It does not arrive: Dish is not inside BillLine, which observes only the views inside it (R075).", "Put onPreferenceChange(Bill.self) on VStack, which contains both."]) { try Example3().run() }
  try await expectPrints(["It does not arrive: VStack writes Bill too, and what it writes replaces what the views inside it write (R058).", "To add to a value instead of replacing it, use transformPreference(Bill.self) there."]) { try Example4().run() }
  try expectDraws(TrueDiscount(), shows: ["To pay: 6"], reports: [])
  try await expectPrints(["Special is unlawful:", "  \"a\" with the default after it becomes \"nothing\", not \"a\" (R004).", "For information:", "  The order counts: \"a\" and \"b\" become \"b\", but \"b\" and \"a\" become \"a\"."]) { try Example6().run() }
  try await expectPrints(["true"]) { try Example7().run() }
  try await expectPrints([]) { try Example8().run() }
}
