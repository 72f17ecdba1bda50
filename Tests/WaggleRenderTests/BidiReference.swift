/// Unicode's bidirectional algorithm (UAX 9) for one paragraph, written rule by rule from the annex, for the characters
/// that the tests use. It shares nothing with the engine.
struct BidiReference {
  enum Kind {
    case l, r, al, en, es, et, an, cs, ws, on, lre, rle, lro, rlo, pdf, lri, rli, fsi, pdi, bn
  }

  let characters: [Character]
  let kinds: [Kind]
  let base: Int
  private(set) var levels: [Int]

  init(_ string: String, outer: Int) {
    characters = Array(string)
    kinds = characters.map(Self.kind)
    base = Self.direction(kinds[...], endsAtPDI: false) ?? outer
    levels = Array(repeating: base, count: characters.count)
    resolve()
  }

  static func kind(_ character: Character) -> Kind {
    switch character.unicodeScalars.first!.value {
    case 0x202A: .lre
    case 0x202B: .rle
    case 0x202C: .pdf
    case 0x202D: .lro
    case 0x202E: .rlo
    case 0x2066: .lri
    case 0x2067: .rli
    case 0x2068: .fsi
    case 0x2069: .pdi
    case 0x200E, 0x41...0x5A, 0x61...0x7A: .l
    case 0x200F, 0x5D0...0x5EA: .r
    case 0x620...0x64A: .al
    case 0x30...0x39: .en
    case 0x660...0x669: .an
    case 0x2B, 0x2D: .es
    case 0x23, 0x24, 0x25, 0xB0: .et
    case 0x2C, 0x2E, 0x2F, 0x3A: .cs
    case 0x20: .ws
    default: .on
    }
  }

  /// P2, P3; X5c for what is inside of an isolate.
  private static func direction(_ kinds: ArraySlice<Kind>, endsAtPDI: Bool) -> Int? {
    var depth = 0
    for kind in kinds {
      switch kind {
      case .lri, .rli, .fsi: depth += 1
      case .pdi:
        if depth == 0, endsAtPDI { return nil }
        depth = max(depth - 1, 0)
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      default: break
      }
    }
    return nil
  }

  /// BD9.
  private func matchingPDI(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<kinds.count {
      switch kinds[index] {
      case .lri, .rli, .fsi: depth += 1
      case .pdi:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private struct Status {
    var level: Int
    var override: Kind?
    var isIsolate = false
  }

  private mutating func resolve() {
    var types = kinds
    applyExplicit(&types)
    for sequence in sequences(types) { resolve(sequence, &types) }
    // X9: what was removed has the level of the character before it.
    for index in kinds.indices where isRemoved(index) {
      levels[index] = index == 0 ? base : levels[index - 1]
    }
  }

  func isRemoved(_ index: Int) -> Bool {
    switch kinds[index] {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// X1 to X8.
  private mutating func applyExplicit(_ types: inout [Kind]) {
    var stack = [Status(level: base)]
    for index in kinds.indices {
      let top = stack.last!
      func next(_ odd: Bool) -> Int {
        odd ? (top.level + 1) | 1 : (top.level + 2) & ~1
      }
      switch kinds[index] {
      case .lre: stack.append(Status(level: next(false)))
      case .rle: stack.append(Status(level: next(true)))
      case .lro: stack.append(Status(level: next(false), override: .l))
      case .rlo: stack.append(Status(level: next(true), override: .r))
      case .pdf: if stack.count > 1, !top.isIsolate { stack.removeLast() }
      case .lri, .rli, .fsi:
        levels[index] = top.level
        if let forced = top.override { types[index] = forced }
        var odd = kinds[index] == .rli
        if kinds[index] == .fsi {
          odd = Self.direction(kinds[(index + 1)...], endsAtPDI: true) == 1
        }
        stack.append(Status(level: next(odd), isIsolate: true))
      case .pdi:
        if stack.contains(where: \.isIsolate) {
          while !stack.last!.isIsolate { stack.removeLast() }
          stack.removeLast()
        }
        levels[index] = stack.last!.level
        if let forced = stack.last!.override { types[index] = forced }
      default:
        levels[index] = top.level
        if let forced = top.override { types[index] = forced }
      }
    }
  }

  /// X10: isolating run sequences, each as the indices in it.
  private func sequences(_ types: [Kind]) -> [[Int]] {
    var runs: [[Int]] = []
    for index in kinds.indices where !isRemoved(index) {
      if let last = runs.last?.last, levels[last] == levels[index],
        !isInitiator(last) || kinds[index] == .pdi && matchingPDI(last) == index
      {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var result: [[Int]] = []
    for run in runs {
      if kinds[run[0]] == .pdi,
        let owner = result.firstIndex(where: {
          isInitiator($0.last!) && matchingPDI($0.last!) == run[0]
        })
      {
        result[owner] += run
      } else {
        result.append(run)
      }
    }
    return result
  }

  private func isInitiator(_ index: Int) -> Bool {
    switch kinds[index] {
    case .lri, .rli, .fsi: true
    default: false
    }
  }

  private mutating func resolve(_ indices: [Int], _ types: inout [Kind]) {
    let level = levels[indices[0]]
    let before = indices[0] == 0 ? base : levelBefore(indices[0])
    let behind = levelBehind(indices.last!)
    let start: Kind = max(level, before) % 2 == 0 ? .l : .r
    let end: Kind = max(level, behind) % 2 == 0 ? .l : .r
    var t = indices.map { types[$0] }
    weak(&t, start)
    brackets(indices, &t, level, start)
    neutral(&t, level, start, end)
    for (index, kind) in zip(indices, t) {
      switch (levels[index] % 2, kind) {
      case (0, .r): levels[index] += 1
      case (0, .an), (0, .en): levels[index] += 2
      case (1, .l), (1, .an), (1, .en): levels[index] += 1
      default: break
      }
    }
  }

  private func levelBefore(_ index: Int) -> Int {
    kinds.indices[..<index].last { !isRemoved($0) }.map { explicit[$0] } ?? base
  }

  private func levelBehind(_ index: Int) -> Int {
    if isInitiator(index) && matchingPDI(index) == nil { return base }
    return kinds.indices[(index + 1)...].first { !isRemoved($0) }.map { explicit[$0] } ?? base
  }

  /// The levels after X8, whatever has been resolved since.
  private var explicit: [Int] {
    var copy = self
    var types = kinds
    copy.applyExplicit(&types)
    return copy.levels
  }

  /// W1 to W7, without marks that take no space.
  private func weak(_ t: inout [Kind], _ start: Kind) {
    var strong = start
    for i in t.indices {
      if t[i] == .l || t[i] == .r || t[i] == .al { strong = t[i] }
      if t[i] == .en, strong == .al { t[i] = .an }
    }
    for i in t.indices where t[i] == .al { t[i] = .r }
    for i in t.indices.dropFirst().dropLast() {
      if t[i] == .es, t[i - 1] == .en, t[i + 1] == .en { t[i] = .en }
      if t[i] == .cs, t[i - 1] == t[i + 1], t[i - 1] == .en || t[i - 1] == .an { t[i] = t[i - 1] }
    }
    for i in t.indices where t[i] == .et {
      let next = t[i...].first { $0 != .et }
      if next == .en || i > 0 && t[i - 1] == .en { t[i] = .en }
    }
    for i in t.indices where t[i] == .es || t[i] == .et || t[i] == .cs { t[i] = .on }
    strong = start
    for i in t.indices {
      if t[i] == .l || t[i] == .r { strong = t[i] }
      if t[i] == .en, strong == .l { t[i] = .l }
    }
  }

  private func strong(_ kind: Kind) -> Kind? {
    switch kind {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N0 for round and square brackets.
  private func brackets(_ indices: [Int], _ t: inout [Kind], _ level: Int, _ start: Kind) {
    let ends: [Character: Character] = ["(": ")", "[": "]"]
    var open: [(Character, Int)] = []
    var pairs: [(Int, Int)] = []
    for i in t.indices where t[i] == .on {
      let character = characters[indices[i]]
      if let end = ends[character] {
        open.append((end, i))
      } else if let match = open.lastIndex(where: { $0.0 == character }) {
        pairs.append((open[match].1, i))
        open.removeSubrange(match...)
      }
    }
    let own: Kind = level % 2 == 0 ? .l : .r
    for (first, last) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = t[(first + 1)..<last].compactMap(strong)
      guard !inside.isEmpty else { continue }
      var set = own
      if !inside.contains(own) {
        set = t[..<first].reversed().compactMap(strong).first ?? start
      }
      (t[first], t[last]) = (set, set)
    }
  }

  /// N1 and N2.
  private func neutral(_ t: inout [Kind], _ level: Int, _ start: Kind, _ end: Kind) {
    var i = 0
    while i < t.count {
      guard strong(t[i]) == nil else {
        i += 1
        continue
      }
      var j = i
      while j < t.count, strong(t[j]) == nil { j += 1 }
      let (a, b) = (i == 0 ? start : strong(t[i - 1])!, j == t.count ? end : strong(t[j])!)
      for k in i..<j { t[k] = a == b ? a : level % 2 == 0 ? .l : .r }
      i = j
    }
  }

  /// L1, L2, L4: how a line of the paragraph looks, from left to right, its marks left out. No white space is at its end.
  func seen(_ range: Range<Int>) -> String {
    var order = Array(range)
    for level in stride(from: range.map { levels[$0] }.max() ?? 0, to: 0, by: -1) {
      var i = 0
      while i < order.count {
        var j = i
        while j < order.count, levels[order[j]] >= level { j += 1 }
        order[i..<j].reverse()
        i = max(j, i + 1)
      }
    }
    let mirrored: [Character: Character] = ["(": ")", ")": "(", "[": "]", "]": "["]
    return String(
      order.filter { !characters[$0].unicodeScalars.first!.properties.isBidiControl }
        .map { levels[$0] % 2 == 1 ? mirrored[characters[$0]] ?? characters[$0] : characters[$0] })
  }
}
