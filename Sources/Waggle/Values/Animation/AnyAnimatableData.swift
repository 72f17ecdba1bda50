/// The moving part of a value whose type is erased.
///
/// Vectors of one type are added as they are. The difference of vectors of two types has no length, so that the value
/// jumps from one to the other.
public struct _AnyAnimatableData: VectorArithmetic {
  private enum Storage {
    /// The zero of every type.
    case zero
    case vector(any VectorArithmetic)
    /// Of two types.
    case mixed
  }

  private var storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  package init<Value>(of value: Value) {
    func data<A: Animatable>(_ value: A) -> any VectorArithmetic { value.animatableData }
    storage = (value as? any Animatable).map { .vector(data($0)) } ?? .zero
  }

  /// Sets the moving part of a value that has one of this type; any other is left as it is.
  package func set<Value>(in value: inout Value) {
    func changed<A: Animatable>(_ value: A) -> A {
      guard case .vector(let vector) = storage, let data = vector as? A.AnimatableData else {
        return value
      }
      var copy = value
      copy.animatableData = data
      return copy
    }
    guard let animatable = value as? any Animatable else { return }
    if let changed = changed(animatable) as? Value { value = changed }
  }

  /// Nothing, whatever the type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(.zero) }

  /// The sum of two vectors of one type.
  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    lhs.combined(rhs, .add)
  }

  /// The difference of two vectors of one type.
  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    lhs.combined(rhs, .subtract)
  }

  /// Multiplies each component.
  public mutating func scale(by rhs: Double) {
    guard case .vector(var vector) = storage else { return }
    vector.scale(by: rhs)
    storage = .vector(vector)
  }

  /// The square of the length; not a number for the difference of two types.
  public var magnitudeSquared: Double {
    switch storage {
    case .zero: 0
    case .vector(let vector): vector.magnitudeSquared
    case .mixed: .nan
    }
  }

  /// Whether both are the same vector of the same type.
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    func isEqual<V: VectorArithmetic>(_ vector: V, _ other: any VectorArithmetic) -> Bool {
      (other as? V) == vector
    }
    return switch (lhs.storage, rhs.storage) {
    case (.zero, .zero): true
    case (.vector(let vector), .vector(let other)): isEqual(vector, other)
    default: false
    }
  }

  private enum Operation { case add, subtract }

  private func combined(_ other: _AnyAnimatableData, _ operation: Operation) -> _AnyAnimatableData {
    func result<V: VectorArithmetic>(_ vector: V) -> Storage {
      switch other.storage {
      case .zero: return .vector(vector)
      case .vector(let other):
        guard let other = other as? V else { return .mixed }
        return .vector(operation == .add ? vector + other : vector - other)
      case .mixed: return .mixed
      }
    }
    func zero<V: VectorArithmetic>(like vector: V) -> any VectorArithmetic { V.zero }
    switch (storage, other.storage) {
    case (.vector(let vector), _): return _AnyAnimatableData(result(vector))
    case (.zero, .vector(let vector)):
      return _AnyAnimatableData(.vector(zero(like: vector))).combined(other, operation)
    case (.zero, .zero): return .zero
    default: return _AnyAnimatableData(.mixed)
    }
  }
}
