import Foundation
import TestSupport

/// Makes a failing case smaller as long as it fails.
@MainActor struct Shrinker {
  private var best: Case
  private(set) var failure: (step: Int, what: String)
  private let end: Date

  /// The smallest case found within `seconds`, and how it fails.
  static func shrink(_ test: Case, _ failure: (step: Int, what: String), seconds: Double)
    -> (Case, String)
  {
    var shrinker = Shrinker(best: test, failure: failure, end: Date(timeIntervalSinceNow: seconds))
    shrinker.cutSteps()
    while shrinker.shrinkOnce() {}
    return (shrinker.best, shrinker.failure.what)
  }

  /// Steps after the failure do not matter.
  private mutating func cutSteps() { best.steps = Array(best.steps.prefix(failure.step)) }

  private mutating func shrinkOnce() -> Bool {
    for candidate in candidates() {
      guard Date() < end else { return false }
      guard let failure = Oracle.failure(of: candidate) else { continue }
      best = candidate
      self.failure = failure
      cutSteps()
      return true
    }
    return false
  }

  private func candidates() -> [Case] {
    laterStart() + stepCandidates() + treeCandidates(smaller) + payloadCandidates()
      + plainCandidates()
      + treeCandidates(plainer)
  }

  /// The case without its first step, which is done to the tree that it starts from.
  private func laterStart() -> [Case] {
    guard let first = best.steps.first else { return [] }
    var later = best
    for edit in first { edit.apply(to: &later.tree) }
    later.steps.removeFirst()
    return [later]
  }

  private func stepCandidates() -> [Case] {
    var found: [Case] = Self.runs(best.steps.count).map { run in
      var fewer = best
      fewer.steps.removeSubrange(run)
      return fewer
    }
    for index in best.steps.indices where best.steps[index].count > 1 {
      for inner in best.steps[index].indices {
        var fewer = best
        fewer.steps[index].remove(at: inner)
        found.append(fewer)
      }
    }
    return found
  }

  /// What to leave out of a list: long runs first, then each element.
  private static func runs(_ count: Int) -> [Range<Int>] {
    sequence(first: count / 2) { $0 > 1 ? $0 / 2 : nil }
      .flatMap { length in
        stride(from: 0, to: count, by: max(length, 1)).map { $0..<min($0 + max(length, 1), count) }
      }
  }

  private func treeCandidates(_ others: (Tree) -> [Tree]) -> [Case] {
    others(best.tree).map { tree in
      var copy = best
      copy.tree = tree
      return copy
    }
  }

  private func payloadCandidates() -> [Case] {
    var found: [Case] = []
    for (index, step) in best.steps.enumerated() {
      for (inner, edit) in step.enumerated() {
        for tree in edit.payload.map(smaller) ?? [] {
          var copy = best
          copy.steps[index][inner] = edit.with(payload: tree)
          found.append(copy)
        }
      }
    }
    return found
  }

  /// The usual semantics, all values asked from the start.
  private func plainCandidates() -> [Case] {
    var usual = best
    usual.isStrict = false
    var asking = best
    asking.asksFrom = 0
    var still = best
    still.isMoving = false
    return [usual, asking, still].filter { $0 != best }
  }

  /// The tree with one number 0, or one child a part of its parent's type.
  private func plainer(_ tree: Tree) -> [Tree] {
    var found: [Tree] = []
    for index in tree.numbers.indices where tree.numbers[index] != 0 {
      found.append(tree)
      found[found.count - 1].numbers[index] = 0
    }
    if !tree.isInline {
      found.append(tree)
      found[found.count - 1].isInline = true
    }
    for index in tree.children.indices {
      for child in plainer(tree.children[index]) {
        found.append(tree)
        found[found.count - 1].children[index] = child
      }
    }
    return found
  }

  /// The tree with one node less: a child in its place, a child of a list left out, or a box.
  private func smaller(_ tree: Tree) -> [Tree] {
    var found: [Tree] = tree.children
    if tree.kind.childCount == nil {
      for run in Self.runs(tree.children.count) {
        var copy = tree
        copy.children.removeSubrange(run)
        found.append(copy)
      }
    }
    if !tree.children.isEmpty || (tree.kind != .box && tree.kind != .counter) {
      found.append(
        Tree(kind: .box, id: tree.id, numbers: [1, 1, 1, 1], children: [], isInline: true))
    }
    for index in tree.children.indices {
      for child in smaller(tree.children[index]) {
        var copy = tree
        copy.children[index] = child
        found.append(copy)
      }
    }
    return found
  }
}
