/// Reads one value out of another, and writes it back.
class Lens<Whole, Part> {
  func get(_ whole: Whole) -> Part { fatalError("a lens without a getter") }
  func set(_ whole: inout Whole, _ part: Part) {}
  /// Whether both read and write the same part.
  func isSame(as other: Lens<Whole, Part>) -> Bool { type(of: self) == type(of: other) }
}

/// The part at a key path.
final class KeyPathPart<Whole, Part>: Lens<Whole, Part> {
  private let keyPath: WritableKeyPath<Whole, Part>

  init(_ keyPath: WritableKeyPath<Whole, Part>) { self.keyPath = keyPath }

  override func get(_ whole: Whole) -> Part { whole[keyPath: keyPath] }
  override func set(_ whole: inout Whole, _ part: Part) { whole[keyPath: keyPath] = part }
  override func isSame(as other: Lens<Whole, Part>) -> Bool {
    (other as? KeyPathPart<Whole, Part>)?.keyPath == keyPath
  }
}

/// The value as an optional; writing nil does nothing.
final class OptionalPart<Whole>: Lens<Whole, Whole?> {
  override func get(_ whole: Whole) -> Whole? { whole }
  override func set(_ whole: inout Whole, _ part: Whole?) { if let part { whole = part } }
}

/// The value of an optional; while it is nil, the last value.
final class UnwrappedPart<Part>: Lens<Part?, Part> {
  private var last: Part

  init(_ current: Part) { last = current }

  override func get(_ whole: Part?) -> Part {
    if let whole { last = whole }
    return last
  }
  override func set(_ whole: inout Part?, _ part: Part) {
    whole = part
    last = part
  }
}

/// The value as `AnyHashable`; writing a value of another type does nothing.
final class HashablePart<Whole: Hashable>: Lens<Whole, AnyHashable> {
  override func get(_ whole: Whole) -> AnyHashable { AnyHashable(whole) }
  override func set(_ whole: inout Whole, _ part: AnyHashable) {
    if let part = part.base as? Whole { whole = part }
  }
}

/// One element of a collection. Once its position is gone, it reads the last element and cannot be written.
final class ElementPart<Whole: MutableCollection>: Lens<Whole, Whole.Element> {
  private let position: Whole.Index
  private var last: Whole.Element?

  init(_ position: Whole.Index, last: Whole.Element? = nil) {
    self.position = position
    self.last = last
  }

  private func isValid(_ whole: Whole) -> Bool {
    position >= whole.startIndex && position < whole.endIndex
  }

  override func get(_ whole: Whole) -> Whole.Element {
    if let last, !isValid(whole) { return last }
    let current = whole[position]
    last = current
    return current
  }

  override func set(_ whole: inout Whole, _ part: Whole.Element) {
    if isValid(whole) { whole[position] = part }
  }

  override func isSame(as other: Lens<Whole, Whole.Element>) -> Bool {
    (other as? ElementPart<Whole>)?.position == position
  }
}

extension AnyLocation {
  /// The location of a part of the value.
  func part<Part>(_ part: Lens<Value, Part>) -> AnyLocation<Part> {
    PartLocation(of: self, part)
  }
}

/// A part of the value at another location.
private final class PartLocation<Whole, Part>: AnyLocation<Part> {
  private let whole: AnyLocation<Whole>
  private let part: Lens<Whole, Part>

  init(of whole: AnyLocation<Whole>, _ part: Lens<Whole, Part>) {
    self.whole = whole
    self.part = part
  }

  override func get() -> Part { part.get(whole.get()) }

  override func set(_ value: Part) {
    var copy = whole.get()
    part.set(&copy, value)
    whole.set(copy)
  }

  override func isSame(as other: AnyLocation<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return (whole === other.whole || whole.isSame(as: other.whole)) && part.isSame(as: other.part)
  }

  override var storageKind: StorageKind? {
    whole.storageKind ?? (whole is StateLocation<Whole> ? .state : .other)
  }
}
