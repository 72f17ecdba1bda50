import CCairoPango
import Foundation
import Waggle

extension FontSystem {
  /// A configuration that knows `files` alone, or, where the required one is missing, all that fontconfig finds.
  static func makeConfiguration(_ files: FontFiles) -> (OpaquePointer, problem: String?) {
    guard let config = FcConfigCreate(), add(files.required, to: config) else {
      return (systemConfiguration(), missing(files.required))
    }
    for file in files.optional { _ = add(file, to: config) }
    return (config, nil)
  }

  private static func add(_ file: FontFiles.File, to config: OpaquePointer) -> Bool {
    FileManager.default.isReadableFile(atPath: file.path)
      && FcConfigAppFontAddFile(config, file.path) != 0
  }

  private static func systemConfiguration() -> OpaquePointer {
    FcInitLoadConfigAndFonts() ?? FcConfigCreate()
  }

  private static func missing(_ file: FontFiles.File) -> String {
    "The font \(file.path) cannot be read, so text is set in whatever fontconfig finds and looks different "
      + "from machine to machine. Install Debian's package \(file.package)."
  }

  /// Everything that would otherwise come from the display, the locale or the user's settings.
  func fixSettings() {
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  func makeDescription(_ font: FontDescriptor) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, font.families)
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(
      description, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description, Double(font.size) * Double(PANGO_SCALE))
    return description
  }

  /// Measures at 1,000 points, where rounding to Pango's units does not show.
  func measureFace(_ font: FontDescriptor) -> FaceMetrics {
    var large = font
    large.size = 1000
    let description = makeDescription(large)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascent = points(pango_font_metrics_get_ascent(metrics)) / 1000
    let descent = points(pango_font_metrics_get_descent(metrics)) / 1000
    // Where there is no font at all, lines are still as high as Inter's.
    guard ascent + descent > 0 else {
      return FaceMetrics(ascent: 0.969, descent: 0.241, capHeight: 0.727)
    }
    return FaceMetrics(
      ascent: ascent, descent: descent, capHeight: inkHeight(of: "H", description) / 1000)
  }

  private func inkHeight(of string: String, _ description: OpaquePointer) -> CGFloat {
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, string, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return points(ink.height)
  }
}

extension FontDescriptor {
  /// Families in the order in which a glyph is looked for.
  fileprivate var families: String { (familyNames + ["sans"]).joined(separator: ", ") }

  /// The same, without the one that stands for any.
  package var familyNames: [String] {
    let common = ["Inter", "Noto Sans Arabic", "DejaVu Sans"]
    if let family { return [family] + common }
    switch design {
    case .standard, .rounded: return common
    case .serif: return ["Noto Serif"] + common
    case .monospaced: return ["DejaVu Sans Mono"] + common
    }
  }
}

/// Pango's units (1024 a point) as points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
