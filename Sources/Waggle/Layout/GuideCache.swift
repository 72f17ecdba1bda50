import Foundation

/// The guides that were asked of a view, so that it can tell whether they have moved.
///
/// Always true: what was said in this frame is there, of earlier frames at most 16 answers, for the same reason as in
/// `SizeCache`.
struct GuideCache {
  private struct Entry {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
    var frame: Int
  }

  /// In the order in which they were added.
  private var entries: [Entry] = []
  /// Whether answers were forgotten that others may have drawn conclusions from.
  private var hasForgotten = false

  private static var limit: Int { 16 }

  /// What is known for a question; the outer nil is "nothing".
  func value(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries
    where entry.key == key && entry.size == size && entry.proposal == proposal {
      return .some(entry.value)
    }
    return nil
  }

  mutating func add(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ value: CGFloat?, frame: Int
  ) {
    makeRoom(frame)
    entries.append(Entry(key: key, size: size, proposal: proposal, value: value, frame: frame))
  }

  private mutating func makeRoom(_ frame: Int) {
    guard entries.count >= Self.limit, entries[0].frame != frame else { return }
    let old = entries.firstIndex { $0.frame == frame } ?? entries.count
    entries.removeFirst(min(old, entries.count - Self.limit + 1))
    hasForgotten = true
  }

  /// What was said, which is forgotten.
  mutating func take() -> GuideCache {
    defer { self = GuideCache() }
    return self
  }

  /// Whether `ask` gives the same answers as before; false where one was forgotten, for which nobody can tell.
  func areSame(_ ask: (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?) -> Bool {
    !hasForgotten && entries.allSatisfy { ask($0.key, $0.size, $0.proposal) == $0.value }
  }
}
