import CCairoPango
import Foundation
package import Waggle

/// A glyph of a colour bitmap font, on a line.
struct ColorGlyph {
  let glyph: PangoGlyph
  /// The glyph's origin relative to the line's start, in points; above the baseline is negative.
  let x: CGFloat
  let y: CGFloat
  /// The font's size in points.
  let size: CGFloat
  /// The index of its first byte in the line's text, which determines the run whose opacity applies.
  let byte: Int
}

/// The bitmaps of an emoji font, each loaded once at the font's own size.
///
/// Cairo scales them down well at any scale, applies opacity, and embeds each in a PDF or SVG once, at full size.
final class ColorGlyphs {
  struct Bitmap {
    let surface: OpaquePointer
    /// The bitmap's rectangle relative to the glyph's origin, for a font size of 1 point.
    let bounds: CGRect
  }

  /// The size of Noto's bitmaps, in pixels.
  private static let size = 109.0

  private let fonts: FontSystem
  private var bitmaps: [PangoGlyph: Bitmap?] = [:]
  private var font: UnsafeMutablePointer<PangoFont>?

  init(fonts: FontSystem) { self.fonts = fonts }

  deinit {
    for bitmap in bitmaps.values { bitmap.map { cairo_surface_destroy($0.surface) } }
    if let font { g_object_unref(font) }
  }

  /// nil for an invisible glyph.
  func bitmap(of glyph: PangoGlyph) -> Bitmap? {
    if let cached = bitmaps[glyph] { return cached }
    let bitmap = draw(glyph)
    bitmaps[glyph] = .some(bitmap)
    return bitmap
  }

  private func draw(_ glyph: PangoGlyph) -> Bitmap? {
    guard let font = loadedFont(), let scaled = waggle_scaled_font(font) else { return nil }
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0, extents.width < 1000, extents.height < 1000 else {
      return nil
    }
    let (x, y) = (extents.x_bearing.rounded(.down), extents.y_bearing.rounded(.down))
    let (width, height) = (extents.width.rounded(.up) + 1, extents.height.rounded(.up) + 1)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_translate(context, -x, -y)
    cairo_set_scaled_font(context, scaled)
    cairo_show_glyphs(context, &glyph, 1)
    cairo_surface_flush(surface)
    let bounds = CGRect(x: x, y: y, width: width, height: height)
    return Bitmap(
      surface: surface,
      bounds: bounds.applying(CGAffineTransform(scaleX: 1 / Self.size, y: 1 / Self.size)))
  }

  private func loadedFont() -> UnsafeMutablePointer<PangoFont>? {
    if let font { return font }
    var descriptor = FontDescriptor(size: CGFloat(Self.size))
    descriptor.fallback = FallbackFamily.emoji
    font = pango_context_load_font(fonts.context, fonts.description(of: descriptor))
    return font
  }
}

extension TextEngine {
  /// The number of a line's glyphs that are drawn as bitmaps.
  package func colorGlyphCount(of runs: [StyledText.Run]) -> Int {
    shaper.line(runs).colorGlyphs.count
  }
}

extension ShapedLine {
  /// Removes the emoji font's glyphs from a shaped line; they are drawn as bitmaps, not by Pango.
  static func takeColorGlyphs(of layout: OpaquePointer, _ runs: [StyledText.Run]) -> [ColorGlyph] {
    guard runs.contains(where: { $0.font.fallback == FallbackFamily.emoji }),
      let line = pango_layout_get_line_readonly(layout, 0)
    else { return [] }
    var result: [ColorGlyph] = []
    var (x, index): (Int32, UInt32) = (0, 0)
    while let run = waggle_line_run(line, index) {
      let item = run.pointee.item.pointee
      let emoji = runs.run(at: Int(item.offset)).flatMap {
        $0.font.fallback == FallbackFamily.emoji ? $0.font : nil
      }
      let glyphs = run.pointee.glyphs.pointee
      for position in 0..<Int(glyphs.num_glyphs) {
        let info = glyphs.glyphs[position]
        if let emoji, info.glyph < 0x0FFF_FFFF {
          result.append(
            ColorGlyph(
              glyph: info.glyph, x: points(x + info.geometry.x_offset),
              y: points(info.geometry.y_offset - run.pointee.y_offset), size: emoji.clampedSize,
              byte: Int(item.offset)))
          glyphs.glyphs[position].glyph = 0x0FFF_FFFF
        }
        x += info.geometry.width
      }
      index += 1
    }
    return result
  }
}

extension [StyledText.Run] {
  /// The run that contains this byte of the joined text.
  func run(at byte: Int) -> StyledText.Run? {
    var end = 0
    return first { run in
      end += run.string.utf8.count
      return byte < end
    }
  }
}
