import Foundation
import Testing
import TestSupport
import WaggleRender

@Suite("A blur of pixels by box averages")
struct BoxBlurTests {
  private static let deviations: [CGFloat] = [0.3, 0.6, 1, 1.19, 1.2, 1.5, 2, 3, 4.7, 8, 20]
  private static let full: UInt32 = 255 << 16

  /// A line of `count` pixels with ink in the middle, blurred.
  private func impulse(_ blur: BoxBlur, _ count: Int = 301) -> [UInt32] {
    var line = [UInt32](repeating: 0, count: count)
    line[count / 2] = Self.full
    blur.blurLine(&line, count: count)
    return line
  }

  /// The share of a pixel's ink that goes to each pixel around it.
  private func kernel(_ blur: BoxBlur) -> [Double] {
    impulse(blur).map { Double($0) / Double(Self.full) }
  }

  @Test(arguments: deviations)
  func `Its shares are within a few per cent of the Gaussian's`(deviation: CGFloat) {
    let shares = kernel(BoxBlur(deviation: deviation))
    let middle = shares.count / 2
    let gaussian = shares.indices.map { index in
      exp(-pow(Double(index - middle) / Double(deviation), 2) / 2)
    }
    let sum = gaussian.reduce(0, +)
    for index in shares.indices {
      // Of the largest share; thin blurs have few pixels to approximate with.
      #expect(
        abs(shares[index] - gaussian[index] / sum) < 0.1 * shares[middle], "\(index - middle)")
    }
  }

  @Test(arguments: deviations)
  func `Its variance is the Gaussian's, as far as boxes of whole pixels allow`(deviation: CGFloat) {
    let shares = kernel(BoxBlur(deviation: deviation))
    let middle = shares.count / 2
    let variance = shares.indices.reduce(0) { $0 + shares[$1] * pow(Double($1 - middle), 2) }
    let step = deviation < 1.2 ? 0.01 : (Double(deviation) + 1) / 3
    #expect(abs(variance - Double(deviation * deviation)) <= step)
  }

  @Test(arguments: deviations)
  func `It is the same to the left and to the right, and loses less than a thousandth of the ink`(
    deviation: CGFloat
  ) {
    let line = impulse(BoxBlur(deviation: deviation))
    #expect(line == line.reversed())
    let sum = line.reduce(0) { $0 + Int($1) }
    #expect(sum <= Int(Self.full) && sum > Int(Self.full) * 999 / 1000)
  }

  @Test(arguments: deviations)
  func `Ink spreads exactly as far as its extent`(deviation: CGFloat) {
    let blur = BoxBlur(deviation: deviation)
    let line = impulse(blur)
    let inked = line.indices.filter { line[$0] > 0 }
    #expect(inked.first == line.count / 2 - blur.extent)
    #expect(inked.last == line.count / 2 + blur.extent)
  }

  @Test(arguments: deviations)
  func `Any line is blurred as the naive convolution would blur it`(deviation: CGFloat) {
    let blur = BoxBlur(deviation: deviation)
    let shares = kernel(blur)
    let (middle, extent) = (shares.count / 2, blur.extent)
    var random = SeededGenerator(seed: 1)
    for count in [1, 2, 5, 40, 150] {
      let line = (0..<count + 2 * extent).map { index in
        index < extent || index >= count + extent
          ? 0 : UInt32(UInt8.random(in: 0...255, using: &random)) << 16
      }
      var blurred = line
      blur.blurLine(&blurred, count: line.count)
      for index in line.indices {
        var sum = 0.0
        for other in line.indices where abs(other - index) <= extent {
          sum += Double(line[other]) * shares[middle + other - index]
        }
        // A 64th of a step of a byte, for what three divisions round away.
        #expect(abs(Double(blurred[index]) - sum) < 1024)
      }
    }
  }

  @Test(arguments: deviations)
  func `Values beyond the count do not matter, and the lines do not touch one another`(
    deviation: CGFloat
  ) {
    let lines = PixelLines(capacity: 60)
    for index in 0..<60 * PixelLines.lanes where index >= 50 * PixelLines.lanes || index % 3 == 0 {
      lines.values[index] = Self.full
    }
    let before = (0..<PixelLines.lanes).map { lane in
      (0..<50).map { lines.values[$0 * PixelLines.lanes + lane] }
    }
    let blur = BoxBlur(deviation: deviation)
    blur.blur(lines, count: 50)
    for (lane, line) in before.enumerated() {
      var alone = line
      blur.blurLine(&alone, count: 50)
      #expect((0..<50).map { lines.values[$0 * PixelLines.lanes + lane] } == alone)
    }
  }

  @Test
  func
    `An average is the whole part of the quotient, for each width and the sums next to its steps`()
  {
    for deviation in Self.deviations + [60, 150, 300] where deviation >= 1.2 {
      let extent = BoxBlur(deviation: deviation).extent
      var line = [UInt32](repeating: 0xFF_FFFF, count: 4 * extent + 9)
      for index in stride(from: 0, to: line.count, by: 2) { line[index] -= UInt32(index % 7) }
      line[0] = 0
      var expected = line
      Self.naiveBlur(&expected, deviation)
      BoxBlur(deviation: deviation).blurLine(&line, count: line.count)
      #expect(line == expected, "\(deviation)")
    }
  }

  /// Three averages by sums and whole divisions, of the widths that make up the deviation.
  private static func naiveBlur(_ line: inout [UInt32], _ deviation: CGFloat) {
    let scaled = 12 * deviation * deviation
    var low = Int((scaled / 3 + 1).squareRoot())
    if low % 2 == 0 { low -= 1 }
    let size = CGFloat(low)
    let wanted = (scaled - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    for pass in 0..<3 {
      let box = pass < Int(min(max(wanted.rounded(), 0), 3)) ? low : low + 2
      let source = line
      for index in line.indices {
        let range = max(0, index - box / 2)..<min(line.count, index + box / 2 + 1)
        line[index] = UInt32(source[range].reduce(0) { $0 + UInt64($1) } / UInt64(box))
      }
    }
  }

  @Test func `A deviation of 0 changes nothing and reaches nowhere`() {
    let blur = BoxBlur(deviation: 0)
    #expect(blur.extent == 0)
    #expect(impulse(blur, 5) == [0, 0, Self.full, 0, 0])
  }

  @Test func `An image is blurred along both axes, and only in the bytes of its channel`() {
    let blur = BoxBlur(deviation: 2)
    let (size, step) = (41, 4)
    var image = [UInt8](repeating: 9, count: size * size * step)
    for pixel in 0..<size * size { image[pixel * step + 1] = 0 }
    image[(20 * size + 20) * step + 1] = 255
    image.withUnsafeMutableBufferPointer {
      blur.blur(
        $0.baseAddress! + 1, width: size, height: size, stride: size * step, step: step)
    }
    let shares = kernel(blur)
    for y in 0..<size {
      for x in 0..<size {
        let pixel = (y * size + x) * step
        let expected = 255 * shares[150 + x - 20] * shares[150 + y - 20]
        #expect(abs(Double(image[pixel + 1]) - expected) <= 0.51)
        #expect(image[pixel] == 9 && image[pixel + 2] == 9 && image[pixel + 3] == 9)
      }
    }
  }
}

extension BoxBlur {
  /// Blurs one line, the last of those that are blurred together.
  fileprivate func blurLine(_ line: inout [UInt32], count: Int) {
    let lines = PixelLines(capacity: line.count)
    let last = PixelLines.lanes - 1
    for index in line.indices { lines.values[index * PixelLines.lanes + last] = line[index] }
    blur(lines, count: count)
    for index in 0..<count { line[index] = lines.values[index * PixelLines.lanes + last] }
  }
}
