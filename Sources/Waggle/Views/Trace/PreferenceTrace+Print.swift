import Foundation

extension PreferenceTrace: CustomStringConvertible {
  /// One line per step, at most 100 columns wide; notes and the steps below are indented. Equal neighbouring lines are
  /// folded into one with a count.
  package var description: String {
    let entries = entries
    var above: [String] = []
    for entry in entries {
      let path = entry.outer.map { above[$0] } ?? ""
      above.append(entry.step.viewPath.isEmpty ? path : entry.step.viewPath)
    }
    // From the innermost out: each block has the lines of those in it.
    var inner: [[TraceBlock]] = Array(repeating: [], count: entries.count)
    var top: [TraceBlock] = []
    for index in entries.indices.reversed() {
      let entry = entries[index]
      let lines = TraceBlock.folded(inner[index].reversed()).flatMap(\.lines)
      inner[index] = []
      let block = TraceBlock(
        entry.step, level: entry.level, above: entry.outer.map { above[$0] } ?? "", inner: lines)
      if let outer = entry.outer { inner[outer].append(block) } else { top.append(block) }
    }
    return TraceBlock.folded(top.reversed()).flatMap(\.lines).joined(separator: "\n")
  }
}

/// The printed lines of one step.
private struct TraceBlock {
  /// The maximum width in columns.
  static let width = 100
  /// Levels deeper than this are not indented further.
  static let maxIndent = 16
  /// The smallest number of equal blocks that are folded.
  static let fewestFolded = 4

  /// The step's line up to the dash.
  let head: String
  /// The names of the views between the line above and this one; nil if both concern the same view.
  var viewNames: [String]?
  /// The lines of the steps below.
  let innerLines: [String]
  var count = 1

  init(_ step: PreferenceTrace.Step, level: Int, above: String, inner: [String]) {
    let indent = String(repeating: "  ", count: min(level, Self.maxIndent))
    viewNames = step.viewNames(from: above)
    var head = indent + step.verb
    if let value = step.value {
      let room = Self.width - head.count - 1 - min(Self.columns(of: viewNames), 40)
      head += " " + value.text(in: max(room, 20))
    } else if let notRequested = step.notRequested, step.role != .presented {
      head += " (\(notRequested.rawValue))"
    }
    self.head = head
    let notes = step.notes.flatMap { $0.lines(indent: indent + "  ", width: Self.width) }
    innerLines = notes + inner
  }

  /// The blocks of one level, equal neighbours folded.
  static func folded(_ all: [TraceBlock]) -> [TraceBlock] {
    var blocks: [TraceBlock] = []
    var remaining = all[...]
    while let first = remaining.first {
      let equal = remaining.prefix { $0.isEqual(to: first) }
      if equal.count >= fewestFolded {
        blocks.append(first.folded(for: equal))
      } else {
        blocks += equal
      }
      remaining = remaining.dropFirst(equal.count)
    }
    return blocks
  }

  /// Whether two blocks differ only in the list rows that they belong to.
  private func isEqual(to other: TraceBlock) -> Bool {
    head == other.head && innerLines == other.innerLines
      && viewNames?.map(\.withoutRow) == other.viewNames?.map(\.withoutRow)
  }

  private func folded(for equal: ArraySlice<TraceBlock>) -> TraceBlock {
    var block = self
    block.count = equal.count
    if let first = viewNames, let last = equal.last?.viewNames {
      block.viewNames = zip(first, last).map {
        $0 == $1 ? $0 : "\($0.dropLast())…\($1.dropFirst())"
      }
    }
    return block
  }

  var lines: [String] { [line] + innerLines }

  private var line: String {
    let times = count > 1 ? "  × \(count)" : ""
    guard var viewNames else { return head + times }
    // The nearest views matter most, so names are dropped from the front.
    while viewNames.count > 2, head.count + Self.columns(of: viewNames) + times.count > Self.width {
      viewNames.remove(at: viewNames[0] == "…" ? 1 : 0)
      if viewNames[0] != "…" { viewNames.insert("…", at: 0) }
    }
    let text = viewNames.joined(separator: " > ")
    let room = max(Self.width - head.count - 5 - times.count, 9)
    return head + "  — " + (text.count > room ? "…" + text.suffix(room - 1) : text) + times
  }

  private static func columns(of viewNames: [String]?) -> Int {
    viewNames.map { $0.joined(separator: " > ").count + 5 } ?? 0
  }
}

extension String {
  /// A row's name without its id.
  fileprivate var withoutRow: String { first == "[" && last == "]" ? "[]" : self }
}

extension PreferenceTrace.Step {
  /// The step's view path relative to that of the line above; nil if they are equal.
  fileprivate func viewNames(from above: String) -> [String]? {
    if viewPath.isEmpty || viewPath == above { return nil }
    let shown = viewPath.hasPrefix(above + " > ") ? "…" + viewPath.dropFirst(above.count) : viewPath
    return shown.components(separatedBy: " > ")
  }

  /// What the view does with the value.
  package var verb: String {
    switch role {
    case .wrote: "wrote"
    case .transformed: notRequested == nil ? "transformed to" : "transforms"
    case .observed: "observed"
    case .unwritten: "observed nothing: nothing below writes"
    case .read: "read"
    case .combined: notRequested == nil ? "combined to" : "combines"
    case .chose: "chose"
    case .passed: "has"
    case .silent: "has nothing"
    case .presented: "presents"
    case .kept: notRequested == nil ? "kept" : "keeps"
    }
  }
}

// MARK: Notes

extension PreferenceTrace.Note {
  fileprivate func lines(indent: String, width: Int) -> [String] {
    let room = width - indent.count - 2
    switch self {
    case .words(let words):
      let lines = brokenIntoLines(words, max(room, 40))
      return lines.enumerated().map { indent + ($0.offset == 0 ? "· " : "  ") + $0.element }
    case .reduced(let values): return [indent + "· " + Self.sum(values, max(room, 40))]
    }
  }

  /// "reduced a + b, then + c". If it does not fit, values are shortened first, then terms left out.
  private static func sum(_ values: [ShortValue], _ room: Int) -> String {
    let whole = values.map { $0.text(in: room) }
    let full = sum(whole)
    if full.count <= room { return full }
    let lengths = whole.map(\.count)
    let shares = shares(of: room - full.count + lengths.reduce(0, +), lengths)
    let parts = zip(values, shares).map { $0.text(in: $1) }
    var shown = parts.count
    var text = sum(parts)
    while shown > 2, text.count > room {
      shown -= 1
      text = sum(parts[..<shown]) + ", … \(parts.count - shown) more"
    }
    return text
  }

  /// The columns for each value: short values get all they need, the others equal parts of the rest, at least 16.
  private static func shares(of room: Int, _ lengths: [Int]) -> [Int] {
    var shares = lengths
    var room = room
    for (done, index) in lengths.indices.sorted(by: { lengths[$0] < lengths[$1] }).enumerated() {
      shares[index] = min(lengths[index], max(room / (lengths.count - done), 16))
      room -= shares[index]
    }
    return shares
  }

  private static func sum(_ parts: some Collection<String>) -> String {
    "reduced " + parts.prefix(2).joined(separator: " + ")
      + parts.dropFirst(2).map { ", then + \($0)" }.joined()
  }
}

/// Breaks `words` at spaces into lines of at most `width` characters.
package func brokenIntoLines(_ words: String, _ width: Int) -> [String] {
  var lines = [""]
  for word in words.split(separator: " ") {
    let line = lines[lines.count - 1]
    if line.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if line.count + 1 + word.count <= width {
      lines[lines.count - 1] = line + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
