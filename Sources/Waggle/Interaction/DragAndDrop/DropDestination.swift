public import Foundation

extension View {
  /// Lets values of a type be dropped on this view.
  ///
  /// ```swift
  /// struct Basket: View {
  ///   @State private var flowers: [String] = []
  ///   @State private var isOver = false
  ///
  ///   var body: some View {
  ///     Text(flowers.joined(separator: " "))
  ///       .frame(width: 200, height: 80)
  ///       .background(isOver ? .green : .gray)
  ///       .dropDestination(for: String.self) { words, _ in
  ///         flowers += words
  ///         return true
  ///       } isTargeted: {
  ///         isOver = $0
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the values and the location in this view's coordinates, and returns whether it took them. Values
  ///     that are made in tasks arrive later.
  ///   - isTargeted: receives true when such a value is over this view, and false when it has left or was dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropModifier(DropActions(T.self, targeted: isTargeted, perform: action)))
  }
}

extension DropActions {
  package init<T: Transferable>(
    _ type: T.Type, targeted: @escaping (Bool) -> Void,
    perform action: @escaping ([T], CGPoint) -> Bool
  ) {
    self.init { $0.filter { $0.holds(T.self) } }
    self.targeted = targeted
    perform = { info in
      ItemLoad.values(of: T.self, in: info.items) { action($0, info.location) }
    }
  }
}

extension NSItemProvider {
  /// Calls `action` with the values of a type that can be made from some items, unless there is none.
  package static func values<T: Transferable>(
    of type: T.Type, in items: [NSItemProvider], _ action: @escaping ([T]) -> Void
  ) {
    _ = ItemLoad.values(of: T.self, in: items.filter { $0.holds(T.self) }) { values in
      action(values)
      return true
    }
  }
}

/// Collects the values of what was dropped or pasted.
final class ItemLoad<T: Transferable> {
  private var values: [Int: T] = [:]
  private var missing: Int
  private var isDone = false
  private let action: ([T]) -> Bool

  private init(_ count: Int, _ action: @escaping ([T]) -> Bool) {
    missing = count
    self.action = action
  }

  /// Calls `action` with the values, in the order of the items and without those that could not be made, unless there is
  /// none. Returns its result; true if values are still to arrive.
  static func values(
    of type: T.Type, in items: [NSItemProvider], _ action: @escaping ([T]) -> Bool
  ) -> Bool {
    let load = ItemLoad(items.count, action)
    var result: Bool?
    let box = TransferBox(load)
    for (index, item) in items.enumerated() {
      item.receive(T.self) { made in
        onMainActorSoon { (box.value as? ItemLoad<T>)?.add(made, at: index) }
      }
    }
    if load.missing == 0 { result = load.finish() }
    load.isDone = true
    return result ?? true
  }

  private func add(_ made: Result<TransferBox, any Error>, at index: Int) {
    values[index] = try? made.get().unwrap()
    missing -= 1
    if isDone, missing == 0 { _ = finish() }
  }

  private func finish() -> Bool {
    let all = values.sorted { $0.key < $1.key }.map(\.value)
    return all.isEmpty ? false : action(all)
  }
}
