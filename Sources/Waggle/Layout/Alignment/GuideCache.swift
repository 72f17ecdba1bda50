import Foundation

/// The guide positions that a view has answered: returned again, and compared when the view changes.
///
/// Always true: all answers of this frame are present, and of earlier frames at most 16, for the same reason as in
/// `SizeCache`.
struct GuideCache {
  private struct Entry {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
    var frame: Int
  }

  /// In the order of insertion.
  private var entries: [Entry] = []
  /// Whether answers were evicted that others may depend on.
  private var hasEvicted = false

  var isEmpty: Bool { entries.isEmpty }

  private static var limit: Int { 16 }

  /// The cached answer: the outer nil means not cached, the inner nil that the guide is not set.
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
    evict(frame)
    entries.append(Entry(key: key, size: size, proposal: proposal, value: value, frame: frame))
  }

  private mutating func evict(_ frame: Int) {
    guard entries.count >= Self.limit, entries[0].frame != frame else { return }
    let old = entries.firstIndex { $0.frame == frame } ?? entries.count
    entries.removeFirst(min(old, entries.count - Self.limit + 1))
    hasEvicted = true
  }

  /// Returns all answers and empties the cache.
  mutating func take() -> GuideCache {
    if isChecking { checkInvariants() }
    defer { self = GuideCache() }
    return self
  }

  /// Stops if a law of the cache is broken. Costs O(entries).
  func checkInvariants() {
    let earlier = entries.count { $0.frame != entries.last?.frame }
    checkInvariant(earlier <= Self.limit, "few answers of earlier frames are kept")
  }

  /// Whether `ask` gives the same answers as before; false if one was evicted, because that cannot be checked.
  func areSame(_ ask: (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?) -> Bool {
    !hasEvicted && entries.allSatisfy { ask($0.key, $0.size, $0.proposal) == $0.value }
  }
}
