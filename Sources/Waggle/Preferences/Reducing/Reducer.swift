package import WaggleGraph

/// Combines the values of neighbouring views into one.
package protocol Reducer<Value>: AnyObject {
  associatedtype Value
  var name: String { get }
  /// The value of an empty list.
  var empty: Value { get }
  /// Folds from the left. A value that is not read is not a dependency (R053). `parts` is not empty, and each holds a
  /// `Value`.
  func fold(_ parts: UnsafeBufferPointer<ReduceInput>, in graph: Graph) -> Value
  /// The most outputs that are folded flat; a longer list becomes a balanced tree (R044).
  var longestFold: Int { get }
  /// How many outputs are folded flat in such a tree, when it is made.
  static var runLength: Int { get }
  /// The outputs without those that reduce to the one before them.
  func merged(_ parts: [ReduceInput]) -> [ReduceInput]
}

extension Reducer {
  package static var runLength: Int { 4 }
  package func merged(_ parts: [ReduceInput]) -> [ReduceInput] { parts }
}

/// Reduces a key of the program with its `reduce`, starting from the first value and not from the default: n outputs
/// take n - 1 calls (R042), and none if nothing that was read has changed (R055).
package final class KeyReducer<K: PreferenceKey>: Reducer {
  private unowned(unsafe) let store: PreferenceStore
  private let scope: ViewScope?
  private let shared: SharedDefaultOf<K>

  init(_ inputs: _ViewInputs, _ shared: SharedDefaultOf<K>) {
    store = inputs.runtime.store()
    scope = inputs.scope
    self.shared = shared
  }

  private var runtime: Runtime { store.runtime }

  package var name: String { "reduce of \(keyTypeName(K.self))" }
  package var empty: K.Value { K.defaultValue }
  package var longestFold: Int { store.semantics.longestFold }

  package func fold(_ parts: UnsafeBufferPointer<ReduceInput>, in graph: Graph) -> K.Value {
    var value = graph.value(Attribute<K.Value>(parts[0].node))
    guard parts.count > 1 else { return value }
    runtime.breadcrumbs.append(Breadcrumb("reduce of", K.self, scope))
    var isDefault = parts[0].isImplicitDefault
    for index in 1..<parts.count {
      let next = parts[index]
      if isDefault || next.defaultSource != nil {
        checkedReduce(&value, isDefault, next, graph)
      } else {
        uncheckedReduce(&value, next, graph)
      }
      isDefault = isDefault && next.isImplicitDefault
    }
    runtime.breadcrumbs.removeLast()
    return value
  }

  /// Of several defaults in a row that places share one is left, where they reduce to it (R231).
  package func merged(_ parts: [ReduceInput]) -> [ReduceInput] {
    guard let node = shared.madeNode else { return parts }
    var rest: [ReduceInput] = []
    var followsDefault = false
    for part in parts {
      let isDefault = part.node == node
      if !isDefault || !followsDefault { rest.append(part) }
      followsDefault = isDefault
    }
    return rest.count < parts.count && shared.reducesToItself ? rest : parts
  }

  private func uncheckedReduce(
    _ value: inout K.Value, _ next: ReduceInput, _ graph: Graph
  ) {
    runtime.counts.reduces += K._isFrameworkKey ? 0 : 1
    var didCallNext = false
    K.reduce(value: &value) {
      didCallNext = true
      return graph.value(Attribute<K.Value>(next.node))
    }
    if !didCallNext { checkLostValue(value) }
  }

  /// A reduce in which one side is an implicit default: the result must equal the other side (R004, R005).
  private func checkedReduce(
    _ value: inout K.Value, _ isDefault: Bool, _ next: ReduceInput, _ graph: Graph
  ) {
    let before = value
    runtime.counts.reduces += K._isFrameworkKey ? 0 : 1
    var didCallNext = false
    K.reduce(value: &value) {
      didCallNext = true
      return graph.value(Attribute<K.Value>(next.node))
    }
    if !didCallNext { return checkLostValue(value) }
    if next.isImplicitDefault {
      check(value, equals: before, "after")
    } else if isDefault {
      check(value, equals: graph.value(Attribute<K.Value>(next.node)), "before")
    }
  }

  private func check(_ result: K.Value, equals other: K.Value, _ side: String) {
    guard K.Value.self is any Equatable.Type, !runtime.graph.areEqual(result, other) else { return }
    // A value that is not equal to itself, such as NaN, proves nothing.
    guard runtime.graph.areEqual(other, other) else { return }
    runtime.reportOnce(
      .changingDefault(of: K.self, side, other, gives: result, at: scope?.path ?? ""),
      about: "\(K.self)")
  }

  /// Reports a reducer that does not call `nextValue` while its value is still the default: it loses what follows
  /// (R007).
  private func checkLostValue(_ value: K.Value) {
    guard K.Value.self is any Equatable.Type, runtime.graph.areEqual(value, K.defaultValue) else {
      return
    }
    runtime.reportOnce(.lostValue(of: K.self, at: scope?.path ?? ""), about: "\(K.self)")
  }
}
