package import Foundation

/// The sizes that a view has answered, by proposal.
///
/// Always true: every answer of this frame is present, so no size is computed twice while the tree is laid out. The
/// number of proposals that a view receives grows with the depth of the stacks around it; if one still in use were
/// evicted, each level would recompute all levels below it. Of earlier frames at most 16 answers are kept; the oldest
/// is evicted first.
///
/// A view that is rigid along both axes has one answer, which takes no entry.
package struct SizeCache {
  private struct Entry {
    var width: CGFloat
    var height: CGFloat
    var answer: CGSize
    var frame: Int
  }

  /// In the order of insertion.
  private var entries: [Entry] = []
  /// What `onlyAnswer` is; its width is NaN for nil, which no answer has.
  private var answer = CGSize(width: CGFloat.nan, height: 0)
  /// Whether answers were evicted that others may depend on.
  private var hasEvicted = false

  private static var limit: Int { 16 }
  /// Stands for nil: proposed lengths are never negative.
  private static var unspecified: CGFloat { -1 }

  package init() {}

  /// The answer to every proposal; nil while it is not known, and for a view that answers differently.
  package var onlyAnswer: CGSize? {
    get { answer.width.isNaN ? nil : answer }
    set { answer = newValue ?? CGSize(width: CGFloat.nan, height: 0) }
  }

  package subscript(proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? Self.unspecified
    let height = proposal.height ?? Self.unspecified
    for entry in entries where entry.width == width && entry.height == height {
      return entry.answer
    }
    return nil
  }

  package mutating func add(_ proposal: ProposedViewSize, _ answer: CGSize, frame: Int) {
    evict(frame)
    entries.append(
      Entry(
        width: proposal.width ?? Self.unspecified, height: proposal.height ?? Self.unspecified,
        answer: answer, frame: frame))
  }

  private mutating func evict(_ frame: Int) {
    guard entries.count >= Self.limit, entries[0].frame != frame else { return }
    let old = entries.firstIndex { $0.frame == frame } ?? entries.count
    entries.removeFirst(min(old, entries.count - Self.limit + 1))
    hasEvicted = true
  }

  /// Whether there is an answer.
  var isEmpty: Bool { entries.isEmpty && onlyAnswer == nil }

  package mutating func removeAll() { self = SizeCache() }

  /// Stops if a law of the cache is broken. Costs O(entries²).
  func checkInvariants() {
    for (index, entry) in entries.enumerated() {
      checkInvariant(
        entries[..<index].allSatisfy { $0.width != entry.width || $0.height != entry.height },
        "a proposal has one answer")
    }
    checkInvariant(
      onlyAnswer == nil || entries.isEmpty, "an answer to every proposal is the only one")
    let earlier = entries.count { $0.frame != entries.last?.frame }
    checkInvariant(earlier <= Self.limit, "few answers of earlier frames are kept")
  }

  /// Whether every answer passes, oldest first; false if one was evicted, because that cannot be checked.
  package func allSatisfy(_ test: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    if let onlyAnswer, !test(.unspecified, onlyAnswer) { return false }
    return !hasEvicted && entries.allSatisfy { test(Self.proposal($0), $0.answer) }
  }

  private static func proposal(_ entry: Entry) -> ProposedViewSize {
    ProposedViewSize(
      width: entry.width == unspecified ? nil : entry.width,
      height: entry.height == unspecified ? nil : entry.height)
  }
}
