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
