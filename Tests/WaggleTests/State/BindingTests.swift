import Foundation
import Observation
import Testing
import Waggle
import WaggleTestKit

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var isDone = false
}

@Observable private final class Store {
  var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
}

@Observable private final class Pair {
  var first = "one"
  var second = "two"
}

@MainActor @Suite struct BindingTests {
  @Test func `A binding to another property of the same object shows and sets that (R184)`() throws
  {
    struct Shown: View {
      @Binding var text: String
      var body: some View { Text(text).onTapGesture { text += "!" } }
    }
    struct Chooser: View {
      @Bindable var pair: Pair
      @State private var isSecond = false

      var body: some View {
        Shown(text: isSecond ? $pair.second : $pair.first)
        Text("Other").onTapGesture { isSecond.toggle() }
      }
    }
    let pair = Pair()
    let host = TestHost { VStack { Chooser(pair: pair) } }
    host.settle()
    #expect(host.text == ["one", "Other"])
    try host.find(label: "Other").tap()
    host.settle()
    #expect(host.text == ["two", "Other"])
    try host.find(label: "two").tap()
    host.settle()
    #expect(host.text == ["two!", "Other"])
    #expect(pair.first == "one")
  }

  @Test func `A constant is read, and sets are ignored`() {
    let binding = Binding.constant(4)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 4)
  }

  @Test func `A binding's closures are called once for each set, with its transaction (R196)`() {
    var value = 1
    var heard: [Bool] = []
    let binding = Binding<Int>(
      get: { value },
      set: { new, transaction in
        value = new
        heard.append(transaction.isContinuous)
      })
    binding.wrappedValue = 2
    var continuous = Transaction()
    continuous.isContinuous = true
    withTransaction(continuous) { binding.wrappedValue = 3 }
    binding.transaction(continuous).wrappedValue = 4
    #expect(value == 4)
    #expect(heard == [false, true, true])
  }

  @Test func `Parts, elements and optionals write through to the whole`() {
    struct Whole {
      var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var choice: Item?
      var table = ["k": 1]
    }
    var whole = Whole()
    let binding = Binding(get: { whole }, set: { whole = $0 })
    binding.items[1].name.wrappedValue = "z"
    #expect(whole.items[1].name == "z")
    binding.table["k"].wrappedValue = nil
    #expect(whole.table.isEmpty)
    #expect(Binding(binding.choice) == nil)
    binding.choice.wrappedValue = whole.items[0]
    let choice = Binding(binding.choice)
    choice?.name.wrappedValue = "chosen"
    #expect(whole.choice?.name == "chosen")
    whole.choice = nil
    #expect(choice?.wrappedValue.name == "chosen")
    for item in binding.items { item.isDone.wrappedValue = true }
    #expect(whole.items.allSatisfy { $0.isDone })
    #expect(binding.items.map(\.id) == [1, 2])
    #expect(binding.items.reversed().map(\.id) == [2, 1])
  }

  @Test func `A value's binding promotes to an optional's, which never writes nil`() {
    var value = 3
    let binding = Binding(get: { value }, set: { value = $0 })
    let optional: Binding<Int?> = Binding(binding)
    optional.wrappedValue = 5
    optional.wrappedValue = nil
    #expect(value == 5)
    #expect(optional.wrappedValue == 5)
    let erased = Binding<AnyHashable>(binding)
    erased.wrappedValue = AnyHashable(6)
    erased.wrappedValue = AnyHashable("six")
    #expect(value == 6)
  }

  @Test func `A set from a detached task is applied on the main actor (R196)`() async throws {
    struct Tree: View {
      @State private var value = 0
      var body: some View {
        Text("\(value)").task {
          let binding = $value
          await Task.detached { binding.wrappedValue = 7 }.value
        }
      }
    }
    let host = TestHost { Tree() }
    try await host.settle(until: { host.text == ["7"] }, timeout: 60)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `Rows edit, delete and move the elements that they are bound to`() throws {
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        HStack {
          Text(item.name).onTapGesture { item.name += "+" }
          Text(item.isDone ? "done\(item.id)" : "open\(item.id)")
            .onTapGesture { item.isDone.toggle() }
        }
      }
    }
    struct Tree: View {
      @State private var items = [1, 2, 3].map { Item(id: $0, name: "n\($0)") }
      var body: some View {
        VStack {
          ForEach($items) { $item in Row(item: $item) }
          Text("delete").onTapGesture { items.removeAll { $0.isDone } }
          Text("reverse").onTapGesture { items.reverse() }
          Text("all: \(items.map(\.name).joined())")
        }
      }
    }
    let host = TestHost { Tree() }
    try host.find(label: "n2").tap()
    try host.find(label: "open1").tap()
    try host.find(label: "reverse").tap()
    #expect(host.text.prefix(6) == ["n3", "open3", "n2+", "open2", "n1", "done1"])
    try host.find(label: "delete").tap()
    try host.find(label: "n3").tap()
    try host.find(label: "n2+").tap()
    #expect(host.text.last == "all: n3+n2++")
  }

  @Test func `A binding kept from a removed row reads its last value and writes nothing`() throws {
    final class StorageKind { var binding: Binding<Item>? }
    struct Tree: View {
      let keeper: StorageKind
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach($items) { $item in
            let _ = keeper.binding = $item
            Text(item.name).onDisappear { item.name = "late" }
          }
          Text("drop").onTapGesture { items.removeLast() }
          Text("\(items.count)")
        }
      }
    }
    let keeper = StorageKind()
    let host = TestHost { Tree(keeper: keeper) }
    host.settle()
    let last = keeper.binding
    try host.find(label: "drop").tap()
    host.settle()
    #expect(host.text == ["a", "drop", "1"])
    #expect(last?.wrappedValue.name == "b")
    host.frame { last?.wrappedValue.name = "nowhere" }
    #expect(host.text == ["a", "drop", "1"])
  }

  @Test func `ForEach over a binding to a part of an object edits the object`() throws {
    struct Tree: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          ForEach($store.items) { $item in
            Text(item.name).onTapGesture { $item.name.wrappedValue += "!" }
          }
          ForEach($store.items, id: \.name) { item in Text("x" + item.wrappedValue.name) }
        }
      }
    }
    let store = Store()
    let host = TestHost { Tree(store: store) }
    try host.find(label: "b").tap()
    #expect(store.items[1].name == "b!")
    #expect(host.text == ["a", "b!", "xa", "xb!"])
    host.frame { store.items.insert(Item(id: 0, name: "first"), at: 0) }
    #expect(host.text == ["first", "a", "b!", "xfirst", "xa", "xb!"])
  }
}
