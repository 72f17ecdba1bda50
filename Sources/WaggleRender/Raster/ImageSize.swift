import Foundation

/// The checked size of an image: whole pixels, each side 1 to 32,767.
struct ImageSize {
  static let longestSide = 32_767
  /// The largest image: one gigabyte.
  static let mostBytes = 1 << 30

  let width: Int
  let height: Int

  /// Points times scale, rounded to the nearest pixel.
  init(_ size: CGSize, scale: CGFloat) throws(RenderError) {
    let sides = [size.width * scale, size.height * scale]
    guard scale > 0, sides.allSatisfy({ $0 > 0 && $0 <= CGFloat(Self.longestSide) }) else {
      throw .badSize(width: size.width, height: size.height, scale: scale)
    }
    width = max(1, Int(sides[0].rounded()))
    height = max(1, Int(sides[1].rounded()))
  }

  /// Throws if the pixels exceed the largest image.
  func checkMemory() throws(RenderError) {
    let bytes = width * height * 4
    guard bytes <= Self.mostBytes else { throw .outOfMemory(bytes: bytes) }
  }
}
