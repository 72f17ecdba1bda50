/// A growing stack of numbers in manually managed memory. The owner frees it; a copy of the struct shares the
/// memory.
struct IndexStack {
  private var memory: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
  }

  func deallocate() { memory.deallocate() }

  var isEmpty: Bool { count == 0 }

  /// The `position`th number from the bottom; it must exist.
  @inline(__always)
  subscript(position: Int) -> UInt32 {
    get { memory[position] }
    nonmutating set { memory[position] = newValue }
  }

  @inline(__always)
  mutating func push(_ element: UInt32) {
    if count == capacity { grow() }
    memory[count] = element
    count += 1
  }

  /// Removes and returns the number on top; the stack must not be empty.
  @inline(__always)
  mutating func pop() -> UInt32 {
    count -= 1
    return memory[count]
  }

  @inline(never)
  private mutating func grow() {
    let bigger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    bigger.update(from: memory, count: count)
    memory.deallocate()
    memory = bigger
    capacity *= 2
  }
}
