/// Values by key, where the key is a type that determines the type of its value.
///
/// A linked list, newest first: setting a value is O(1) and shares the rest with copies of the bag. A look-up walks the
/// list; a 64-bit filter answers most look-ups of absent keys at once.
package struct TypedBag {
  private var newest: Link?

  package init() {}

  /// The newest value for a key; nil if none was set. `Value` is the type that belongs to the key.
  ///
  /// The downcast is unchecked because a look-up is on the path of every view: `set` made the box of this key with the
  /// same `Value`. Debug builds check it.
  @inline(__always)
  package func value<Value>(for key: Any.Type, as type: Value.Type) -> Value? {
    link(of: ObjectIdentifier(key)).map { unsafeDowncast($0, to: TypedBox<Value>.self).value }
  }

  /// The newest value for a key; `other` if none was set. In code for any value this costs half of asking for an optional, whose
  /// type the runtime would look for.
  @inline(__always)
  package func value<Value>(for key: Any.Type, or other: @autoclosure () -> Value) -> Value {
    guard let link = link(of: ObjectIdentifier(key)) else { return other() }
    // As above: the box of the key was made with the same `Value`.
    return unsafeDowncast(link, to: TypedBox<Value>.self).value
  }

  @inline(__always)
  private func link(of key: ObjectIdentifier) -> Link? {
    guard let newest, newest.filter & Link.bit(key) != 0 else { return nil }
    var link = Unmanaged.passUnretained(newest)
    while link._withUnsafeGuaranteedRef({ $0.key != key }) {
      guard let next = link._withUnsafeGuaranteedRef({ $0.unretainedNext }) else { return nil }
      link = next
    }
    return link.takeUnretainedValue()
  }

  /// Whether a value was set for a key.
  @inline(__always)
  package func contains(_ key: ObjectIdentifier) -> Bool { link(of: key) != nil }

  /// The bits of all keys (`bit`): a key whose bit is missing has no value.
  package var filter: UInt64 { newest?.filter ?? 0 }

  /// The bit of a key in `filter`.
  package static func bit(_ key: ObjectIdentifier) -> UInt64 { Link.bit(key) }

  /// The keys that were set, newest first.
  package var keys: [ObjectIdentifier] { links.map(\.key) }

  /// Whether the same keys were set in the same order, to values that are equal by a comparison.
  package func isEqual(to other: TypedBag, by comparison: any ValueComparison) -> Bool {
    let (mine, others) = (links, other.links)
    return mine.count == others.count
      && zip(mine, others).allSatisfy { $0 === $1 || $0.isEqual(to: $1, by: comparison) }
  }

  /// Sets a value, which hides the older one of that key.
  package mutating func set<Value>(_ value: Value, for key: Any.Type) {
    newest = TypedBox(value, key: key, next: newest)
  }

  /// The box of a key, not shared with any copy of the bag, so that its value can be changed in place. Made with
  /// `value` if none was set. Allocates only then, or where the bag is shared.
  mutating func uniqueBox<Value>(for key: Any.Type, or value: @autoclosure () -> Value)
    -> TypedBox<Value>
  {
    if link(of: ObjectIdentifier(key)) == nil { set(value(), for: key) }
    // As above.
    return unsafeDowncast(Self.unique(&newest, ObjectIdentifier(key)), to: TypedBox<Value>.self)
  }

  /// Copies the links up to the one of `key`, where they are shared.
  private static func unique(_ link: inout Link?, _ key: ObjectIdentifier) -> Link {
    if !isKnownUniquelyReferenced(&link) { link = link!.copy(before: link!.next) }
    return link!.key == key ? link! : unique(&link!.next, key)
  }

  /// The values of this bag, and those of `older` for the keys that it has none for. Copies this bag's list.
  package func merged(over older: TypedBag) -> TypedBag {
    var result = TypedBag()
    result.newest = Self.copy(newest, before: older.newest)
    return result
  }

  private static func copy(_ link: Link?, before older: Link?) -> Link? {
    guard let link, let older else { return link ?? older }
    return link.copy(before: copy(link.next, before: older))
  }

  /// The values that were set since this bag was a copy of `root`, over those of `other`.
  package func additions(to root: TypedBag, over other: TypedBag) -> TypedBag {
    func copy(_ link: Link?) -> Link? {
      guard let link, link !== root.newest else { return other.newest }
      return link.copy(before: copy(link.next))
    }
    var result = TypedBag()
    result.newest = copy(newest)
    return result
  }

  /// Whether both are the same list, in O(1); bags with equal values may still be two lists.
  package func isIdentical(to other: TypedBag) -> Bool { newest === other.newest }

  /// Each key that was set with its value, newest first.
  package var descriptions: [String] { links.map(\.description) }

  private var links: [Link] {
    var result: [Link] = []
    var link = newest
    while let next = link {
      result.append(next)
      link = next.next
    }
    return result
  }

  /// One value, with those set before it. `filter` has the bits of its key and of theirs.
  class Link {
    fileprivate let type: Any.Type
    fileprivate let filter: UInt64
    @exclusivity(unchecked) fileprivate final var next: Link?

    fileprivate init(_ key: Any.Type, next: Link?) {
      type = key
      self.next = next
      filter = Self.bit(ObjectIdentifier(key)) | (next?.filter ?? 0)
    }

    fileprivate final var key: ObjectIdentifier { ObjectIdentifier(type) }

    fileprivate final var unretainedNext: Unmanaged<Link>? { next.map(Unmanaged.passUnretained) }

    static func bit(_ key: ObjectIdentifier) -> UInt64 {
      1 << UInt64((UInt(bitPattern: key) >> 4) & 63)
    }

    /// A link of the same key and value, with other links after it.
    func copy(before next: Link?) -> Link { Link(type, next: next) }
    func isEqual(to other: Link, by comparison: any ValueComparison) -> Bool { key == other.key }
    var description: String { typeName(type) }
  }
}

/// Decides whether two values of any type are equal.
package protocol ValueComparison {
  /// Whether the values are known to be equal.
  func areEqual<Value>(_ a: Value, _ b: Value) -> Bool
}

/// The value of one key of a bag.
final class TypedBox<Value>: TypedBag.Link {
  @exclusivity(unchecked) var value: Value

  fileprivate init(_ value: Value, key: Any.Type, next: TypedBag.Link?) {
    self.value = value
    super.init(key, next: next)
  }

  override func copy(before next: TypedBag.Link?) -> TypedBag.Link {
    TypedBox(value, key: type, next: next)
  }
  // Boxes of one key have values of one type: see `TypedBag.value`.
  override func isEqual(to other: TypedBag.Link, by comparison: any ValueComparison) -> Bool {
    key == other.key
      && comparison.areEqual(value, unsafeDowncast(other, to: TypedBox<Value>.self).value)
  }
  override var description: String { "\(typeName(type)) = \(value)" }
}
