/// What the graph needs to store, compare and destroy values of one type, like the value witness table of the Swift
/// runtime. One object per type and graph; lives as long as the graph.
@usableFromInline
package class ValueWitnesses {
  final let size: Int
  final let alignment: Int
  /// True if a value lies in the node itself: at most 24 bytes.
  final let isInline: Bool

  init(size: Int, alignment: Int) {
    self.size = size
    self.alignment = alignment
    isInline = size <= 24 && alignment <= 8
  }

  func destroy(_ value: UnsafeMutableRawPointer) {}
  func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
  var name: String { "" }
}

final class ValueWitnessesOf<Value>: ValueWitnesses {
  /// Made for the first comparison: many values are set once, and to find out how a type is compared takes microseconds.
  @exclusivity(unchecked) private var comparison: Comparison?

  init() {
    super.init(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
  }

  override func destroy(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if let comparison { return comparison.isEqual(a, b) }
    let made = Comparison(of: Value.self)
    comparison = made
    return made.isEqual(a, b)
  }

  override var name: String { String(describing: Value.self) }
}

/// A cache of witnesses by type: 256 slots by hash; a type replaces the one that was in its slot.
struct ValueWitnessCache {
  private struct Entry {
    var key: ObjectIdentifier?
    var witnesses: Unmanaged<ValueWitnesses>?
  }

  private static let slots = 256

  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.slots)
    entries.initialize(repeating: Entry(), count: Self.slots)
  }

  func deallocate() { entries.deallocate() }

  func find(_ key: ObjectIdentifier) -> Unmanaged<ValueWitnesses>? {
    let entry = entries + slot(of: key)
    return entry.pointee.key == key ? entry.pointee.witnesses : nil
  }

  func remember(_ witnesses: ValueWitnesses, for key: ObjectIdentifier) {
    entries[slot(of: key)] = Entry(key: key, witnesses: Unmanaged.passUnretained(witnesses))
  }

  private func slot(of key: ObjectIdentifier) -> Int {
    let bits = UInt(bitPattern: key)
    return Int((bits >> 4 ^ bits >> 12) & UInt(Self.slots - 1))
  }
}
