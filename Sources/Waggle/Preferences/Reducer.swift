package import WaggleGraph

/// How values that lie next to each other become one.
package protocol Reducer<Value>: AnyObject {
  associatedtype Value
  var name: String { get }
  /// The value where there is nothing to combine.
  var empty: Value { get }
  /// From the left; what is not read is not a dependency (R053). There is at least one part, and each holds a `Value`.
  func fold(_ parts: UnsafeBufferPointer<ReduceInput>, in graph: Graph) -> Value
  /// How many outputs are folded flat; longer lists become a balanced tree (R044).
  var longestFold: Int { get }
}

/// Combines a user's key by its reducer, beginning with the first value and not with the default: n outputs are n - 1
/// calls (R042), and none where nothing that was read has changed (R055).
package final class KeyReducer<K: PreferenceKey>: Reducer {
  private unowned(unsafe) let runtime: Runtime
  private let scope: ViewScope?

  package init(_ inputs: _ViewInputs) {
    runtime = inputs.runtime
    scope = inputs.scope
  }

  package var name: String { "reduce of \(typeName(K.self))" }
  package var empty: K.Value { K.defaultValue }
  package var longestFold: Int { runtime.semantics.longestFold }

  package func fold(_ parts: UnsafeBufferPointer<ReduceInput>, in graph: Graph) -> K.Value {
    var value = graph.value(Attribute<K.Value>(parts[0].node))
    guard parts.count > 1 else { return value }
    runtime.breadcrumbs.append(Breadcrumb("reduce of", K.self, scope))
    var isDefault = parts[0].isImplicitDefault
    for index in 1..<parts.count {
      let next = parts[index]
      if isDefault || next.place != nil {
        checkedReduce(&value, isDefault, next, graph)
      } else {
        plainReduce(&value, next, graph)
      }
      isDefault = isDefault && next.isImplicitDefault
    }
    runtime.breadcrumbs.removeLast()
    return value
  }

  private func plainReduce(
    _ value: inout K.Value, _ next: ReduceInput, _ graph: Graph
  ) {
    runtime.counts.reduces += 1
    var asked = false
    K.reduce(value: &value) {
      asked = true
      return graph.value(Attribute<K.Value>(next.node))
    }
    if !asked { checkIgnored(value) }
  }

  /// The same reduce, where a side is an implicit default: the result must be the other side (R004, R005).
  private func checkedReduce(
    _ value: inout K.Value, _ isDefault: Bool, _ next: ReduceInput, _ graph: Graph
  ) {
    let before = value
    runtime.counts.reduces += 1
    var asked = false
    K.reduce(value: &value) {
      asked = true
      return graph.value(Attribute<K.Value>(next.node))
    }
    if !asked { return checkIgnored(value) }
    if next.isImplicitDefault {
      check(value, equals: before, "after")
    } else if isDefault {
      check(value, equals: graph.value(Attribute<K.Value>(next.node)), "before")
    }
  }

  private func check(_ result: K.Value, equals other: K.Value, _ side: String) {
    guard K.Value.self is any Equatable.Type, !runtime.graph.areEqual(result, other) else { return }
    // What is not even equal to itself, as a number that is none, says nothing about the law.
    guard runtime.graph.areEqual(other, other) else { return }
    runtime.reportOnce(
      Diagnostic(
        id: "E-LAW",
        message:
          "\(typeName(K.self)): the default that an empty place adds \(side) \(other) makes it \(result). "
          + "reduce must leave a value as it is when the other side is the default, \(K.defaultValue): "
          + "combine both, never just take nextValue() or keep value.",
        path: scope?.path ?? ""),
      about: "\(K.self)")
  }

  /// A reducer that does not ask although it holds nothing but the default loses what follows (R007).
  private func checkIgnored(_ value: K.Value) {
    guard K.Value.self is any Equatable.Type, runtime.graph.areEqual(value, K.defaultValue) else {
      return
    }
    runtime.reportOnce(
      Diagnostic(
        id: "E-LAW",
        message:
          "\(typeName(K.self)): reduce returned without calling nextValue() while value was still the "
          + "default, \(K.defaultValue): what the next view wrote is lost. Call nextValue() and combine it.",
        path: scope?.path ?? ""),
      about: "\(K.self)")
  }
}
