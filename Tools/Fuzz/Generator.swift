/// Makes programs: the same for the same seed.
struct Generator: RandomNumberGenerator {
  private var state: UInt64
  private var lastID = 0
  private var isCompared = false

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  private mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  static func program(_ seed: UInt64) -> Program {
    var generator = Generator(seed: seed)
    generator.isCompared = seed.isMultiple(of: 2)
    let root = generator.node(
      size: 3 + generator.below(generator.below(4) == 0 ? 60 : 20), depth: 0)
    var program = Program(seed: seed, isCompared: generator.isCompared, root: root, steps: [])
    let count = 10 + generator.below(50)
    for _ in 0..<count { program.steps.append(generator.step(root)) }
    return program
  }

  private mutating func numbers() -> [Int] { (0..<4).map { _ in below(12) } }

  mutating func node(size: Int, depth: Int) -> Node {
    lastID += 1
    let id = lastID
    var kind: Kind
    repeat {
      kind = size > 1 && depth < 7 ? pick(Kind.containers) : pick(Kind.leaves)
    } while isCompared && kind.isPrivate
    // A program is most often a stack of screens or tabs.
    if depth == 0, below(3) == 0 {
      kind = pick([.pathStack, .split, .list, .form, .scroll, .vstack])
      if !isCompared, below(2) == 0 {
        kind = pick([.fullRows, .searchedList, .mixedPath, .sheetInTab, .fieldRows, .sortedTable])
      }
    }
    var node = Node(kind: kind, id: id, n: numbers())
    var left = size - 1
    while left > 0, node.children.count < 6 {
      let part = 1 + below(left)
      node.children.append(self.node(size: part, depth: depth + 1))
      left -= part
    }
    let count = below(3) == 0 ? below(5) : below(2)
    for _ in 0..<count { node.modifiers.append(modifier(depth)) }
    return node
  }

  private mutating func modifier(_ depth: Int) -> Modifier {
    var kind: ModifierKind
    repeat { kind = pick(ModifierKind.allCases) } while isCompared && kind.isPrivate
    var modifier = Modifier(kind: kind, n: numbers())
    if kind.hasContent {
      modifier.node = node(size: 1 + below(depth < 4 ? 5 : 1), depth: depth + 2)
    }
    return modifier
  }

  mutating func step(_ root: Node) -> Step {
    var kind = pick(StepKind.allCases)
    // A finger more often than a window.
    if below(4) == 0 { kind = pick([.tap, .tapElement, .swipe, .advance, .flag, .rows]) }
    var step = Step(kind: kind, n: (0..<4).map { _ in below(1000) })
    switch kind {
    case .replace, .insert, .remove, .reorder, .renumber:
      var ids: [Int] = []
      root.visit { ids.append($0.id) }
      step.n[0] = pick(ids)
      if kind == .replace || kind == .insert { step.node = node(size: 1 + below(6), depth: 2) }
    default: break
    }
    return step
  }
}
