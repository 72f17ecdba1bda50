/// The few colours of a picture: a file then has a number for each pixel, of as few bits as there are numbers.
///
/// The colours are sorted, so that those of a grey photograph differ little where the photograph does.
struct Palette {
  /// As Cairo has them: the opacity in the highest byte, and colours that are multiplied by it.
  let pixels: [UInt32]
  /// The bits of a number: 1, 2, 4 or 8.
  let bits: Int
  private let table: Table

  /// nil if the rows have more than 256 colours.
  init?(_ rows: some Sequence<UnsafeBufferPointer<UInt32>>, _ isOpaque: Bool) {
    var table = Table(isOpaque: isOpaque)
    for row in rows {
      guard table.insert(row) else { return nil }
    }
    table.sort()
    self.table = table
    pixels = table.pixels
    let count = pixels.count
    bits = [1, 2, 4].first { count <= 1 << $0 } ?? 8
  }

  /// Writes the numbers of a row's pixels, the first in the highest bits of a byte.
  func write(_ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutablePointer<UInt8>) {
    let numbers = NumberWriter(bits: bits, output: output)
    output.initialize(repeating: 0, count: numbers.byte(of: row.count + numbers.perByte - 1))
    table.forEachRun(of: row) { numbers.write($1, in: $0) }
  }

  /// Writes a number for each of several pixels in a row.
  private struct NumberWriter {
    let bits: Int
    /// The bytes, 0 where nothing is written yet.
    let output: UnsafeMutablePointer<UInt8>

    var perByte: Int { 8 / bits }

    func byte(of pixel: Int) -> Int { pixel &>> (3 - bits.trailingZeroBitCount) }

    func write(_ number: UInt8, in run: Range<Int>) {
      let firstWhole = min((run.lowerBound + perByte - 1) & -perByte, run.upperBound)
      for pixel in run.lowerBound..<firstWhole { write(number, at: pixel) }
      let whole = byte(of: run.upperBound - firstWhole)
      // Times 0b01010101 for two bits.
      let repeated = number &* UInt8(255 / (1 << bits - 1))
      (output + byte(of: firstWhole)).update(repeating: repeated, count: whole)
      for pixel in firstWhole + whole * perByte..<run.upperBound { write(number, at: pixel) }
    }

    private func write(_ number: UInt8, at pixel: Int) {
      output[byte(of: pixel)] |= number &<< UInt8(8 - bits * (pixel & (perByte - 1) + 1))
    }
  }

  /// Finds the numbers of pixels.
  private struct Table {
    private(set) var pixels: [UInt32] = []
    /// The number after each pixel's own, at the first free slot from its hash on; 0 is free.
    private var slots = [UInt16](repeating: 0, count: 1024)
    /// What a pixel without opacity has in its highest byte is not defined.
    private let mask: UInt32

    init(isOpaque: Bool) { mask = isOpaque ? 0xFF00_0000 : 0 }

    /// The slot of a pixel, or the free one where it belongs.
    private func slot(of pixel: UInt32) -> Int {
      var slot = Int((pixel &* 0x9E37_79B1) &>> 22)
      while slots[slot] != 0, pixels[Int(slots[slot]) &- 1] != pixel { slot = (slot &+ 1) & 1023 }
      return slot
    }

    /// False if there are too many.
    mutating func insert(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
      var start = 0
      while start < row.count {
        let pixel = row[start] | mask
        start = row.endOfRun(from: start)
        let slot = slot(of: pixel)
        guard slots[slot] == 0 else { continue }
        guard pixels.count < 256 else { return false }
        pixels.append(pixel)
        slots[slot] = UInt16(pixels.count)
      }
      return true
    }

    mutating func sort() {
      pixels.sort()
      slots = [UInt16](repeating: 0, count: slots.count)
      for (index, pixel) in pixels.enumerated() { slots[slot(of: pixel)] = UInt16(index + 1) }
    }

    /// Passes on where pixels are equal, and their number.
    func forEachRun(
      of row: UnsafeBufferPointer<UInt32>, _ take: (Range<Int>, UInt8) -> Void
    ) {
      var start = 0
      while start < row.count {
        let end = row.endOfRun(from: start)
        take(start..<end, UInt8(slots[slot(of: row[start] | mask)] &- 1))
        start = end
      }
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Where the elements end that are equal to the one at `start`.
  fileprivate func endOfRun(from start: Int) -> Int {
    let first = self[start]
    var end = start + 1
    guard end < count, self[end] == first else { return end }
    let eight = SIMD8(repeating: first)
    while end + 8 <= count,
      UnsafeRawPointer(baseAddress! + end).loadUnaligned(as: SIMD8<UInt32>.self) == eight
    {
      end += 8
    }
    while end < count, self[end] == first { end += 1 }
    return end
  }
}
