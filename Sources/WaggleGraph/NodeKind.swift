/// What nodes with rules of one class and values of one type share: how the rule is called, and how the value is compared and
/// destroyed.
///
/// A class-bound existential is an object and its conformance. The object alone is in the node; the conformance is here.
struct NodeKind {
  /// The conformance of the rule's class to `Rule`; 0 for an input.
  let conformance: UInt
  /// Lives as long as the graph.
  let witnesses: Unmanaged<ValueWitnesses>

  /// The conformance of a rule's class; 0 for nil.
  @inline(__always)
  static func conformance(of rule: (any Rule)?) -> UInt {
    // A reference to a protocol is the object and the table of its conformance: the ABI of Swift.
    unsafeBitCast(rule, to: (UInt, UInt).self).1
  }

  /// An object, which was a rule of this kind, as a rule.
  @inline(__always)
  func rule(_ object: AnyObject) -> any Rule {
    unsafeBitCast((object, conformance), to: (any Rule).self)
  }
}

/// The kinds of a graph's nodes, each made once: in a dictionary, with a cache of 256 slots by hash in front of it. A kind
/// replaces the one that was in its slot of the cache.
struct NodeKinds {
  private struct Key: Hashable {
    let conformance: UInt
    let type: ObjectIdentifier
  }

  private struct Entry {
    var key: Key?
    var kind: UnsafePointer<NodeKind>?
  }

  private static let slots = 256

  private let cache: UnsafeMutablePointer<Entry>
  private var made: [Key: UnsafeMutablePointer<NodeKind>] = [:]
  private var witnesses: [ObjectIdentifier: ValueWitnesses] = [:]

  init() {
    cache = .allocate(capacity: Self.slots)
    cache.initialize(repeating: Entry(), count: Self.slots)
  }

  /// Frees all kinds.
  func deallocate() {
    cache.deallocate()
    for kind in made.values { kind.deallocate() }
  }

  /// The kind of nodes with a value of a type and rules with a conformance, which is 0 for inputs.
  @inline(__always)
  mutating func kind<Value>(_ type: Value.Type, _ conformance: UInt) -> UnsafePointer<NodeKind> {
    let key = Key(conformance: conformance, type: ObjectIdentifier(type))
    let entry = cache + slot(of: key)
    if entry.pointee.key == key, let kind = entry.pointee.kind { return kind }
    let found = find(type, key)
    entry.pointee = Entry(key: key, kind: found)
    return found
  }

  @inline(never)
  private mutating func find<Value>(_ type: Value.Type, _ key: Key) -> UnsafePointer<NodeKind> {
    if let kind = made[key] { return UnsafePointer(kind) }
    let values = witnesses[key.type] ?? ValueWitnessesOf<Value>()
    witnesses[key.type] = values
    let kind = UnsafeMutablePointer<NodeKind>.allocate(capacity: 1)
    kind.initialize(
      to: NodeKind(conformance: key.conformance, witnesses: Unmanaged.passUnretained(values)))
    made[key] = kind
    return UnsafePointer(kind)
  }

  @inline(__always)
  private func slot(of key: Key) -> Int {
    let bits = UInt(bitPattern: key.type) ^ key.conformance
    return Int((bits >> 4 ^ bits >> 12) & UInt(Self.slots - 1))
  }
}
