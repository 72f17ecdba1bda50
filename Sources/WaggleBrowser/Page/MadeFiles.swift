import Synchronization

/// Files that were made for requests of pages, such as subsets of fonts and scaled images, by their paths. When they
/// exceed 16 MB, all are dropped. Thread-safe.
final class MadeFiles: Sendable {
  private struct Cache {
    var files: [String: [UInt8]] = [:]
    var size = 0
  }

  private static let limit = 16 << 20
  private let cache = Mutex(Cache())

  /// The file at a path, made if it is missing. It is made outside the lock, so two threads may make the same one.
  func file(at path: String, make: () -> [UInt8]?) -> [UInt8]? {
    if let cached = cache.withLock({ $0.files[path] }) { return cached }
    guard let result = make() else { return nil }
    cache.withLock { cache in
      if cache.size + result.count > Self.limit { cache = Cache() }
      guard cache.files.updateValue(result, forKey: path) == nil else { return }
      cache.size += result.count
    }
    return result
  }
}
