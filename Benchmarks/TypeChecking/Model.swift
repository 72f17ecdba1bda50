import Observation
import SwiftUI

@Observable final class Cart {
  struct Item: Identifiable, Hashable {
    let id: Int; var name: String; var price: Decimal; var count: Int
  }
  var items: [Item] = []
  var code = ""
  var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.count) } }
  var reduced: Decimal { code == "BEE" ? total * 9 / 10 : total }
  func add(_ name: String, _ price: Decimal) {
    if let index = items.firstIndex(where: { $0.name == name }) {
      items[index].count += 1
    } else {
      items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: name, price: price, count: 1))
    }
  }
}

struct CartScreen: View {
  @Environment(Cart.self) private var cart
  var body: some View {
    @Bindable var cart = cart
    List {
      ForEach($cart.items) { $item in
        HStack {
          Text(item.name)
          Spacer()
          Stepper("\(item.count)", value: $item.count, in: 0...99).fixedSize()
          Text(item.price * Decimal(item.count), format: .currency(code: "EUR")).monospacedDigit()
            .frame(width: 80, alignment: .trailing)
        }
      }
      TextField("Code", text: $cart.code).autocorrectionDisabled()
      LabeledContent("Total") {
        VStack(alignment: .trailing) {
          if cart.reduced < cart.total {
            Text(cart.total, format: .currency(code: "EUR")).strikethrough().foregroundStyle(
              .secondary)
          }
          Text(cart.reduced, format: .currency(code: "EUR")).bold()
        }
      }
    }
    .navigationTitle("\(cart.items.map(\.count).reduce(0, +)) things")
    .onChange(of: cart.items) { old, new in if new.count > old.count { cart.code = "" } }
  }
}
