import Foundation

/// The sizes that a view has answered, by proposal.
///
/// Always true: an answer that was given in this frame is there, so that a view computes no size twice while its tree is
/// laid out. How many proposals a view hears of grows with the depth of the stacks around it; were one forgotten that is
/// still in use, each level would have all levels below it compute again. Of earlier frames at most 16 answers are kept,
/// the oldest goes first.
///
/// An empty one takes a word and a flag: most views answer without keeping anything.
struct SizeCache {
  private struct Entry {
    var width: CGFloat
    var height: CGFloat
    var answer: CGSize
    var frame: Int
  }

  /// In the order in which they were added.
  private var entries: [Entry] = []
  /// Whether answers were forgotten that others may have drawn conclusions from.
  private var hasForgotten = false

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

  mutating func add(_ proposal: ProposedViewSize, _ answer: CGSize, frame: Int) {
    makeRoom(frame)
    entries.append(
      Entry(
        width: proposal.width ?? Self.unspecified, height: proposal.height ?? Self.unspecified,
        answer: answer, frame: frame))
  }

  private mutating func makeRoom(_ frame: Int) {
    guard entries.count >= Self.limit, entries[0].frame != frame else { return }
    let old = entries.firstIndex { $0.frame == frame } ?? entries.count
    entries.removeFirst(min(old, entries.count - Self.limit + 1))
    hasForgotten = true
  }

  mutating func removeAll() { self = SizeCache() }

  /// Whether every answer passes, the oldest first; false where one was forgotten, for which nobody can tell.
  func allSatisfy(_ test: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    !hasForgotten && entries.allSatisfy { test(Self.proposal($0), $0.answer) }
  }

  private static func proposal(_ entry: Entry) -> ProposedViewSize {
    ProposedViewSize(
      width: entry.width == unspecified ? nil : entry.width,
      height: entry.height == unspecified ? nil : entry.height)
  }
}
