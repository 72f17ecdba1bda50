/// Reads one value out of another, and writes it back.
protocol Lens<Whole, Part> {
  associatedtype Whole
  associatedtype Part

  func get(_ whole: Whole) -> Part
  func set(_ whole: inout Whole, _ part: Part)
  /// Whether both read and write the same part. True by default: the type says which.
  func isSame(as other: Self) -> Bool
}

extension Lens {
  func isSame(as other: Self) -> Bool { true }
}

/// The part at a key path.
struct KeyPathLens<Whole, Part>: Lens {
  private let keyPath: WritableKeyPath<Whole, Part>

  init(_ keyPath: WritableKeyPath<Whole, Part>) { self.keyPath = keyPath }

  func get(_ whole: Whole) -> Part { whole[keyPath: keyPath] }
  func set(_ whole: inout Whole, _ part: Part) { whole[keyPath: keyPath] = part }
  func isSame(as other: Self) -> Bool { other.keyPath == keyPath }
}

/// The value as an optional; writing nil does nothing.
struct OptionalLens<Whole>: Lens {
  func get(_ whole: Whole) -> Whole? { whole }
  func set(_ whole: inout Whole, _ part: Whole?) { if let part { whole = part } }
}

/// The value of an optional; while it is nil, the last value.
final class UnwrappedLens<Part>: Lens {
  private var last: Part

  init(_ current: Part) { last = current }

  func get(_ whole: Part?) -> Part {
    if let whole { last = whole }
    return last
  }
  func set(_ whole: inout Part?, _ part: Part) {
    whole = part
    last = part
  }
}

/// The value as `AnyHashable`; writing a value of another type does nothing.
struct HashableLens<Whole: Hashable>: Lens {
  func get(_ whole: Whole) -> AnyHashable { AnyHashable(whole) }
  func set(_ whole: inout Whole, _ part: AnyHashable) {
    if let part = part.base as? Whole { whole = part }
  }
}

/// One element of a collection. Once its position is gone, it reads the last element and cannot be written.
final class ElementLens<Whole: MutableCollection>: Lens {
  private let position: Whole.Index
  private var last: Whole.Element?

  init(_ position: Whole.Index, last: Whole.Element? = nil) {
    self.position = position
    self.last = last
  }

  private func isValid(_ whole: Whole) -> Bool {
    position >= whole.startIndex && position < whole.endIndex
  }

  func get(_ whole: Whole) -> Whole.Element {
    if let last, !isValid(whole) { return last }
    let current = whole[position]
    last = current
    return current
  }

  func set(_ whole: inout Whole, _ part: Whole.Element) {
    if isValid(whole) { whole[position] = part }
  }

  func isSame(as other: ElementLens<Whole>) -> Bool { other.position == position }
}

extension AnyLocation {
  /// The location of a part of the value.
  func part<L: Lens<Value, Part>, Part>(_ lens: L) -> AnyLocation<Part> {
    PartLocation(of: self, lens)
  }
}

/// A part of the value at another location.
private final class PartLocation<L: Lens>: AnyLocation<L.Part> {
  private let whole: AnyLocation<L.Whole>
  private let lens: L

  init(of whole: AnyLocation<L.Whole>, _ lens: L) {
    self.whole = whole
    self.lens = lens
  }

  override func get() -> L.Part { lens.get(whole.get()) }

  override func set(_ value: L.Part) {
    var copy = whole.get()
    lens.set(&copy, value)
    whole.set(copy)
  }

  override func isSame(as other: AnyLocation<L.Part>) -> Bool {
    guard let other = other as? PartLocation<L> else { return false }
    return (whole === other.whole || whole.isSame(as: other.whole)) && lens.isSame(as: other.lens)
  }

  /// Lenses that are objects keep the last part.
  override var isThreadSafe: Bool { whole.isThreadSafe && !(L.self is AnyObject.Type) }

  override var storageKind: StorageKind? {
    whole.storageKind ?? (whole is StateLocation<L.Whole> ? .state : .other)
  }
}
