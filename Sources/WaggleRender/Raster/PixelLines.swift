/// Lines of pixels side by side, which are blurred together: the values of a place in all lines are neighbours.
package final class PixelLines {
  /// The number of lines.
  package static let lanes = 16

  /// The first value of each line, then the second of each, and so on.
  package private(set) var values: UnsafeMutablePointer<UInt32>
  private var others: UnsafeMutablePointer<UInt32>
  /// A zero for each line.
  let zeros: UnsafeMutablePointer<UInt32>
  private let capacity: Int

  /// - Parameter capacity: the values that a line may have.
  package init(capacity: Int) {
    self.capacity = capacity
    values = .allocate(capacity: capacity * Self.lanes)
    others = .allocate(capacity: capacity * Self.lanes)
    zeros = .allocate(capacity: Self.lanes)
    values.initialize(repeating: 0, count: capacity * Self.lanes)
    others.initialize(repeating: 0, count: capacity * Self.lanes)
    zeros.initialize(repeating: 0, count: Self.lanes)
  }

  deinit {
    values.deallocate()
    others.deallocate()
    zeros.deallocate()
  }

  /// Replaces the values by those that `pass` makes of them.
  func replace(
    _ pass: (_ old: UnsafeMutablePointer<UInt32>, _ new: UnsafeMutablePointer<UInt32>) -> Void
  ) {
    pass(values, others)
    swap(&values, &others)
  }
}
