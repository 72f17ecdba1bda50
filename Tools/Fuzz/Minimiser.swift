import Foundation

/// Makes a faulty program smaller as long as it has the same fault.
@MainActor struct Minimiser {
  let end: Date

  init(seconds: Double) { end = Date(timeIntervalSinceNow: seconds) }

  /// Passes over all that may be left out until nothing more can be. After a part was left out the pass is continued where it was:
  /// what was needed before most often still is.
  func shrink(_ program: Program, _ fault: Fault) -> (Program, Fault) {
    var best = (program, fault)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      var index = 0
      var candidates = candidates(best.0)
      while index < candidates.count {
        if Date() > end { return best }
        if let found = Child.fault(of: candidates[index]), found.signature == fault.signature {
          best = (candidates[index], found)
          isSmaller = true
          candidates = self.candidates(best.0)
        } else {
          index += 1
        }
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
