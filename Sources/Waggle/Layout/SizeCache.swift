import Foundation

/// The sizes that a view has answered, by proposal.
///
/// One lies in the node itself, more in an array. At most 16 are kept; the oldest
/// goes first.
struct SizeCache {
  private struct Entry {
    var width: CGFloat
    var height: CGFloat
    var answer: CGSize
  }

  private var first: Entry?
  private var more: [Entry] = []

  private static var limit: Int { 16 }
  /// Stands for nil: no length that is proposed is negative.
  private static var unspecified: CGFloat { -1 }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? Self.unspecified
    let height = proposal.height ?? Self.unspecified
    if let first, first.width == width, first.height == height { return first.answer }
    for entry in more where entry.width == width && entry.height == height { return entry.answer }
    return nil
  }

  mutating func add(_ proposal: ProposedViewSize, _ answer: CGSize) {
    let entry = Entry(
      width: proposal.width ?? Self.unspecified, height: proposal.height ?? Self.unspecified,
      answer: answer)
    if first == nil {
      first = entry
      return
    }
    if more.count == Self.limit - 1 { more.removeFirst() }
    more.append(entry)
  }

  mutating func removeAll() {
    first = nil
    more = []
  }

  /// Whether every answer passes; the oldest first.
  func allSatisfy(_ test: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    if let first, !test(Self.proposal(first), first.answer) { return false }
    return more.allSatisfy { test(Self.proposal($0), $0.answer) }
  }

  private static func proposal(_ entry: Entry) -> ProposedViewSize {
    ProposedViewSize(
      width: entry.width == unspecified ? nil : entry.width,
      height: entry.height == unspecified ? nil : entry.height)
  }
}
