package import Foundation

/// Finds the colours of asset catalogues by their names, and keeps the names that it did not find.
///
/// Two are equal if they are the same object.
package final class AssetColors: Hashable, @unchecked Sendable {
  private let find: @Sendable (String, Bundle?) -> AdaptiveColor?
  private let lock = NSLock()
  private var known: Set<String> = []
  private var missing: [String] = []

  /// - Parameter find: the colour of that name in a bundle, nil for the program's own; nil if there is none.
  package init(_ find: @escaping @Sendable (String, Bundle?) -> AdaptiveColor?) { self.find = find }

  func color(named name: String, in bundle: Bundle?) -> AdaptiveColor? {
    if let color = find(name, bundle) { return color }
    lock.withLock { if known.insert(name).inserted { missing.append(name) } }
    return nil
  }

  /// The names that were not found since the last call, each once.
  package func takeMissing() -> [String] {
    lock.withLock {
      defer { missing = [] }
      return missing
    }
  }

  package static func == (a: AssetColors, b: AssetColors) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
