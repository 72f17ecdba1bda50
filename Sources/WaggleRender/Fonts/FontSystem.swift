import CCairoPango
import Foundation
package import Waggle

/// Fonts as Pango sees them: a private configuration with a fixed list of files and fixed settings.
///
/// Nothing of the machine's own font configuration, locale or display is read, so the same text gives the same
/// widths and the same pixels everywhere. Hinting is off and positions are not rounded: widths scale linearly.
package final class FontSystem {
  /// A sentence when the pinned fonts are missing and whatever fontconfig finds stands in for them.
  package let problem: String?

  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [FontDescriptor: OpaquePointer] = [:]
  private var metricsCache: [FontDescriptor: FontMetrics] = [:]
  /// Vertical measures at 1 point, by what of a descriptor picks the face.
  private var faces: [FontDescriptor: FaceMetrics] = [:]

  package init(files: FontFiles = .debian) {
    let (config, problem) = Self.makeConfiguration(files)
    self.problem = problem
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    waggle_font_map_set_config(fontMap, config)
    FcConfigDestroy(config)
    context = pango_font_map_create_context(fontMap)
    fixSettings()
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Pango's description of `font`; owned here.
  func description(of font: FontDescriptor) -> OpaquePointer {
    let key = font.withoutLine
    if let known = descriptions[key] { return known }
    if descriptions.count >= 512 { forgetDescriptions() }
    let made = makeDescription(key)
    descriptions[key] = made
    return made
  }

  /// The vertical measures of one line: the glyph box centred in the line height that the font asks for (C022).
  package func metrics(of font: FontDescriptor) -> FontMetrics {
    if let known = metricsCache[font] { return known }
    if metricsCache.count >= 512 { metricsCache.removeAll(keepingCapacity: true) }
    let made = makeMetrics(font)
    metricsCache[font] = made
    return made
  }

  private func makeMetrics(_ font: FontDescriptor) -> FontMetrics {
    let face = faceMetrics(of: font)
    let size = font.saneSize
    let natural = (face.ascent + face.descent) * size
    let slack = ((font.lineHeight ?? natural) - natural) / 2
    return FontMetrics(
      ascender: face.ascent * size + slack, descender: face.descent * size + slack,
      capHeight: face.capHeight * size, leading: 0)
  }

  private func faceMetrics(of font: FontDescriptor) -> FaceMetrics {
    var key = font.withoutLine
    key.size = 1
    key.tabularDigits = false
    if let known = faces[key] { return known }
    let made = measureFace(key)
    faces[key] = made
    return made
  }

  private func forgetDescriptions() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll(keepingCapacity: true)
  }
}

/// Vertical measures of a face at 1 point.
struct FaceMetrics {
  let ascent: CGFloat
  let descent: CGFloat
  let capHeight: CGFloat
}

extension FontDescriptor {
  /// The descriptor without what does not change its glyphs.
  var withoutLine: FontDescriptor {
    var copy = self
    copy.lineHeight = nil
    copy.size = saneSize
    return copy
  }

  /// The size, kept between 0.01 and 10,000 points; NaN is the smallest.
  var saneSize: CGFloat { size >= 0.01 ? min(size, 10_000) : 0.01 }
}
