import CCairoPango
import Foundation
package import Waggle

/// The fonts for Pango: a private configuration with a fixed list of files and fixed settings.
///
/// The machine's font configuration, locale and display are not read, so the same text gives the same widths and the
/// same pixels everywhere. Hinting is off and positions are not rounded: widths scale linearly.
package final class FontSystem {
  /// W-FONT if the pinned fonts are missing and fontconfig chooses others.
  package let problem: Diagnostic?

  /// Whether the machine has no font at all, so that no text can be drawn.
  package let isEmpty: Bool

  let context: OpaquePointer
  /// nil if the pinned fonts are missing: then fontconfig chooses.
  let library: FontLibrary?
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [FontDescriptor: OpaquePointer] = [:]
  private var metricsCache: [FontDescriptor: FontMetrics] = [:]
  /// Vertical metrics at 1 point, by the properties of a descriptor that select the face.
  private var faces: [FontDescriptor: FaceMetrics] = [:]
  /// The fallback family of a single character, by the properties that determine it.
  var fallbackCache: [FallbackRequest: UInt16] = [:]
  /// Increased when fonts are added or removed, which invalidates everything shaped before.
  private(set) var changes = 0
  /// The last seen `FontRegistry.generation`; a change invalidates everything measured before.
  private(set) var generation = 0

  package init(files: FontFiles = .debian) {
    SharedFiles.setFontConfiguration
    library = FontLibrary(files)
    if library != nil { Self.spareConfiguration }
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let library {
      waggle_font_map_set_config(fontMap, library.config)
      (problem, isEmpty) = (nil, false)
    } else {
      let config = FcInitLoadConfigAndFonts() ?? FcConfigCreate()!
      waggle_font_map_set_config(fontMap, config)
      isEmpty = FontLibrary.faces(in: config, FcSetSystem).isEmpty
      problem = isEmpty ? .noFont(files.required) : .unreadableFont(files.required)
      FcConfigDestroy(config)
    }
    context = pango_font_map_create_context(fontMap)
    fixSettings()
    adoptRegisteredFonts()
  }

  /// An empty configuration in place of the machine's, once in a process: Pango reads one before it gets ours, which takes as
  /// long as a small picture.
  private static let spareConfiguration: Void = {
    guard let config = FcConfigCreate() else { return }
    FcConfigSetCurrent(config)
    FcConfigDestroy(config)
  }()

  /// The families that are loaded and need no further file.
  package var loadedFamilies: Set<String> { Set(loadedFaces.map(\.family)) }

  /// The faces that were read from files.
  package var loadedFaces: [FontFace] { library.map { FontLibrary.faces(in: $0.config) } ?? [] }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Pango's description of `font`; owned by this object.
  func description(of font: FontDescriptor) -> OpaquePointer {
    let key = font.withoutLine
    if let cached = descriptions[key] { return cached }
    if descriptions.count >= 512 { forgetDescriptions() }
    let result = makeDescription(key)
    descriptions[key] = result
    return result
  }

  /// The vertical metrics of one line: those of the platform's font where the font stands for it (C022).
  ///
  /// Fallback families have no effect: a line's height is that of the requested font (L157).
  package func metrics(of font: FontDescriptor) -> FontMetrics {
    if let cached = metricsCache[font] { return cached }
    if metricsCache.count >= 512 { metricsCache.removeAll(keepingCapacity: true) }
    let result = makeMetrics(font)
    metricsCache[font] = result
    return result
  }

  /// Where lines below and through characters are, in points.
  func strokes(of font: FontDescriptor) -> (underline: FontStroke, strikethrough: FontStroke) {
    let face = faceMetrics(of: font)
    let size = font.clampedSize
    return (face.underline.scaled(by: size), face.strikethrough.scaled(by: size))
  }

  private func makeMetrics(_ font: FontDescriptor) -> FontMetrics {
    var metrics = naturalMetrics(of: font)
    let slack = ((font.lineHeight ?? metrics.lineHeight) - metrics.lineHeight) / 2
    metrics.ascender += slack
    metrics.descender += slack
    return metrics
  }

  /// Without the font's line height.
  private func naturalMetrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.clampedSize
    if font.isSystem { return SystemFontMetrics.metrics(at: size) }
    let face = faceMetrics(of: font)
    return FontMetrics(
      ascender: face.ascent * size, descender: face.descent * size,
      capHeight: face.capHeight * size, leading: 0)
  }

  private func faceMetrics(of font: FontDescriptor) -> FaceMetrics {
    var key = font.withoutLine
    key.size = 1
    key.tabularDigits = false
    key.smallCaps = .none
    key.fallback = 0
    if let cached = faces[key] { return cached }
    let result = measureFace(key)
    faces[key] = result
    return result
  }

  private func forgetDescriptions() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll(keepingCapacity: true)
  }

  /// Notifies Pango of the files added since the last call, if there are any.
  func notifyPango() {
    guard let library, library.hasNewFonts else { return }
    library.hasNewFonts = false
    waggle_font_map_config_changed(fontMap)
    changes += 1
  }

  /// Applies the program's registrations since the last call. Costs one comparison if there are none.
  func adoptRegisteredFonts() {
    guard FontRegistry.generation != generation, let library else { return }
    let (faces, generation) = FontRegistry.current
    self.generation = generation
    library.register(faces, generation: generation)
    forgetDescriptions()
    metricsCache = [:]
    self.faces = [:]
    fallbackCache = [:]
    changes += 1
  }
}

/// The vertical metrics of a face at 1 point.
struct FaceMetrics {
  let ascent: CGFloat
  let descent: CGFloat
  let capHeight: CGFloat
  let underline: FontStroke
  let strikethrough: FontStroke
}

/// A line below or through the characters of a font.
struct FontStroke {
  /// From the baseline up to the line's upper edge.
  let top: CGFloat
  let thickness: CGFloat

  func scaled(by factor: CGFloat) -> FontStroke {
    FontStroke(top: top * factor, thickness: thickness * factor)
  }
}

extension FontDescriptor {
  /// The descriptor without the properties that do not affect glyphs.
  var withoutLine: FontDescriptor {
    var copy = self
    copy.lineHeight = nil
    copy.size = clampedSize
    return copy
  }

  /// The size, clamped to 0.01 to 10,000 points; NaN becomes the smallest.
  var clampedSize: CGFloat { size >= 0.01 ? min(size, 10_000) : 0.01 }
}
