import Foundation
import WaggleTestKit

/// All that can be seen of a host at rest.
@MainActor struct Comparison {
  private let parts: [(name: String, lines: [String])]

  init(_ host: TestHost) {
    parts = [
      ("sum", ["\(host.preference(Sum.self).map { "\($0)" } ?? "none")"]),
      ("words", ["\(host.preference(Words.self) ?? [])"]),
      ("title", [host.title ?? "none"]),
      ("text", host.text),
      ("elements", host.elements.map(\.description)),
      ("picture", host.displayList.description.split(separator: "\n").map(String.init)),
    ]
  }

  func difference(from other: Comparison, _ host: TestHost, _ fresh: TestHost) -> Fault? {
    for (mine, its) in zip(parts, other.parts) {
      for index in 0..<max(mine.lines.count, its.lines.count) {
        let (old, new) = (
          index < mine.lines.count ? mine.lines[index] : "nothing",
          index < its.lines.count ? its.lines[index] : "nothing"
        )
        if Self.agree(old, new) { continue }
        return Fault(
          signature: "differs: \(mine.name)",
          detail:
            "line \(index) of \(mine.name)\n  updated: \(old)\n  fresh:   \(new)\n\(Self.brief(host))\nfresh: \(Self.brief(fresh))"
        )
      }
    }
    return nil
  }

  private static func brief(_ host: TestHost) -> String {
    host.description.split(separator: "\n").prefix(16).joined(separator: "\n")
  }

  private static func agree(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (left, right) = (tokens(one), tokens(other))
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { old, new in
      if old == new { return true }
      guard let a = Double(old), let b = Double(new) else { return false }
      return abs(a - b) <= 0.02 * max(1, abs(a) / 10)
    }
  }

  private static func tokens(_ text: String) -> [Substring] {
    text.split { !($0.isNumber || $0 == "." || $0 == "-") }
  }
}
