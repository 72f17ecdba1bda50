package import Foundation

/// Approximates a Gaussian by three blurs per axis: accurate to a few per cent, in integers, so that every machine
/// computes the same bytes.
package struct BoxBlur: PixelBlur {
  private enum Passes {
    /// Box averages of these widths in pixels, all odd.
    case boxes([Int])
    /// Three passes that add this share, in 65,536ths, of the pixel on either side; for deviations too small for
    /// boxes.
    case neighbours(UInt64)
  }

  private let passes: Passes

  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  package init(deviation: CGFloat) {
    let variance = deviation * deviation
    // Each of the three passes has a third of the variance, and the variance of a pass is twice its neighbours'
    // share.
    passes =
      deviation < 1.2
      ? .neighbours(UInt64((variance / 6 * 65_536).rounded())) : .boxes(Self.boxes(variance))
  }

  private static func boxes(_ variance: CGFloat) -> [Int] {
    // Boxes of widths w and w + 2, mixed so that their variances (w² - 1) / 12 add up to the Gaussian's.
    let scaled = 12 * variance
    var low = Int((scaled / 3 + 1).squareRoot())
    if low % 2 == 0 { low -= 1 }
    let size = CGFloat(low)
    let wanted = (scaled - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    let narrow = Int(min(max(wanted.rounded(), 0), 3))
    return (0..<3).map { $0 < narrow ? low : low + 2 }
  }

  /// The distance over which the blur spreads ink, in pixels.
  package var extent: Int {
    switch passes {
    case .boxes(let boxes): boxes.reduce(0) { $0 + $1 / 2 }
    case .neighbours(let share): share > 0 ? 3 : 0
    }
  }

  package func blurLine(_ line: inout [UInt32], count: Int) {
    var source = line
    func pass(
      _ body: (UnsafeMutableBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt32>) -> Void
    ) {
      source.withUnsafeMutableBufferPointer { from in
        line.withUnsafeMutableBufferPointer { to in body(from, to) }
      }
      swap(&source, &line)
    }
    switch passes {
    case .boxes(let boxes):
      for box in boxes where box > 1 { pass { Self.average($0, $1, count, box) } }
    case .neighbours(let share):
      for _ in 0..<3 { pass { Self.mix($0, $1, count, share) } }
    }
    swap(&source, &line)
  }

  /// A running sum: its cost does not depend on the width of the box.
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

  private static func mix(
    _ source: UnsafeMutableBufferPointer<UInt32>, _ result: UnsafeMutableBufferPointer<UInt32>,
    _ count: Int, _ share: UInt64
  ) {
    for index in 0..<count {
      let before = index > 0 ? UInt64(source[index - 1]) : 0
      let after = index + 1 < count ? UInt64(source[index + 1]) : 0
      let own = UInt64(source[index])
      result[index] = UInt32((own * (65_536 - 2 * share) + (before + after) * share) >> 16)
    }
  }
}
