/// A key for a custom value in the environment.
///
/// ```swift
/// struct SeasonKey: EnvironmentKey {
///   static let defaultValue = "spring"
/// }
///
/// extension EnvironmentValues {
///   var season: String {
///     get { self[SeasonKey.self] }
///     set { self[SeasonKey.self] = newValue }
///   }
/// }
///
/// struct Meadow: View {
///   @Environment(\.season) private var season
///
///   var body: some View { Text("It is \(season)") }
/// }
///
/// Meadow().environment(\.season, "summer")  // shows It is summer
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
///
/// A linked list of the values that were set, nearest first: setting a value is O(1) and shares the rest. A 64-bit
/// filter answers most reads of unset keys without walking the list.
public struct EnvironmentValues: CustomStringConvertible {
  private var newest: Link?

  /// An environment in which every key has its default.
  public init() {}

  /// The value for a key: the one that the nearest ancestor has set, otherwise the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { find(key)?.value ?? K.defaultValue }
    set { newest = LinkOf<K>(value: newValue, next: newest) }
  }

  /// The value for a key; nil if no ancestor has set one.
  package func setValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value? { find(key)?.value }

  /// The names of the keys that were set, nearest first.
  public var description: String {
    var names: [String] = []
    var link = newest
    while let next = link {
      names.append(next.description)
      link = next.next
    }
    return "[\(names.joined(separator: ", "))]"
  }

  private func find<K: EnvironmentKey>(_ key: K.Type) -> LinkOf<K>? {
    let wanted = ObjectIdentifier(key)
    guard var link = newest, link.filter & Link.bit(wanted) != 0 else { return nil }
    while true {
      if link.key == wanted { return unsafeDowncast(link, to: LinkOf<K>.self) }
      guard let next = link.next else { return nil }
      link = next
    }
  }

  /// Whether both are the same list, in O(1); environments with equal values may still be two lists.
  package func isIdentical(to other: EnvironmentValues) -> Bool { newest === other.newest }

  /// A value that was set, with those set before it.
  private class Link: CustomStringConvertible {
    let key: ObjectIdentifier
    let filter: UInt64
    let next: Link?

    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
      filter = Self.bit(key) | (next?.filter ?? 0)
    }

    static func bit(_ key: ObjectIdentifier) -> UInt64 {
      1 << UInt64((UInt(bitPattern: key) >> 4) & 63)
    }

    var description: String { "" }
  }

  private final class LinkOf<K: EnvironmentKey>: Link {
    let value: K.Value

    init(value: K.Value, next: Link?) {
      self.value = value
      super.init(key: ObjectIdentifier(K.self), next: next)
    }

    override var description: String { "\(typeName(K.self)) = \(value)" }
  }
}
