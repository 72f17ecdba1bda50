import Foundation

/// Three box blurs on either axis: within a few per cent of a Gaussian, in whole numbers, so that every machine
/// computes the same bytes.
struct BoxBlur {
  /// The three boxes' widths in pixels, all odd.
  private let boxes: [Int]

  /// `deviation` is the Gaussian's standard deviation in pixels.
  init(deviation: CGFloat) {
    // Boxes of widths w and w + 2, mixed so that the variances (w² - 1) / 12 add up to the Gaussian's.
    let variance = 12 * deviation * deviation
    var low = Int((variance / 3 + 1).squareRoot())
    if low % 2 == 0 { low -= 1 }
    let size = CGFloat(low)
    let wanted = (variance - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    let narrow = Int(min(max(wanted.rounded(), 0), 3))
    boxes = (0..<3).map { $0 < narrow ? low : low + 2 }
  }

  /// How far ink may spread, in pixels.
  var reach: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// Blurs bytes in place. Ink must be `reach` away from the edges, or it is lost there.
  ///
  /// - Parameter step: from a byte to the next one in its row.
  func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, step: Int = 1
  ) {
    // 8 more bits than the bytes have, so that three passes on two axes do not show as steps.
    var line = [UInt32](repeating: 0, count: max(width, height))
    var image = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { line[x] = UInt32(bytes[y * stride + x * step]) << 16 }
      blurLine(&line, count: width)
      for x in 0..<width { image[y * width + x] = line[x] }
    }
    for x in 0..<width {
      for y in 0..<height { line[y] = image[y * width + x] }
      blurLine(&line, count: height)
      for y in 0..<height {
        bytes[y * stride + x * step] = UInt8(min((line[y] + 0x8000) >> 16, 255))
      }
    }
  }

  private func blurLine(_ line: inout [UInt32], count: Int) {
    var source = line
    for box in boxes where box > 1 {
      source.withUnsafeMutableBufferPointer { from in
        line.withUnsafeMutableBufferPointer { to in Self.average(from, to, count, box) }
      }
      swap(&source, &line)
    }
    swap(&source, &line)
  }

  /// A running sum: the same work for every width of the box.
  private static func average(
    _ source: UnsafeMutableBufferPointer<UInt32>, _ result: UnsafeMutableBufferPointer<UInt32>,
    _ count: Int, _ box: Int
  ) {
    let half = box / 2
    let width = UInt64(box)
    var sum: UInt64 = 0
    for index in 0..<min(half, count) { sum += UInt64(source[index]) }
    for index in 0..<count {
      if index + half < count { sum += UInt64(source[index + half]) }
      if index > half { sum -= UInt64(source[index - half - 1]) }
      result[index] = UInt32(sum / width)
    }
  }
}
