import WaggleGraph

/// A part that a description may lack, as it was last: what is made from it is removed when it is missing.
final class LastPresent<Source, Value>: ValueRule {
  private let source: _GraphValue<Source>
  private let read: (Source) -> Value?
  private var last: Value

  init(_ source: _GraphValue<Source>, _ read: @escaping (Source) -> Value?, last: Value) {
    self.source = source
    self.read = read
    self.last = last
  }

  var name: String { typeName(Value.self) }

  func attach(to inputs: _ViewInputs) -> _GraphValue<Value> {
    _GraphValue(
      inputs.runtime.graph.makeRule(self, inputs: [source.node], in: inputs.subgraph),
      isCompared: true)
  }

  func value(in graph: Graph) -> Value {
    if let new = read(source.read(in: graph)) { last = new }
    return last
  }
}
