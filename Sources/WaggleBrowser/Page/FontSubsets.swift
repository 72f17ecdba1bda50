import Synchronization

/// The font subsets that pages requested. When they exceed 16 MB, all are dropped. Thread-safe.
final class FontSubsets: Sendable {
  private struct Cache {
    var subsets: [String: [UInt8]] = [:]
    var size = 0
  }

  private static let limit = 16 << 20
  private let cache = Mutex(Cache())

  /// The subset at a path, made if it is missing. It is made outside the lock, so two threads may make the same one.
  func subset(at path: String, make: () -> [UInt8]?) -> [UInt8]? {
    if let cached = cache.withLock({ $0.subsets[path] }) { return cached }
    guard let result = make() else { return nil }
    cache.withLock { cache in
      if cache.size + result.count > Self.limit { cache = Cache() }
      guard cache.subsets.updateValue(result, forKey: path) == nil else { return }
      cache.size += result.count
    }
    return result
  }
}
