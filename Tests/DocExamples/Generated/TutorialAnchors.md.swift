// swift-format-ignore-file
// Made by `make examples` from the examples of TutorialAnchors.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct OrderedDish {
  let price: Int
  let bounds: Anchor<CGRect>
}

private struct Dearest: PreferenceKey {
  static var defaultValue: OrderedDish? { nil }

  static func reduce(value: inout OrderedDish?, nextValue: () -> OrderedDish?) {
    guard let next = nextValue() else { return }
    if value == nil || value!.price < next.price { value = next }
  }
}

private struct Dish: View {
  let name: String
  let price: Int
  @State private var isOrdered = false

  var body: some View {
    Toggle("\(name), \(price)", isOn: $isOrdered)
      .anchorPreference(key: Dearest.self, value: .bounds) { bounds in
        isOrdered ? OrderedDish(price: price, bounds: bounds) : nil
      }
  }
}

private struct TeaHouse: View {
  var body: some View {
    VStack {
      Dish(name: "Green tea", price: 4)
      Dish(name: "Lemonade", price: 3)
      Dish(name: "Cake", price: 5)
    }
    .overlayPreferenceValue(Dearest.self) { dish in
      GeometryReader { proxy in
        if let dish {
          Mark(frame: proxy[dish.bounds])
        }
      }
    }
  }
}

private struct Mark: View {
  let frame: CGRect

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .strokeBorder(.orange, lineWidth: 2)
      .frame(width: frame.width, height: frame.height)
      .position(x: frame.midX, y: frame.midY)
      // Coordinates that are read go from left to right in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityIdentifier("mark")
      .allowsHitTesting(false)
  }
}

@MainActor private struct Example4 {
  func run() throws {
    let host = TestHost { TeaHouse() }
    try host.find(label: "Lemonade, 3").tap()
    try host.find(label: "Cake, 5").tap()
    host.settle()
    #expect(host.preference(Dearest.self)??.price == 5)
    print(host.trace(Dearest.self).contains("read"))  // true
    try host.find(label: "Cake, 5").tap()
    host.settle()
    #expect(host.preference(Dearest.self)??.price == 3)
  }
}

private struct GlidingMark: View {
  let frame: CGRect

  var body: some View {
    Mark(frame: frame).animation(.snappy, value: frame)
  }
}

@MainActor @Test private func `Examples of TutorialAnchors.md`() async throws {
  try expectDraws(TeaHouse(), shows: [], reports: [])
  try await expectPrints(["true"]) { try Example4().run() }
}
