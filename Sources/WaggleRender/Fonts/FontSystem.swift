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

  /// Whether the machine has no font at all: then no text can be drawn.
  package let isEmpty: Bool

  let context: OpaquePointer
  /// nil where the pinned fonts are missing: then fontconfig chooses.
  let library: FontLibrary?
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [FontDescriptor: OpaquePointer] = [:]
  private var metricsCache: [FontDescriptor: FontMetrics] = [:]
  /// Vertical measures at 1 point, by what of a descriptor picks the face.
  private var faces: [FontDescriptor: FaceMetrics] = [:]
  /// Which family stands in for a lone character of a script, by what decides it.
  var choices: [FallbackQuestion: UInt16] = [:]
  /// Counts the times that fonts came to be known or were forgotten: what was shaped before is void.
  private(set) var changes = 0
  /// `FontRegistry.generation` as it was when fonts were last taken over: what was measured under another is void.
  private(set) var generation = 0

  package init(files: FontFiles = .debian) {
    library = FontLibrary(files)
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let library {
      waggle_font_map_set_config(fontMap, library.config)
      (problem, isEmpty) = (nil, false)
    } else {
      let config = FcInitLoadConfigAndFonts() ?? FcConfigCreate()!
      waggle_font_map_set_config(fontMap, config)
      isEmpty = FontLibrary.faces(in: config, FcSetSystem).isEmpty
      problem = Self.missing(files.required, isEmpty: isEmpty)
      FcConfigDestroy(config)
    }
    context = pango_font_map_create_context(fontMap)
    fixSettings()
    takeRegisteredFonts()
  }

  /// The families that texts may be set in without another file being read.
  package var loadedFamilies: Set<String> {
    Set(library.map { FontLibrary.faces(in: $0.config).map(\.family) } ?? [])
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
  ///
  /// A family that stands in changes nothing: a line is as high as the font that was asked for makes it (L157).
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
    key.fallback = 0
    if let known = faces[key] { return known }
    let made = measureFace(key)
    faces[key] = made
    return made
  }

  private func forgetDescriptions() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll(keepingCapacity: true)
  }

  /// Has Pango see the files that joined since it was last told.
  func showNewFonts() {
    guard let library, library.hasNewFonts else { return }
    library.hasNewFonts = false
    waggle_font_map_config_changed(fontMap)
    changes += 1
  }

  /// Takes over what the program registered or took back since the last time. One comparison where it did nothing.
  func takeRegisteredFonts() {
    guard FontRegistry.generation != generation, let library else { return }
    let (faces, generation) = FontRegistry.current
    self.generation = generation
    library.register(faces, generation: generation)
    forgetDescriptions()
    metricsCache = [:]
    self.faces = [:]
    choices = [:]
    changes += 1
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
