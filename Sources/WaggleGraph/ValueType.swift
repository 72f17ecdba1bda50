/// How values of one type are stored and compared. One object per type and graph; lives as long as the graph.
@usableFromInline
package class ValueType {
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

final class ValueTypeOf<Value>: ValueType {
  private let comparison: Comparison

  init() {
    comparison = Comparison(of: Value.self)
    super.init(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
  }

  override func destroy(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    comparison.isEqual(a, b)
  }

  override var name: String { String(describing: Value.self) }
}

/// A cache from types to their objects: 256 slots by hash; a type replaces the one that was in its slot.
struct ValueTypeCache {
  private struct Entry {
    var key: ObjectIdentifier?
    var type: Unmanaged<ValueType>?
  }

  private static let slots = 256

  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.slots)
    entries.initialize(repeating: Entry(), count: Self.slots)
  }

  func deallocate() { entries.deallocate() }

  func find(_ key: ObjectIdentifier) -> Unmanaged<ValueType>? {
    let entry = entries + slot(of: key)
    return entry.pointee.key == key ? entry.pointee.type : nil
  }

  func remember(_ type: ValueType, for key: ObjectIdentifier) {
    entries[slot(of: key)] = Entry(key: key, type: Unmanaged.passUnretained(type))
  }

  private func slot(of key: ObjectIdentifier) -> Int {
    let bits = UInt(bitPattern: key)
    return Int((bits >> 4 ^ bits >> 12) & UInt(Self.slots - 1))
  }
}
