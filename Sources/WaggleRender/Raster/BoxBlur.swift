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

  package func blur(_ lines: PixelLines, count: Int) {
    switch passes {
    case .boxes(let boxes):
      for box in boxes where box > 1 {
        lines.replace { Self.average($0, $1, lines.zeros, count, box) }
      }
    case .neighbours(let share):
      let part = Double(share) / 65_536
      for _ in 0..<3 { lines.replace { Self.mix($0, $1, lines.zeros, count, part) } }
    }
  }

  /// Running sums: their cost does not depend on the width of the box.
  ///
  /// The whole part of sum / box is exact: a sum is below 2³⁴ and a box below 2¹⁰, so what is rounded, which is half a step of
  /// the box away from where the whole part changes, is more than a 2,048th away from it, and the error of the product is below a
  /// 2²⁸th.
  private static func average(
    _ source: UnsafeMutablePointer<UInt32>, _ result: UnsafeMutablePointer<UInt32>,
    _ zeros: UnsafeMutablePointer<UInt32>, _ count: Int, _ box: Int
  ) {
    let (half, lanes, share) = (box / 2, PixelLines.lanes, 1 / Double(box))
    withUnsafeTemporaryAllocation(of: Double.self, capacity: lanes) { sums in
      let sums = sums.baseAddress!
      for lane in 0..<lanes { sums[lane] = (1 - Double(box)) / 2 }
      for index in 0..<min(half, count) {
        for lane in 0..<lanes { sums[lane] += Double(source[index &* lanes &+ lane]) }
      }
      for index in 0..<count {
        let added = index + half < count ? source + (index + half) * lanes : zeros
        let taken = index > half ? source + (index - half - 1) * lanes : zeros
        let averages = result + index * lanes
        for lane in 0..<lanes {
          let change = Int32(bitPattern: added[lane]) &- Int32(bitPattern: taken[lane])
          sums[lane] += Double(change)
          averages[lane] = nearest(to: sums[lane] * share)
        }
      }
    }
  }

  /// The products and their sum are exact, with 16 bits after the point; what is rounded is half a bit more than a half below.
  private static func mix(
    _ source: UnsafeMutablePointer<UInt32>, _ result: UnsafeMutablePointer<UInt32>,
    _ zeros: UnsafeMutablePointer<UInt32>, _ count: Int, _ share: Double
  ) {
    let (lanes, rest, half) = (PixelLines.lanes, 1 - 2 * share, 0.5 - 1 / 131_072)
    for index in 0..<count {
      let own = source + index * lanes
      let before = index > 0 ? own - lanes : zeros
      let after = index + 1 < count ? own + lanes : zeros
      let mixed = result + index * lanes
      for lane in 0..<lanes {
        let sides = Int32(bitPattern: before[lane] &+ after[lane])
        let sum = Double(Int32(bitPattern: own[lane])) * rest + Double(sides) * share
        mixed[lane] = nearest(to: sum - half)
      }
    }
  }

  /// The nearest whole number, from 0 to 2³² - 1. Added to a number below 2⁵¹, 1.5 · 2⁵² leaves it in the low bits; so several
  /// are rounded at once, which the usual conversion would check one by one.
  @inline(__always)
  private static func nearest(to value: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }
}
