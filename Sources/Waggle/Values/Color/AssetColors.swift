package import Foundation
import Synchronization

/// Finds the colours of asset catalogues by their names, and keeps the names that it did not find.
///
/// Two are equal if they are the same object.
package final class AssetColors: Hashable, @unchecked Sendable {
  private let find: @Sendable (String, Bundle?) -> AdaptiveColor?
  private let lock = NSLock()
  private var known: Set<String> = []
  private var missing: [String] = []
  private let isMissingAny = Atomic(false)

  /// - Parameter find: the colour of that name in a bundle, nil for the program's own; nil if there is none.
  package init(_ find: @escaping @Sendable (String, Bundle?) -> AdaptiveColor?) { self.find = find }

  func color(named name: String, in bundle: Bundle?) -> AdaptiveColor? {
    if let color = find(name, bundle) { return color }
    lock.withLock {
      guard known.insert(name).inserted else { return }
      missing.append(name)
      isMissingAny.store(true, ordering: .relaxed)
    }
    return nil
  }

  /// The names that were not found since the last call, each once. It is cheap to ask in each frame.
  package func takeMissing() -> [String] {
    guard isMissingAny.load(ordering: .relaxed) else { return [] }
    return lock.withLock {
      defer { missing = [] }
      isMissingAny.store(false, ordering: .relaxed)
      return missing
    }
  }

  package static func == (a: AssetColors, b: AssetColors) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
