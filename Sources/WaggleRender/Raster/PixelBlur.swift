/// A blur of pixels, the same on either axis, in whole numbers, so that every machine computes the same bytes.
package protocol PixelBlur {
  /// The distance over which the blur spreads ink, in pixels.
  var extent: Int { get }
  /// Blurs the first `count` values of lines, which are below 2²⁴.
  func blur(_ lines: PixelLines, count: Int)
}

extension PixelBlur {
  /// Blurs bytes in place. Ink must be `extent` pixels away from the edges, or part of it is lost there.
  ///
  /// - Parameters:
  ///   - step: the distance between adjacent bytes of a row.
  ///   - channels: how many bytes of each step are blurred, each with those at its place.
  package func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, step: Int = 1,
    channels: Int = 1
  ) {
    guard extent > 0, width > 0, height > 0 else { return }
    let lines = PixelLines(capacity: max(width, height))
    let image = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    defer { image.deallocate() }
    for channel in 0..<channels {
      let pixels = PixelPlane(bytes + channel, width, height, stride, step)
      blurRows(of: pixels, to: image, lines)
      blurColumns(of: image, to: pixels, lines)
    }
  }

  /// Writes the blurred rows with 16 more bits than the bytes have, so that passes on two axes do not show as steps.
  private func blurRows(
    of pixels: PixelPlane, to image: UnsafeMutablePointer<UInt32>, _ lines: PixelLines
  ) {
    let (width, lanes) = (pixels.width, PixelLines.lanes)
    var y = 0
    while y < pixels.height {
      let used = min(lanes, pixels.height - y)
      for lane in 0..<used {
        var (from, to) = (pixels.row(y + lane), lines.values + lane)
        for _ in 0..<width {
          to.pointee = UInt32(from.pointee) &<< 16
          from += pixels.step
          to += lanes
        }
      }
      blur(lines, count: width)
      for lane in 0..<used {
        var (from, to) = (lines.values + lane, image + (y + lane) * width)
        for _ in 0..<width {
          to.pointee = from.pointee
          from += lanes
          to += 1
        }
      }
      y += lanes
    }
  }

  /// Writes the bytes of an image whose rows are blurred.
  private func blurColumns(
    of image: UnsafeMutablePointer<UInt32>, to pixels: PixelPlane, _ lines: PixelLines
  ) {
    let (width, height, lanes) = (pixels.width, pixels.height, PixelLines.lanes)
    var x = 0
    while x < width {
      let used = min(lanes, width - x)
      for y in 0..<height {
        (lines.values + y * lanes).update(from: image + y * width + x, count: used)
      }
      blur(lines, count: height)
      for y in 0..<height {
        var (from, to) = (lines.values + y * lanes, pixels.row(y) + x * pixels.step)
        for _ in 0..<used {
          to.pointee = UInt8(truncatingIfNeeded: min((from.pointee &+ 0x8000) &>> 16, 255))
          from += 1
          to += pixels.step
        }
      }
      x += lanes
    }
  }
}

/// One channel of an image.
private struct PixelPlane {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let stride: Int
  let step: Int

  init(
    _ bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ step: Int
  ) {
    (self.bytes, self.width, self.height) = (bytes, width, height)
    (self.stride, self.step) = (stride, step)
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }
}
