import WaggleGraph

extension Preference {
  /// The chosen view's value. If it writes none, the value of the last view passed over that writes one, otherwise the
  /// default (R148, R149, R150, R151, R152). Nothing is reduced.
  package static func choose(_ chooser: any AlternativeView) -> PreferenceOutput<K.Value>? {
    chooser.chosenChildren.chosenOutput(for: ObjectIdentifier(K.self)) {
      let rule = ChoiceRule<K>(chooser)
      let attribute = chooser.inputs.runtime.graph.makeRule(rule, in: chooser.inputs.subgraph)
      chooser.addDependent(attribute.node)
      return PreferenceOutput(attribute, defaultSource: rule)
    }
  }
}

/// Forwards one candidate's value unchanged.
private final class ChoiceRule<K: PreferenceKey>: ValueRule, ImplicitDefaultSource {
  private unowned let chooser: any AlternativeView
  private let runtime: Runtime
  /// Whether a candidate that is not shown contributes where the shown one writes nothing (R151).
  private let takesPassedOver: Bool

  init(_ chooser: any AlternativeView) {
    self.chooser = chooser
    runtime = chooser.inputs.runtime
    takesPassedOver =
      runtime.store(PreferenceStore.self).semantics.passedOverCandidatesContribute
  }

  var name: String { "choice of \(typeName(K.self))" }

  func value(in graph: Graph) -> K.Value {
    source.map { graph.value($0.attribute) } ?? K.defaultValue
  }

  var isImplicitDefault: Bool { source?.isImplicitDefault ?? true }

  private var source: PreferenceOutput<K.Value>? {
    if let chosenOutput = chooser.chosenNode?.preference(K.self) { return chosenOutput }
    guard takesPassedOver else { return nil }
    for (index, node) in chooser.passedOver.enumerated().reversed() {
      guard let output = node.preference(K.self) else { continue }
      runtime.reportOnce(
        .candidateWithoutWriter(
          K.self, shown: chooser.passedOver.count + 1, source: index + 1, at: chooser.viewPath))
      return output
    }
    return nil
  }
}
