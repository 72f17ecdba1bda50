import Foundation

/// A Gaussian that ends at twice its standard deviation (C157): the part of a full Gaussian beyond that is spread
/// evenly over the last quarter, so that up to there it equals the Gaussian, and the end is not visible.
///
/// It is the sum of boxes of several widths, one for each step of its slope; the cost does not depend on the
/// deviation.
struct ShadowBlur: PixelBlur {
  /// The weight of a box average, of 2²⁸ in total.
  private struct Box {
    let half: Int
    let weight: UInt64
  }

  private let boxes: [Box]
  let extent: Int

  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  init(deviation: CGFloat) {
    let gaussian = TruncatedGaussian(deviation: Double(deviation))
    extent = gaussian.extent
    boxes = Self.boxes(gaussian, Self.ends(gaussian))
  }

  /// The ends of the intervals on which the slope is taken as constant, in pixels from the centre; up to 12, each
  /// pixel is its own interval.
  private static func ends(_ gaussian: TruncatedGaussian) -> [Int] {
    guard gaussian.extent > 12 else { return Array(0...gaussian.extent) }
    let knots = [0.16, 0.33, 0.5, 0.67, 0.84, 1.01, 1.18, TruncatedGaussian.flat]
    return knots.map { Int($0 * gaussian.deviation) } + [gaussian.extent]
  }

  private static func boxes(_ gaussian: TruncatedGaussian, _ ends: [Int]) -> [Box] {
    var boxes: [Box] = []
    var (outer, used) = (0.0, UInt64(0))
    for index in ends.indices.reversed().dropLast() {
      let height = gaussian.meanWeight(from: ends[index - 1] + 1, to: ends[index])
      let weight = UInt64((max(height - outer, 0) * unit).rounded())
      boxes.append(Box(half: ends[index], weight: weight))
      used += weight * UInt64(2 * ends[index] + 1)
      outer = max(height, outer)
    }
    let middle = UInt64(2 * ends[0] + 1)
    boxes.append(Box(half: ends[0], weight: (UInt64(unit) - min(used, UInt64(unit))) / middle))
    return boxes
  }

  private static let unit = 268_435_456.0

  func blur(_ lines: PixelLines, count: Int) {
    let lanes = PixelLines.lanes
    // The n-th sums are those of all values before pixel n - extent - 1.
    let places = count + 2 * extent + 2
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: places * lanes) { sums in
      let sums = sums.baseAddress!
      for index in 0..<(extent + 1) * lanes { sums[index] = 0 }
      let values = lines.values
      for index in 0..<count * lanes {
        let place = index &+ (extent &+ 1) &* lanes
        sums[place] = sums[place &- lanes] &+ UInt64(values[index])
      }
      for index in (count + extent + 1) * lanes..<places * lanes {
        sums[index] = sums[index - lanes]
      }
      for index in 0..<count {
        let middle = sums + (index + extent) * lanes
        for lane in 0..<lanes {
          var sum: UInt64 = 1 << 27
          for box in boxes {
            let (after, before) = ((box.half &+ 1) &* lanes &+ lane, lane &- box.half &* lanes)
            sum &+= box.weight &* (middle[after] &- middle[before])
          }
          values[index &* lanes &+ lane] = UInt32(truncatingIfNeeded: sum &>> 28)
        }
      }
    }
  }
}

/// A Gaussian whose tail is flat and ends at twice its standard deviation.
private struct TruncatedGaussian {
  /// In deviations: the start and the end of the flat part, whose height is the Gaussian's at its start.
  static let flat = 1.48
  private static let end = 2.0

  let deviation: Double

  init(deviation: Double) { self.deviation = deviation > 0 ? deviation : 0 }

  /// The last pixel that receives ink.
  var extent: Int { Int((deviation * Self.end + 0.5).rounded(.up)) - 1 }

  /// The average weight of the pixels from `first` to `last`, counted from the centre.
  func meanWeight(from first: Int, to last: Int) -> Double {
    (tail(Double(first) - 0.5) - tail(Double(last) + 0.5)) / Double(last - first + 1)
  }

  /// The weight beyond a distance in pixels, of 1 in total on both sides.
  private func tail(_ distance: Double) -> Double {
    let (far, flat, end) = (distance / deviation, Self.flat, Self.end)
    if far <= flat { return gaussianTail(far) }
    return far < end ? gaussianTail(flat) * (end - far) / (end - flat) : 0
  }

  private func gaussianTail(_ far: Double) -> Double { erfc(far / 2.0.squareRoot()) / 2 }
}
