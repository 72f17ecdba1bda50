/// Memory for many elements of one type, at addresses that never change, in blocks that are freed only all
/// together.
///
/// Taking and returning an element costs a few instructions; a block of 256 elements is one allocation. The owner
/// calls `deallocate`; a copy of the struct shares the memory.
struct Slab<Element> {
  private static var blockShift: UInt32 { 8 }
  private static var blockSize: Int { 1 << Int(blockShift) }

  private var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
  private var blockCapacity: Int
  private var blockCount = 0
  /// One more than the highest index ever handed out.
  private(set) var count: UInt32 = 0
  private var freeIndices = IndexStack()

  init() {
    blockCapacity = 8
    blocks = .allocate(capacity: blockCapacity)
  }

  /// Frees the blocks. The caller must have deinitialised the elements.
  func deallocate() {
    for index in 0..<blockCount { blocks[index].deallocate() }
    blocks.deallocate()
    freeIndices.deallocate()
  }

  /// The element's memory; `index` must have been returned by `allocate`.
  @inline(__always)
  subscript(index: UInt32) -> UnsafeMutablePointer<Element> {
    blocks[Int(index >> Self.blockShift)] + Int(index & (UInt32(Self.blockSize) - 1))
  }

  /// An index whose memory the caller initialises; `isNew` is true if it was never used before.
  mutating func allocate() -> (index: UInt32, isNew: Bool) {
    if !freeIndices.isEmpty { return (freeIndices.pop(), false) }
    if Int(count) == blockCount * Self.blockSize { addBlock() }
    count += 1
    return (count - 1, true)
  }

  mutating func free(_ index: UInt32) { freeIndices.push(index) }

  /// How many elements are in use.
  var liveCount: Int { Int(count) - freeIndices.count }

  private mutating func addBlock() {
    if blockCount == blockCapacity { growTable() }
    let bytes = Self.blockSize * MemoryLayout<Element>.stride
    blocks[blockCount] = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
      .bindMemory(to: Element.self, capacity: Self.blockSize)
    blockCount += 1
  }

  private mutating func growTable() {
    let bigger = UnsafeMutablePointer<UnsafeMutablePointer<Element>>.allocate(
      capacity: blockCapacity * 2)
    bigger.update(from: blocks, count: blockCount)
    blocks.deallocate()
    blocks = bigger
    blockCapacity *= 2
  }
}
