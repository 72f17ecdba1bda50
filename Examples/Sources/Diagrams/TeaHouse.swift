import SwiftUI

/// The program of the tutorial: what is ordered is summed by a preference, and the dearest dish is marked by another.
struct TeaHouse: View {
  var isMarked = false
  @State private var bill = 0

  var body: some View {
    VStack(spacing: 10) {
      Text("To pay: \(bill)").font(.headline)
      Dish(name: "Green tea", price: 4)
      Dish(name: "Lemonade", price: 3, isOrdered: true)
      Dish(name: "Cake", price: 5, isOrdered: true)
    }
    .padding(12)
    .frame(width: 260)
    .overlayPreferenceValue(Dearest.self) { dish in
      GeometryReader { proxy in
        if let dish, isMarked {
          let frame = proxy[dish.bounds].insetBy(dx: -6, dy: -4)
          RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.orange, lineWidth: 2)
            .frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
    .onPreferenceChange(Bill.self) { bill = $0 }
  }
}

private struct Dish: View {
  let name: String
  let price: Int
  @State var isOrdered = false

  var body: some View {
    Toggle("\(name), \(price)", isOn: $isOrdered)
      .preference(key: Bill.self, value: isOrdered ? price : 0)
      .anchorPreference(key: Dearest.self, value: .bounds) { bounds in
        isOrdered ? OrderedDish(price: price, bounds: bounds) : nil
      }
  }
}

/// The sum of what is ordered.
private struct Bill: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct OrderedDish {
  let price: Int
  let bounds: Anchor<CGRect>
}

/// The dearest dish that is ordered.
private struct Dearest: PreferenceKey {
  static var defaultValue: OrderedDish? { nil }

  static func reduce(value: inout OrderedDish?, nextValue: () -> OrderedDish?) {
    guard let next = nextValue() else { return }
    if value.map({ $0.price < next.price }) ?? true { value = next }
  }
}

/// The prices, from the views that write them to the one that listens.
struct BillTree: View {
  var body: some View {
    Tree(
      root: Node(
        "TeaHouse", note: "onPreferenceChange", kind: .observer,
        children: [
          Node(
            "VStack", note: "reduce", kind: .combiner, value: "8",
            children: [
              Node("Text", note: "“To pay: 8”"),
              drinks(value: "3", kind: .combiner, ["0", "3"]),
              dish("Cake", "5"),
            ])
        ]))
  }
}

/// An observer beside the views that write.
struct BesideTree: View {
  var body: some View {
    Tree(
      root: Node(
        "VStack",
        children: [
          Node("BillLine", note: "onPreferenceChange: nothing", kind: .observer),
          drinks(value: "7", kind: .combiner, ["4", "3"]),
        ]))
  }
}

private func drinks(value: String, kind: Node.Kind, _ prices: [String]) -> Node {
  Node(
    "Drinks › VStack", note: "reduce", kind: kind, value: value,
    children: prices.enumerated().map { dish("drink \($0.offset)", $0.element) })
}

private func dish(_ id: String, _ value: String) -> Node {
  Node("Dish", id: id, note: "preference", kind: .writer, value: value)
}
