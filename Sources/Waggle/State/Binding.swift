/// A two-way connection to a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: AnyLocation<Value>
  /// The transaction that sets through this binding are made under.
  public var transaction = Transaction()
  private var hasTransaction = false

  package init(location: AnyLocation<Value>) {
    self.location = location
  }

  /// A binding that reads and writes through closures, on the main actor.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    location = FunctionalLocation(get: get, set: { value, _ in set(value) })
  }

  /// A binding that reads and writes through closures and hears the transaction of each write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = FunctionalLocation(get: get, set: set)
  }

  /// A binding whose value never changes; sets are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value now.
  ///
  /// May be set from any thread: off the main thread, the write is applied on the main actor (R196).
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding made from another one's `$` projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding whose sets move what they change with `animation`; nil has it jump (M046).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding that makes its sets under `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.hasTransaction = true
    return copy
  }

  private func write(_ value: Value) {
    let location = location
    let transaction = hasTransaction ? transaction : nil
    onMainActorSoon {
      if let transaction {
        withTransaction(transaction) { location.set(value) }
      } else {
        location.set(value)
      }
    }
  }

  func derived<Part>(
    get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    var part = Binding<Part>(location: PartLocation(of: location, get: get, set: set))
    part.transaction = transaction
    part.hasTransaction = hasTransaction
    return part
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's own identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional from one to the value: never nil, and nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(get: { $0 }, set: { if let new = $1 { $0 = new } })
  }

  /// A binding to the value from one to an optional, or nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self = base.derived(get: { $0 ?? now }, set: { $0 = $1 })
  }

  /// A binding that erases the value to a hashable one.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable($0) }, set: { if let new = $1.base as? V { $0 = new } })
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own.
  public typealias Index = Value.Index
  /// The collection's own.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position that follows `i`.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves `i` on by one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position; it reads the last known element once the position is gone.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    derived(get: { $0[position] }, set: { $0[position] = $1 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before `i`.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves `i` back by one.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// A part of what another place holds.
private final class PartLocation<Whole, Part>: AnyLocation<Part> {
  private let whole: AnyLocation<Whole>
  private let getter: (Whole) -> Part
  private let setter: (inout Whole, Part) -> Void

  init(
    of whole: AnyLocation<Whole>, get: @escaping (Whole) -> Part,
    set: @escaping (inout Whole, Part) -> Void
  ) {
    self.whole = whole
    getter = get
    setter = set
  }

  override func get() -> Part { getter(whole.get()) }

  override func set(_ value: Part) {
    var copy = whole.get()
    setter(&copy, value)
    whole.set(copy)
  }
}
