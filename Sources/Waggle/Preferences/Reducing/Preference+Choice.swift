import WaggleGraph

extension Preference {
  /// The chosen view's value. If it writes none, the value of the last view passed over that writes one, otherwise the
  /// default (R148, R149, R150, R151, R152). Nothing is reduced.
  package static func choose(_ alternatives: Alternatives) -> PreferenceOutput<K.Value>? {
    alternatives.chosenChildren.chosenOutput(for: K.self) {
      let rule = ChoiceRule<K>(alternatives)
      let attribute = alternatives.inputs.runtime.graph.makeRule(
        rule, in: alternatives.inputs.subgraph)
      alternatives.addDependent(attribute.node)
      return PreferenceOutput(attribute, defaultSource: rule)
    }
  }
}

/// Forwards one candidate's value unchanged.
private final class ChoiceRule<K: PreferenceKey>: ImplicitDefaultSource, ValueRule {
  private unowned let alternatives: Alternatives
  private let runtime: Runtime
  /// Whether a candidate that is not shown contributes where the shown one writes nothing (R151).
  private let takesPassedOver: Bool

  init(_ alternatives: Alternatives) {
    self.alternatives = alternatives
    runtime = alternatives.inputs.runtime
    takesPassedOver =
      runtime.store(PreferenceStore.self).semantics.passedOverCandidatesContribute
    super.init()
  }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    graph.store(value(in: graph), in: node)
  }

  var name: String { "choice of \(keyTypeName(K.self))" }

  func value(in graph: Graph) -> K.Value {
    source.map { graph.value($0.attribute) } ?? K.defaultValue
  }

  override var decision: DefaultDecision {
    guard let source else { return .always(true) }
    return source.defaultSource.map { .asIn($0) } ?? .always(false)
  }

  /// Another candidate may be one that writes.
  override var mayGainWriters: Bool { true }

  private var source: PreferenceOutput<K.Value>? {
    if let chosenOutput = alternatives.chosen?.preference(K.self) {
      if takesPassedOver, chosenOutput.lacksWriter { reportPassedOverWriter() }
      return chosenOutput
    }
    guard takesPassedOver else { return nil }
    for (index, node) in alternatives.passedOver.enumerated().reversed() {
      guard let output = node.preference(K.self) else { continue }
      report {
        .candidateWithoutWriter(
          K.self, shown: alternatives.passedOver.count + 1, source: index + 1, at: $0)
      }
      return output
    }
    return nil
  }

  /// The shown candidate has an output only because a control in it does; it gives the default, and no earlier candidate
  /// is asked.
  private func reportPassedOverWriter() {
    let writer = alternatives.passedOver.lastIndex {
      $0.preference(K.self).map { !$0.isImplicitDefault } ?? false
    }
    guard let writer else { return }
    report {
      .candidateOfDefaults(
        K.self, shown: alternatives.passedOver.count + 1, writer: writer + 1, at: $0)
    }
  }

  /// Reports a mistake with a key of the program. What writes a key of the framework is the framework's own matter.
  private func report(_ diagnostic: (_ path: String) -> Diagnostic) {
    guard !K._isFrameworkKey else { return }
    runtime.reportOnce(diagnostic(alternatives.viewPath))
  }
}
