/// A key for something that a custom animation stores between frames.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one was stored.
  static var defaultValue: Value { get }
}

/// What a running animation stores, by key. A value type: copies are independent.
///
/// Each key has its own box, which is changed in place while it is not shared: a running animation allocates in its
/// first frame and not after.
public struct AnimationState<Value: VectorArithmetic> {
  private var boxes: [Box] = []

  /// Makes a state in which every key has its default.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      guard let index = index(of: key) else { return K.defaultValue }
      return unsafeDowncast(boxes[index], to: BoxOf<K>.self).value
    }
    _modify { yield &uniqueBox(of: key).value }
  }

  /// Changes the value for a key in place, without allocating. The subscript allocates its coroutine frame when the
  /// value type is not known at compile time.
  mutating func update<K: AnimationStateKey, Result>(
    _ key: K.Type, _ body: (inout K.Value) -> Result
  ) -> Result { body(&uniqueBox(of: key).value) }

  private func index(of key: (some AnimationStateKey).Type) -> Int? {
    let wanted = ObjectIdentifier(key)
    return boxes.firstIndex { $0.key == wanted }
  }

  /// The box of a key, created or copied so that it is not shared.
  private mutating func uniqueBox<K: AnimationStateKey>(of key: K.Type) -> BoxOf<K> {
    guard let index = index(of: key) else {
      let box = BoxOf<K>(K.defaultValue)
      boxes.append(box)
      return box
    }
    if !isKnownUniquelyReferenced(&boxes[index]) {
      boxes[index] = BoxOf<K>(unsafeDowncast(boxes[index], to: BoxOf<K>.self).value)
    }
    return unsafeDowncast(boxes[index], to: BoxOf<K>.self)
  }
}

/// The value of one key. Not nested, so that the list of boxes has one type for all values.
private class Box {
  let key: ObjectIdentifier
  init(key: ObjectIdentifier) { self.key = key }
}

private final class BoxOf<K: AnimationStateKey>: Box {
  var value: K.Value

  init(_ value: K.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self))
  }
}
