import Foundation
import Waggle

/// The pixels of a window in which colours of texts are looked up.
struct AuditedPicture {
  /// Pixels for a point: strokes of small letters have pixels that are all theirs.
  static let scale: CGFloat = 3
  /// The least contrast of a text to what is behind it, and of large text (WCAG 1.4.3).
  private static let least = (text: 4.5, largeText: 3.0)
  /// Colours of fewer pixels are edges of letters.
  private static let fewestPixels = 4

  private let image: PixelImage

  init(_ image: PixelImage) { self.image = image }

  /// A text whose contrast is too low; nil also for one over a picture or a gradient, of which no colour is most.
  func finding(_ text: ShownText) -> AuditFinding? {
    let counts = colors(in: text.frame)
    let all = counts.values.reduce(0, +)
    guard let behind = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      behind.value * 3 > all
    else { return nil }
    let contrasts = counts.filter { $0.value >= Self.fewestPixels }.keys
      .map { Self.contrast($0, behind.key) }
    let contrast = contrasts.max() ?? 1
    let least = text.isLarge ? Self.least.largeText : Self.least.text
    // A text of one colour with its surroundings is not meant to be read, or is moving.
    guard contrast > 1.01, contrast < least - 0.005 else { return nil }
    let figure = contrast.formatted(.number.precision(.fractionLength(1)))
    return AuditFinding(
      kind: .contrast, subject: text.subject,
      problem: "has a contrast of \(figure) : 1; it needs \(least.formatted()) : 1",
      frame: text.frame)
  }

  /// How many pixels of a place have a colour.
  private func colors(in frame: CGRect) -> [UInt32: Int] {
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let scaled = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    let pixels = frame.applying(scaled).integral.intersection(area)
    var counts: [UInt32: Int] = [:]
    guard !pixels.isEmpty else { return counts }
    for y in Int(pixels.minY)..<Int(pixels.maxY) {
      for x in Int(pixels.minX)..<Int(pixels.maxX) { counts[image[x, y], default: 0] += 1 }
    }
    return counts
  }

  private static func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of sRGB, 0 to 1.
  private static func luminance(_ pixel: UInt32) -> Double {
    let channel = { (shift: UInt32) -> Double in
      let value = Double(pixel >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }
}
