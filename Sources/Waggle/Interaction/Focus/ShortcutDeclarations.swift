import WaggleGraph

/// The keyboard shortcuts that views declare.
///
/// Always true: a control has a shortcut only if one is declared here, or if the program has replaced a whole environment.
/// So a key that no declaration matches reaches no control, and the controls need not be asked.
final class ShortcutDeclarations {
  private unowned let runtime: Runtime
  @exclusivity(unchecked) private var environments: [ObjectIdentifier: ShortcutDeclaration] = [:]
  /// The controls around which a shortcut is declared.
  private let controls = KnownTargets()

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// Adds the shortcut of an environment until `subgraph` is removed. Costs O(1).
  func add(_ environment: EnvironmentSource, in subgraph: Subgraph) {
    let declaration = ShortcutDeclaration(environment)
    environments[ObjectIdentifier(declaration)] = declaration
    subgraph.onRemoval { [weak self] in
      self?.environments[ObjectIdentifier(declaration)] = nil
    }
  }

  /// Adds a control around which a shortcut is declared.
  func add(_ control: FocusTarget) { controls.add(control) }

  /// The controls that may have a shortcut for which `condition` holds. Costs O(declarations), and O(controls around which one
  /// is declared) if it is met, however many other controls there are.
  func controls(where condition: (KeyboardShortcut) -> Bool) -> [FocusTarget] {
    isDeclared(where: condition) ? controls.targets : []
  }

  private func isDeclared(where condition: (KeyboardShortcut) -> Bool) -> Bool {
    let graph = runtime.graph
    return graph.untracked {
      environments.values.contains {
        graph.value($0.environment).keyboardShortcut.map(condition) ?? false
      }
    }
  }
}

/// One use of `keyboardShortcut`, with the environment inside it.
private final class ShortcutDeclaration {
  let environment: EnvironmentSource

  init(_ environment: EnvironmentSource) { self.environment = environment }
}

/// Gives the controls inside a shortcut; nil removes it.
nonisolated struct KeyboardShortcutModifier: EnvironmentModifier {
  let shortcut: KeyboardShortcut?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), change(modifier, inputs)) }

  static func change(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs.withEnvironment(of: modifier) {
      $0.keyboardShortcut = $1.shortcut
    }
    inner.bag[IsInShortcut.self] = true
    inputs.runtime.input.shortcuts.add(inner.environment, in: inputs.subgraph)
    return inner
  }
}
