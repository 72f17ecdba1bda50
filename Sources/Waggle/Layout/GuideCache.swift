import Foundation

/// The guides that were asked of a view, so that it can tell whether they have moved.
struct GuideCache {
  struct Entry {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  private var entries: [Entry] = []

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
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ value: CGFloat?
  ) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(key: key, size: size, proposal: proposal, value: value))
  }

  /// What was said, which is forgotten.
  mutating func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

extension [GuideCache.Entry] {
  /// Whether `ask` gives the same answers as before.
  func areSame(_ ask: (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?) -> Bool {
    allSatisfy { ask($0.key, $0.size, $0.proposal) == $0.value }
  }
}
