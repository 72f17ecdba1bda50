/// A two-way connection to a value that is stored elsewhere.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///
///   var body: some View {
///     Button(isOn ? "On" : "Off") { isOn.toggle() }
///   }
/// }
///
/// struct Lamp: View {
///   @State private var isLit = false
///
///   var body: some View {
///     VStack {
///       Circle().fill(isLit ? Color.yellow : Color.gray)
///       Switch(isOn: $isLit)  // shows Off
///     }
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private var source: Source
  /// The transaction in which writes through this binding are made.
  public var transaction = Transaction()
  private var hasTransaction = false

  package init(location: AnyLocation<Value>) {
    source = Source(location)
  }

  package var location: AnyLocation<Value> { source.location }

  /// A binding that reads and writes through closures, on the main actor.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Isolated closures have the same representation as others; they are called on the main actor only.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  /// A binding that reads and writes through closures, and passes the transaction of each write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // As above.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// A binding whose value never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The current value.
  ///
  /// May be set on any thread. A binding to a `@State` is set at once (R292); where another thread sets one that runs
  /// closures or sets an object, it does so later, on the main actor (R196).
  public var wrappedValue: Value {
    get { source.node?.value ?? location.get() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding made from the `$` projection of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    part(KeyPathLens(keyPath))
  }

  /// A binding whose writes animate what they change with `animation`; nil disables the animation (M046).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding that writes in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.hasTransaction = true
    return copy
  }

  private func write(_ value: Value) {
    let location = location
    let transaction = hasTransaction ? transaction : nil
    func set() {
      guard let transaction else { return location.set(value) }
      withTransaction(transaction) { location.set(value) }
    }
    if location.isThreadSafe { set() } else { onMainActorSoon(set) }
  }

  /// A binding to a part of the value, in the same transaction.
  func part<L: Lens<Value, Part>, Part>(_ lens: L) -> Binding<Part> {
    var binding = Binding<Part>(location: location.part(lens))
    binding.transaction = transaction
    binding.hasTransaction = hasTransaction
    return binding
  }

  /// The location with its cached value. Two that read and write the same value are equal, so that a view that gets
  /// a new binding to it is not updated (R184).
  private struct Source: Equatable {
    let location: AnyLocation<Value>
    /// The value as a node of the view that last connected the binding; nil if the location needs none.
    var node: BindingValueRule<Value>?

    init(_ location: AnyLocation<Value>) { self.location = location }

    static func == (a: Self, b: Self) -> Bool {
      a.location === b.location || a.location.isSame(as: b.location)
    }
  }
}

extension Binding: ConnectableProperty {
  package static var readsDescription: Bool { true }

  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    guard location.storageKind != nil else { return }
    if slot == nil { slot = BindingValueRule<Value>(context(), field) }
    // Only this method fills the slot of this field.
    let node = unsafeDowncast(slot!, to: BindingValueRule<Value>.self)
    node.prepare(location)
    source.node = node
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to the value as an optional: it never reads nil, and ignores writes of nil.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.part(OptionalLens())
  }

  /// A binding to the value of an optional; nil if the optional is nil now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self = base.part(UnwrappedLens(now))
  }

  /// A binding to the value as `AnyHashable`; it ignores writes of another type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.part(HashableLens())
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index type of the collection.
  public typealias Index = Value.Index
  /// The index collection of the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position that follows `i`.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Advances `i` by one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position; once the position is gone, it reads the element that was last there.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    part(ElementLens(position))
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
