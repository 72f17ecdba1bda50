import Foundation

/// An audit of each preview of a program, in a process for each: one that traps ends none of the others.
package struct PreviewAudit {
  /// What came of one preview.
  package enum Verdict: Equatable {
    case clean
    /// Lines with what was found, the first of which names the preview.
    case found([String])
    /// The end of what the program said before it stopped.
    case trapped([String])
    /// What the program says of flags that it does not take.
    case refused(String)
  }

  /// How many lines of a trap are shown.
  fileprivate static let linesOfTrap = 12

  let program: URL
  /// The flags that the program gets besides.
  let flags: [String]

  /// Looks at all previews, or at the first window of a program without any, prints what is found and a line with the sum.
  ///
  /// - Returns: whether nothing was found.
  func run() throws -> Bool {
    let previews = try PreviewList(of: program).items
    let named = previews.map { (name: "\($0.name) (\($0.place))", flags: ["--preview", $0.place]) }
    let all = named.isEmpty ? [(name: "the first window", flags: [])] : named
    var verdicts: [Verdict] = []
    for (index, each) in all.enumerated() {
      Console.progress("waggle: \(index + 1) of \(all.count): \(each.name)")
      let outcome = try Child(program.path, ["--audit"] + each.flags + flags).capture()
      Console.progress("")
      let verdict = Verdict(outcome)
      if case .refused(let words) = verdict { throw Problem(words, cure: "") }
      verdicts.append(verdict)
      if let text = verdict.text(of: each.name) { Console.print(text) }
    }
    Console.print(Self.sum(verdicts, named.isEmpty ? "window" : "preview"))
    return verdicts.allSatisfy { $0 == .clean }
  }

  /// A sentence about all.
  package static func sum(_ verdicts: [Verdict], _ noun: String) -> String {
    let faults = verdicts.map { if case .found(let lines) = $0 { lines.count - 1 } else { 0 } }
    let traps = verdicts.count { if case .trapped = $0 { true } else { false } }
    let nouns = verdicts.count == 1 ? "1 \(noun)" : "\(verdicts.count) \(noun)s"
    guard verdicts.contains(where: { $0 != .clean }) else { return "\(nouns): nothing found." }
    let sum = faults.reduce(0, +)
    let ends = traps == 0 ? "" : "; \(traps) stopped with a trap"
    return "\(nouns): \(sum) found in \(faults.count { $0 > 0 })\(ends)."
  }
}

extension PreviewAudit.Verdict {
  package init(_ outcome: Child.Outcome) {
    let lines = outcome.output.split(separator: "\n").map(String.init)
    switch outcome.status {
    case 0: self = .clean
    case 1 where !lines.isEmpty: self = .found(lines)
    case 64: self = .refused(outcome.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    default:
      let words = outcome.errors.split(separator: "\n").map(String.init)
      self = .trapped(Array(words.prefix(PreviewAudit.linesOfTrap)))
    }
  }

  /// Lines for the user; nil for none.
  fileprivate func text(of name: String) -> String? {
    switch self {
    case .clean, .refused: nil
    case .found(let lines): lines.joined(separator: "\n")
    case .trapped(let words):
      (["\(name) stopped with a trap:"] + words.map { "  " + $0 }).joined(separator: "\n")
    }
  }
}
