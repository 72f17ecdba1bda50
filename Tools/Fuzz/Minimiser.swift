import Foundation

/// Makes a faulty program smaller as long as it has the same fault.
@MainActor struct Minimiser {
  let end: Date

  init(seconds: Double) { end = Date(timeIntervalSinceNow: seconds) }

  func shrink(_ program: Program, _ fault: Fault) -> (Program, Fault) {
    var best = (program, fault)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in candidates(best.0)
      where candidate.size < best.0.size || candidate.root != best.0.root {
        if Date() > end { return best }
        guard let found = Child.fault(of: candidate), found.signature == fault.signature else {
          continue
        }
        best = (candidate, found)
        isSmaller = true
        break
      }
    }
    return best
  }

  private func candidates(_ program: Program) -> [Program] {
    var found: [Program] = []
    var length = program.steps.count
    while length > 0 {
      for start in stride(from: 0, to: program.steps.count, by: length) {
        var copy = program
        copy.steps.removeSubrange(start..<min(start + length, program.steps.count))
        found.append(copy)
      }
      length /= 2
    }
    for node in smaller(program.root) {
      var copy = program
      copy.root = node
      found.append(copy)
    }
    for (index, step) in program.steps.enumerated() {
      for node in step.node.map(smaller) ?? [] {
        var copy = program
        copy.steps[index].node = node
        found.append(copy)
      }
    }
    return found
  }

  /// The node with one part less.
  private func smaller(_ node: Node) -> [Node] {
    var found = node.children + node.modifiers.compactMap(\.node)
    if !node.children.isEmpty, node.children.count > 1 || !node.modifiers.isEmpty {
      found.append(node)
      found[found.count - 1].children = []
    }
    for index in node.children.indices {
      found.append(node)
      found[found.count - 1].children.remove(at: index)
    }
    for index in node.modifiers.indices {
      found.append(node)
      found[found.count - 1].modifiers.remove(at: index)
    }
    for index in node.children.indices {
      for child in smaller(node.children[index]) {
        found.append(node)
        found[found.count - 1].children[index] = child
      }
    }
    for index in node.modifiers.indices {
      for content in node.modifiers[index].node.map(smaller) ?? [] {
        found.append(node)
        found[found.count - 1].modifiers[index].node = content
      }
    }
    return found
  }
}
