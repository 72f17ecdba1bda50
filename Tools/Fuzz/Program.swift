/// A program as a value: what the fuzzer makes, runs, saves, shrinks and prints.
///
/// Always true: any numbers are legal, each reads them in its own way; so that a part can be left out without another one.
struct Program: Codable, Equatable {
  var seed: UInt64
  /// Whether it is compared with one that is built from scratch: such programs keep all that changes in the model.
  var isCompared: Bool
  var root: Node
  var steps: [Step]

  var size: Int { root.size + steps.reduce(0) { $0 + 1 + ($1.node?.size ?? 0) } }
}

/// A view, with its modifiers from the inside out.
struct Node: Codable, Equatable {
  var kind: Kind
  var id: Int
  /// Four small numbers.
  var n: [Int]
  var modifiers: [Modifier] = []
  var children: [Node] = []

  var size: Int {
    1 + modifiers.reduce(0) { $0 + 1 + ($1.node?.size ?? 0) }
      + children.reduce(0) { $0 + $1.size }
  }

  /// A number, brought into `0..<count`.
  func number(_ index: Int, _ count: Int) -> Int { abs(n[index] % count) }
  func isOdd(_ index: Int) -> Bool { n[index] & 1 == 1 }

  /// Calls a closure with each node below and in it.
  func visit(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.visit(body) }
    for modifier in modifiers { modifier.node?.visit(body) }
  }

  /// Changes the node with an id.
  @discardableResult
  mutating func change(_ id: Int, _ body: (inout Node) -> Void) -> Bool {
    if self.id == id {
      body(&self)
      return true
    }
    for index in children.indices where children[index].change(id, body) { return true }
    for index in modifiers.indices where modifiers[index].node?.change(id, body) == true {
      return true
    }
    return false
  }
}

struct Modifier: Codable, Equatable {
  var kind: ModifierKind
  var n: [Int]
  /// The content of a layer or a presentation.
  var box: [Node] = []

  var node: Node? {
    get { box.first }
    set { box = newValue.map { [$0] } ?? [] }
  }

  func number(_ index: Int, _ count: Int) -> Int { abs(n[index] % count) }
  func isOdd(_ index: Int) -> Bool { n[index] & 1 == 1 }
}

/// One use of the program.
struct Step: Codable, Equatable {
  var kind: StepKind
  var n: [Int]
  var box: [Node] = []

  var node: Node? {
    get { box.first }
    set { box = newValue.map { [$0] } ?? [] }
  }

  func number(_ index: Int, _ count: Int) -> Int { abs(n[index] % count) }
  func part(_ index: Int) -> Double { Double(abs(n[index] % 1000)) / 1000 }
}

extension Program: CustomStringConvertible {
  var description: String {
    "program \(seed), \(isCompared ? "compared" : "not compared")\n"
      + root.lines.joined(separator: "\n") + "\n"
      + steps.map { step in
        "- \(step.kind.rawValue) \(step.n)"
          + (step.node.map { "\n" + $0.lines.map { "    " + $0 }.joined(separator: "\n") } ?? "")
      }.joined(separator: "\n")
  }
}

extension Node {
  var lines: [String] {
    var found = ["\(kind.rawValue) #\(id) \(n)"]
    for child in children { found += child.lines.map { "  " + $0 } }
    for modifier in modifiers {
      found.append(" .\(modifier.kind.rawValue) \(modifier.n)")
      if let node = modifier.node { found += node.lines.map { "    " + $0 } }
    }
    return found
  }
}
