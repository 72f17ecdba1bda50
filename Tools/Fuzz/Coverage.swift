/// What of the vocabulary programs have reached.
enum Coverage {
  @MainActor static var reports: [String: Int] = [:]
}

struct Reached: Codable {
  var kinds: Set<String> = []
  var modifiers: Set<String> = []
  var steps: Set<String> = []
  /// A modifier on a kind.
  var pairs: Set<String> = []
  /// A use of a program that has a kind.
  var uses: Set<String> = []

  mutating func add(_ program: Program) {
    var kinds: Set<String> = []
    func visit(_ root: Node) {
      root.visit { node in
        kinds.insert(node.kind.rawValue)
        for modifier in node.modifiers {
          modifiers.insert(modifier.kind.rawValue)
          pairs.insert("\(node.kind.rawValue) \(modifier.kind.rawValue)")
        }
      }
    }
    visit(program.root)
    for step in program.steps {
      if let node = step.node { visit(node) }
      steps.insert(step.kind.rawValue)
      for kind in kinds { uses.insert("\(kind) \(step.kind.rawValue)") }
    }
    self.kinds.formUnion(kinds)
  }

  var description: String {
    let (k, m, s) = (Kind.allCases.count, ModifierKind.allCases.count, StepKind.allCases.count)
    return """
      views \(kinds.count) of \(k), modifiers \(modifiers.count) of \(m), events \(steps.count) of \(s)
      views × modifiers \(pairs.count) of \(k * m), views × events \(uses.count) of \(k * s)
      """
  }
}
