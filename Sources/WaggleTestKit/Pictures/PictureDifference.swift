import Foundation
import WaggleRender

/// Where two pictures differ.
struct PictureDifference {
  /// The old picture in pale grey, with what differs in red, as large as both.
  let picture: PixelImage
  private let old: PixelImage?
  private let new: PixelImage
  /// How many pixels differ, and what is around them.
  private let count: Int
  private let bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)?

  /// Of a recorded file without a picture.
  static func unreadable(_ new: PixelImage) -> PictureDifference { PictureDifference(new) }

  private init(_ new: PixelImage) {
    (picture, old, self.new, count, bounds) = (new, nil, new, new.pixels.count, nil)
  }

  /// nil where the pictures are equal, or differ no more than the tolerance allows.
  init?(_ old: PixelImage, _ new: PixelImage, _ tolerance: PictureTolerance) {
    if old == new { return nil }
    let isOtherSize = old.width != new.width || old.height != new.height
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let most = Int((tolerance.color * 255).rounded())
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    var (count, x, y) = (0, Int.max...Int.max, Int.max...Int.max)
    for row in 0..<height {
      for column in 0..<width {
        let (a, b) = (old.pixel(column, row), new.pixel(column, row))
        if let a, let b, Self.areEqual(a, b, most) {
          pixels[row * width + column] = Self.pale(a)
        } else {
          pixels[row * width + column] = 0xFFE0_2020
          count += 1
          x = min(x.lowerBound, column)...max(x.upperBound == .max ? column : x.upperBound, column)
          y = min(y.lowerBound, row)...row
        }
      }
    }
    let allowed = tolerance.pixels * Double(width * height)
    guard isOtherSize || Double(count) > allowed else { return nil }
    (self.old, self.new, self.count) = (old, new, count)
    bounds = count > 0 ? (x, y) : nil
    picture = PixelImage(width: width, height: height, pixels: pixels)
  }

  private static func areEqual(_ a: UInt32, _ b: UInt32, _ most: Int) -> Bool {
    if a == b { return true }
    if most == 0 { return false }
    return [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= most }
  }

  /// A grey of a quarter of the contrast.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 0xFF) * 3 + (pixel >> 8 & 0xFF) * 6 + (pixel & 0xFF)
    let grey = 191 + sum / 40
    return 0xFF00_0000 | min(grey, 255) * 0x1_0101
  }

  /// What is around the pixels that differ, in points.
  func area(scale: CGFloat) -> CGRect? {
    bounds.map {
      CGRect(
        x: CGFloat($0.x.lowerBound) / scale, y: CGFloat($0.y.lowerBound) / scale,
        width: CGFloat($0.x.count) / scale, height: CGFloat($0.y.count) / scale)
    }
  }

  func sentence(scale: CGFloat) -> String {
    guard let old else { return "The recorded file is not a PNG picture." }
    if old.width != new.width || old.height != new.height {
      return
        "The picture was \(old.width) by \(old.height) pixels and is \(new.width) by \(new.height)."
    }
    guard let area = area(scale: scale) else { return "The pictures differ." }
    let numbers = [area.minX, area.minY, area.width, area.height].map { number in
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    return
      "\(count) of \(new.pixels.count) pixels differ, all in (\(numbers.joined(separator: " "))) in points."
  }
}

extension PixelImage {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }
}
