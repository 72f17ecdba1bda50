import Foundation

/// The sizes that a view has answered, by proposal. At most 16 are kept; the oldest goes first.
///
/// An empty one takes one word: most views answer without keeping anything.
struct SizeCache {
  private struct Entry {
    var width: CGFloat
    var height: CGFloat
    var answer: CGSize
  }

  private var entries: [Entry] = []

  private static var limit: Int { 16 }
  /// Stands for nil: no length that is proposed is negative.
  private static var unspecified: CGFloat { -1 }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? Self.unspecified
    let height = proposal.height ?? Self.unspecified
    for entry in entries where entry.width == width && entry.height == height {
      return entry.answer
    }
    return nil
  }

  mutating func add(_ proposal: ProposedViewSize, _ answer: CGSize) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(
      Entry(
        width: proposal.width ?? Self.unspecified, height: proposal.height ?? Self.unspecified,
        answer: answer))
  }

  mutating func removeAll() { entries = [] }

  /// Whether every answer passes; the oldest first.
  func allSatisfy(_ test: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    entries.allSatisfy { test(Self.proposal($0), $0.answer) }
  }

  private static func proposal(_ entry: Entry) -> ProposedViewSize {
    ProposedViewSize(
      width: entry.width == unspecified ? nil : entry.width,
      height: entry.height == unspecified ? nil : entry.height)
  }
}
