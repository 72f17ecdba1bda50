/// A key for something that a custom animation stores between frames.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one was stored.
  static var defaultValue: Value { get }
}

/// What a running animation stores, by key. A value type: copies are independent.
///
/// A value is changed in place while it is not shared: a running animation allocates in its first frame and not after.
public struct AnimationState<Value: VectorArithmetic> {
  private var values = TypedBag()

  /// Makes a state in which every key has its default.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values.value(for: key, or: K.defaultValue) }
    _modify { yield &values.uniqueBox(for: key, or: K.defaultValue).value }
  }

  /// Changes the value for a key in place, without allocating. The subscript allocates its coroutine frame when the
  /// value type is not known at compile time.
  mutating func update<K: AnimationStateKey, Result>(
    _ key: K.Type, _ body: (inout K.Value) -> Result
  ) -> Result { body(&values.uniqueBox(for: key, or: K.defaultValue).value) }
}
