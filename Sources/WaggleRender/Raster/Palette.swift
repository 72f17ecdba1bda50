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
    guard bits < 8 else {
      return table.numbers(of: row) { output[$0] = $1 }
    }
    let (perByte, bits) = (8 / bits, bits)
    for index in 0..<(row.count + perByte - 1) / perByte { output[index] = 0 }
    table.numbers(of: row) {
      output[$0 / perByte] |= $1 &<< UInt8(8 - bits * ($0 % perByte + 1))
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
      var last: UInt32?
      for pixel in row where pixel != last {
        last = pixel
        let opaque = pixel | mask
        let slot = slot(of: opaque)
        guard slots[slot] == 0 else { continue }
        guard pixels.count < 256 else { return false }
        pixels.append(opaque)
        slots[slot] = UInt16(pixels.count)
      }
      return true
    }

    mutating func sort() {
      pixels.sort()
      slots = [UInt16](repeating: 0, count: slots.count)
      for (index, pixel) in pixels.enumerated() { slots[slot(of: pixel)] = UInt16(index + 1) }
    }

    /// Passes on the place and the number of each pixel.
    func numbers(of row: UnsafeBufferPointer<UInt32>, _ take: (Int, UInt8) -> Void) {
      guard var last = row.first else { return }
      var number = UInt8(slots[slot(of: last | mask)] &- 1)
      for (index, pixel) in row.enumerated() {
        if pixel != last {
          last = pixel
          number = UInt8(slots[slot(of: pixel | mask)] &- 1)
        }
        take(index, number)
      }
    }
  }
}
