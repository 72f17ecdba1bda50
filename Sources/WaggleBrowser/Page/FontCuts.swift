import Synchronization

/// The parts of fonts that pages asked for, kept up to 16 MB in all. Safe from any thread.
final class FontCuts: Sendable {
  private struct Kept {
    var parts: [String: [UInt8]] = [:]
    var size = 0
  }

  private static let limit = 16 << 20
  private let kept = Mutex(Kept())

  /// The part of a path, made when it is not there. It is made outside of the lock: two may make the same at once.
  func part(at path: String, make: () -> [UInt8]?) -> [UInt8]? {
    if let known = kept.withLock({ $0.parts[path] }) { return known }
    guard let made = make() else { return nil }
    kept.withLock { kept in
      if kept.size + made.count > Self.limit { kept = Kept() }
      guard kept.parts.updateValue(made, forKey: path) == nil else { return }
      kept.size += made.count
    }
    return made
  }
}
