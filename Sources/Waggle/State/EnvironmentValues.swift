/// A key for a value of your own in the environment.
public protocol EnvironmentKey {
  /// What the environment has for the key.
  associatedtype Value
  /// What a view sees where no ancestor has set a value.
  static var defaultValue: Value { get }
}

/// The values that flow down the view tree.
///
/// A chain of the values that were set, nearest first: setting one is O(1) and shares the rest. A filter of 64 bits
/// answers most questions for keys that nobody set without a walk.
public struct EnvironmentValues: CustomStringConvertible {
  private var newest: Link?

  /// An environment in which every key has its default.
  public init() {}

  /// The value for a key: the nearest one set by an ancestor, else the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { find(key)?.value ?? K.defaultValue }
    set { newest = LinkOf<K>(value: newValue, next: newest) }
  }

  /// The value for a key, or nil where no ancestor has set one.
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

  /// Whether both are the same chain, which is cheap to ask; equal chains may be two.
  package func isIdentical(to other: EnvironmentValues) -> Bool { newest === other.newest }

  /// One value that was set.
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
