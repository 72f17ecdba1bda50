import WaggleGraph

/// The default of a key as the value of all places in a tree that may come to write it and do not.
class SharedDefault {
  /// Counts the keys of the tree.
  final let number: Int
  final let key: ObjectIdentifier

  fileprivate init(number: Int, key: ObjectIdentifier) {
    self.number = number
    self.key = key
  }

  /// Asks a view in a container again for the key, if the container reduces it.
  func ask(_ owner: ObjectIdentifier, in children: ChildList) {}
}

/// The default of one key. Its node is made when a place first needs it, and computed when it is read.
final class SharedDefaultOf<K: PreferenceKey>: SharedDefault, ValueRule {
  private unowned(unsafe) let runtime: Runtime
  private var attribute: Attribute<K.Value>?

  init(number: Int, _ runtime: Runtime) {
    self.runtime = runtime
    super.init(number: number, key: ObjectIdentifier(K.self))
  }

  var name: String { "default of \(keyTypeName(K.self))" }

  func value(in graph: Graph) -> K.Value { K.defaultValue }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    graph.store(value(in: graph), in: node)
  }

  /// The node; nil if no place needed it so far.
  var madeNode: NodeID? { attribute?.node }

  /// The default as an output.
  func output(_ source: ImplicitDefaultSource) -> PreferenceOutput<K.Value> {
    let node = attribute ?? runtime.graph.makeRule(self, in: runtime.rootSubgraph)
    attribute = node
    return PreferenceOutput(node, defaultSource: source)
  }

  /// Whether defaults reduce to the default (R004), however many there are.
  private(set) lazy var reducesToItself: Bool = runtime.graph.untracked {
    let before = K.defaultValue
    var value = before
    var didCallNext = false
    K.reduce(value: &value) {
      didCallNext = true
      return K.defaultValue
    }
    return didCallNext && runtime.graph.areEqual(value, before)
  }

  /// The default as what a place has, unless several are reduced in it that do not reduce to the default.
  func output(of place: WrittenKeys) -> PreferenceOutput<K.Value>? {
    if place.contains(number) || K._includesRemovedValues { return nil }
    return !place.hasSeveralDefaults || reducesToItself ? output(place) : nil
  }

  override func ask(_ owner: ObjectIdentifier, in children: ChildList) {
    guard let reduction = children.existingReduction(for: key) else { return }
    (reduction as? ChildReduction<KeyReducer<K>>)?.ask(owner)
  }
}
