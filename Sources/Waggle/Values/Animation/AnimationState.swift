/// A name for something that a custom animation remembers between frames.
public protocol AnimationStateKey {
  /// What is remembered.
  associatedtype Value
  /// What is read before anything was remembered.
  static var defaultValue: Value { get }
}

/// What a running animation remembers, by key; a value, so that a copy goes its own way.
///
/// Each key has a box of its own, which is changed in place while nobody else has it: a running
/// animation allocates at its first frame and not after.
public struct AnimationState<Value: VectorArithmetic> {
  private var boxes: [Box] = []

  /// Makes a state in which every key has its default.
  public init() {}

  /// What is remembered for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      guard let index = index(of: key) else { return K.defaultValue }
      return unsafeDowncast(boxes[index], to: BoxOf<K>.self).value
    }
    _modify { yield &ownBox(of: key).value }
  }

  /// Changes in place what is remembered for a key. Unlike the subscript, whose frame lives on the
  /// heap when the type of the value is not known, it allocates nothing.
  mutating func update<K: AnimationStateKey, Result>(
    _ key: K.Type, _ body: (inout K.Value) -> Result
  ) -> Result { body(&ownBox(of: key).value) }

  private func index(of key: (some AnimationStateKey).Type) -> Int? {
    let wanted = ObjectIdentifier(key)
    return boxes.firstIndex { $0.key == wanted }
  }

  /// The box of a key, made or copied so that nobody else sees a change.
  private mutating func ownBox<K: AnimationStateKey>(of key: K.Type) -> BoxOf<K> {
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

/// What is remembered for one key. Not nested, so that a list of boxes has one type for all values.
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
