/// One change, by the ids of nodes; one whose node is not there does nothing.
enum Edit: Equatable, Sendable {
  /// Sets the state of a node's view.
  case state(Int, Int)
  /// Gives one of a node's numbers another value.
  case number(Int, Int, Int)
  /// Puts another tree in a node's place.
  case replace(Int, Tree)
  /// Adds a child to a node at a position, which is brought into range.
  case insert(Int, Int, Tree)
  case remove(Int, Int)
  /// Moves a child from one position to another.
  case move(Int, Int, Int)
  /// Gives the window another size.
  case resize(Int, Int)
  /// Makes the window light or dark.
  case darken(Bool)
  /// Has the window's lines run to the left, or to the right.
  case turn(Bool)
  /// Gives the window another safe area, or shows the keyboard.
  case keepClear(Int)
  /// Sets the object that views observe.
  case signal(Int)
}

extension Edit {
  /// The tree after the edit; it has neither states nor a window.
  func apply(to tree: inout Tree) {
    switch self {
    case .state, .resize, .darken, .turn, .keepClear, .signal: break
    case .number(let id, let index, let value): tree.change(id) { $0.numbers[index] = value }
    case .replace(let id, let new): tree.change(id) { $0 = new }
    case .insert(let id, let index, let new):
      tree.change(id) {
        guard $0.kind.childCount == nil else { return }
        $0.children.insert(new, at: min(index, $0.children.count))
      }
    case .remove(let id, let index):
      tree.change(id) {
        guard $0.kind.childCount == nil, index < $0.children.count else { return }
        $0.children.remove(at: index)
      }
    case .move(let id, let from, let to):
      tree.change(id) {
        guard $0.kind.childCount == nil, max(from, to) < $0.children.count else { return }
        $0.children.insert($0.children.remove(at: from), at: to)
      }
    }
  }

  /// The tree that the edit brings in.
  var payload: Tree? {
    switch self {
    case .replace(_, let tree), .insert(_, _, let tree): tree
    default: nil
    }
  }

  func with(payload: Tree) -> Edit {
    switch self {
    case .replace(let id, _): .replace(id, payload)
    case .insert(let id, let index, _): .insert(id, index, payload)
    default: self
    }
  }
}

extension Edit: CustomStringConvertible {
  var description: String {
    switch self {
    case .state(let id, let value): "set the state of #\(id) to \(value)"
    case .number(let id, let index, let value): "set number \(index) of #\(id) to \(value)"
    case .replace(let id, let tree): "replace #\(id) by\n\(indented(tree))"
    case .insert(let id, let index, let tree): "insert into #\(id) at \(index)\n\(indented(tree))"
    case .remove(let id, let index): "remove child \(index) of #\(id)"
    case .move(let id, let from, let to): "move child \(from) of #\(id) to \(to)"
    case .resize(let width, let height): "make the window \(width) x \(height)"
    case .darken(let isDark): "make the window \(isDark ? "dark" : "light")"
    case .turn(let isTurned): "lay the window out \(isTurned ? "right to left" : "left to right")"
    case .keepClear(let value): "set the safe area and the keyboard by \(value)"
    case .signal(let value): "set the signal to \(value)"
    }
  }

  private func indented(_ tree: Tree) -> String {
    tree.lines.map { "    " + $0 }.joined(separator: "\n")
  }
}

/// A tree and what is done to it, a step at a time.
struct Case: Equatable, Sendable {
  var tree: Tree
  var steps: [[Edit]]
  /// Which reading of the rules.
  var isStrict = false
  /// From this step on, the values at the root are asked for.
  var asksFrom = 0
  /// Whether edits are animated, and come while others are running.
  var isMoving = false

  var editCount: Int { steps.reduce(0) { $0 + $1.count } }
}

extension Case: CustomStringConvertible {
  var description: String {
    let steps = steps.enumerated().map { index, edits in
      "step \(index + 1):\n" + edits.map { "  \($0)" }.joined(separator: "\n")
    }
    return
      ([
        isStrict ? "strict" : "seeds", isMoving ? "moving" : "still",
        "values asked from step \(asksFrom)", "\(tree)",
      ] + steps)
      .joined(separator: "\n")
  }
}
