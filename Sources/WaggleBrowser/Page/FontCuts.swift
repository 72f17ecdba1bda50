import Synchronization

/// Font subsets that pages requested, cached up to 16 MB in total. Thread-safe.
final class FontCuts: Sendable {
  private struct Kept {
    var parts: [String: [UInt8]] = [:]
    var size = 0
  }

  private static let limit = 16 << 20
  private let kept = Mutex(Kept())

  /// The subset at a path; made if it is missing. Made outside the lock, so two threads may make the same one.
  func part(at path: String, make: () -> [UInt8]?) -> [UInt8]? {
    if let cached = kept.withLock({ $0.parts[path] }) { return cached }
    guard let result = make() else { return nil }
    kept.withLock { kept in
      if kept.size + result.count > Self.limit { kept = Kept() }
      guard kept.parts.updateValue(result, forKey: path) == nil else { return }
      kept.size += result.count
    }
    return result
  }
}
