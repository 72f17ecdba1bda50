import TestSupport

/// Random cases, the same for the same seed.
struct Generator: RandomNumberGenerator {
  private var numbers: SeededGenerator
  private var ids = 0

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  private mutating func chance(_ one: Int, in many: Int) -> Bool {
    Int.random(in: 0..<many, using: &self) < one
  }

  private mutating func pick<T>(_ choices: [T]) -> T { choices.randomElement(using: &self)! }

  // MARK: Trees

  mutating func node(_ kind: Kind, _ children: [Tree] = [], isInline: Bool? = nil) -> Tree {
    ids += 1
    let id = ids
    let numbers = (0..<4).map { _ in Int.random(in: 0..<40, using: &self) }
    let isInline = isInline ?? chance(1, in: 2)
    return Tree(kind: kind, id: id, numbers: numbers, children: children, isInline: isInline)
  }

  private static let parents = Kind.allCases.filter { $0.childCount != 0 }

  /// A tree of about `budget` nodes.
  mutating func tree(_ budget: Int) -> Tree {
    guard budget > 1 else { return node(leafKind()) }
    let kind = chance(2, in: 5) ? pick(Kind.containers) : pick(Self.parents)
    var left = budget - 1
    let count = kind.childCount ?? Int.random(in: 0...5, using: &self)
    let children = (0..<count).map { index in
      let share = index == count - 1 ? left : Int.random(in: 0...max(1, left), using: &self)
      left -= share
      return tree(share)
    }
    return node(kind, children)
  }

  private mutating func leafKind() -> Kind {
    chance(2, in: 5) ? pick([.counter, .counter, .late, .bound]) : pick(Kind.leaves)
  }

  /// The compulsory shape: an observer far above a change that stays local to one leaf.
  mutating func farObserver() -> Tree {
    var rows: [Tree] = []
    for index in 0..<Int.random(in: 30...60, using: &self) {
      rows.append(index % 9 == 4 ? tree(4) : node(.counter))
    }
    var tree = node(.vstack, [node(.rows, rows), tree(3)])
    for _ in 0..<Int.random(in: 4...12, using: &self) {
      tree = node(
        pick([.wrappers, .custom, .equatable, .padding, .frame, .group, .zstack]), [tree])
    }
    return node(.observer, [node(.observer, [tree])])
  }

  // MARK: Cases

  /// Changes of single states only, far below the observer that must be notified of them.
  mutating func makeFarCase(steps count: Int) -> Case {
    let tree = farObserver()
    let states = tree.nodes.filter(\.kind.hasState)
    let steps = (0..<count).map { _ in
      [Edit.state(pick(states).id, Int.random(in: 0..<60, using: &self))]
    }
    return Case(tree: tree, steps: steps)
  }

  /// A row of texts on their first or last baselines, each inside of views that leave it where it is; and changes of
  /// these views' numbers.
  mutating func makeRowCase(steps count: Int) -> Case {
    let columns = (0..<Int.random(in: 2...4, using: &self)).map { _ in
      inPassing(node(.text), Int.random(in: 0...5, using: &self))
    }
    var row = node(.hstack, columns)
    row.numbers[1] = Int.random(in: 3...4, using: &self)
    let inner = columns.flatMap(\.nodes)
    let steps = (0..<count).map { _ in
      [
        Edit.number(
          pick(inner).id, Int.random(in: 0..<4, using: &self), Int.random(in: 0..<40, using: &self))
      ]
    }
    return Case(tree: row, steps: steps)
  }

  private mutating func inPassing(_ tree: Tree, _ depth: Int) -> Tree {
    guard depth > 0 else { return tree }
    let kind = pick(Kind.passing)
    let others = (1..<max(1, kind.childCount ?? Int.random(in: 1...3, using: &self))).map { _ in
      kind == .fitting ? tree : node(.box)
    }
    return inPassing(node(kind, [tree] + others), depth - 1)
  }

  mutating func makeCase(steps count: Int) -> Case {
    let budget = chance(1, in: 12) ? 50 : Int.random(in: 3...17, using: &self)
    let tree = chance(1, in: 16) ? farObserver() : tree(budget)
    var made = Case(tree: tree, steps: [])
    made.isStrict = chance(1, in: 4)
    made.isMoving = chance(1, in: 3)
    made.asksFrom = chance(1, in: 2) ? 0 : Int.random(in: 0...6, using: &self)
    var current = tree
    while made.steps.count < count {
      var step = [edit(of: current)]
      while chance(1, in: 3) { step.append(edit(of: current)) }
      for edit in step { edit.apply(to: &current) }
      made.steps.append(step)
    }
    return made
  }

  private mutating func edit(of tree: Tree) -> Edit {
    let nodes = tree.nodes
    let states = nodes.filter(\.kind.hasState)
    if !states.isEmpty, chance(2, in: 5) {
      return .state(pick(states).id, Int.random(in: 0..<60, using: &self))
    }
    let lists = nodes.filter { $0.kind.childCount == nil }
    if !lists.isEmpty, chance(1, in: 4) { return listEdit(pick(lists)) }
    if chance(1, in: 5) { return replacement(of: pick(nodes)) }
    if chance(1, in: 25) {
      return .resize(
        Int.random(in: 20...400, using: &self), Int.random(in: 20...400, using: &self))
    }
    if chance(1, in: 12) { return .signal(Int.random(in: 0..<60, using: &self)) }
    if chance(1, in: 30) { return .darken(chance(1, in: 2)) }
    if chance(1, in: 20) { return .turn(chance(1, in: 2)) }
    if chance(1, in: 20) { return .keepClear(Int.random(in: 0..<1000, using: &self)) }
    return .number(
      pick(nodes).id, Int.random(in: 0..<4, using: &self), Int.random(in: 0..<40, using: &self))
  }

  private mutating func listEdit(_ list: Tree) -> Edit {
    let count = list.children.count
    if count < 2 || chance(1, in: 3) {
      return .insert(
        list.id, Int.random(in: 0...count, using: &self),
        tree(Int.random(in: 1...5, using: &self)))
    }
    let from = Int.random(in: 0..<count, using: &self)
    if chance(1, in: 2) { return .remove(list.id, from) }
    return .move(list.id, from, Int.random(in: 0..<count, using: &self))
  }

  /// Another tree, a new node around the old one, or a child of the old one.
  private mutating func replacement(of old: Tree) -> Edit {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: return .replace(old.id, tree(Int.random(in: 1...6, using: &self)))
    case 1:
      let kind = pick(Self.parents)
      let others = (1..<max(1, kind.childCount ?? 1)).map { _ in tree(2) }
      return .replace(old.id, node(kind, [old] + others))
    default:
      guard let inner = old.children.randomElement(using: &self) else {
        return .replace(old.id, node(leafKind()))
      }
      return .replace(old.id, inner)
    }
  }
}
