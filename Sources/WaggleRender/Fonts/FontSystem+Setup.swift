import CCairoPango
import Foundation
import Waggle

extension FontSystem {
  /// Fixes the settings that would otherwise come from the display, the locale or the user.
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
    let resolved = resolvedFont(font)
    notifyPango()
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, resolved.family)
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(resolved.weight, 100), 1000))))
    pango_font_description_set_style(
      description, resolved.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, .nearest(to: resolved.width))
    pango_font_description_set_variant(description, font.smallCaps.variant)
    pango_font_description_set_absolute_size(
      description, Double(font.size) * Double(PANGO_SCALE))
    return description
  }

  /// Measured at 1,000 points, where rounding to Pango's units is negligible.
  func measureFace(_ font: FontDescriptor) -> FaceMetrics {
    var large = font
    large.size = 1000
    let description = makeDescription(large)
    defer { pango_font_description_free(description) }
    guard let face = pango_context_load_font(context, description) else { return .inter }
    defer { g_object_unref(face) }
    let metrics = pango_font_get_metrics(face, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascent = points(pango_font_metrics_get_ascent(metrics)) / 1000
    let descent = points(pango_font_metrics_get_descent(metrics)) / 1000
    guard ascent + descent > 0 else { return .inter }
    return FaceMetrics(
      ascent: ascent, descent: descent, capHeight: capHeight(large) / 1000,
      underline: FontStroke(
        top: points(pango_font_metrics_get_underline_position(metrics)) / 1000,
        thickness: points(pango_font_metrics_get_underline_thickness(metrics)) / 1000),
      strikethrough: FontStroke(
        top: points(pango_font_metrics_get_strikethrough_position(metrics)) / 1000,
        thickness: points(pango_font_metrics_get_strikethrough_thickness(metrics)) / 1000))
  }

  /// The height of an H; Inter's if the font has no H.
  private func capHeight(_ font: FontDescriptor) -> CGFloat {
    var font = font
    if let name = font.family, library?.coverage(named: name)?.contains("H") == false {
      font.fallback = FallbackFamily.inter
    }
    let description = makeDescription(font)
    defer { pango_font_description_free(description) }
    return inkHeight(of: "H", description)
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

extension FaceMetrics {
  /// Inter's metrics, used when no font is installed.
  fileprivate static var inter: FaceMetrics {
    FaceMetrics(
      ascent: 0.969, descent: 0.241, capHeight: 0.727,
      underline: FontStroke(top: -0.1, thickness: 0.07),
      strikethrough: FontStroke(top: 0.31, thickness: 0.07))
  }
}

extension FontDescriptor.SmallCaps {
  /// Pango draws smaller capitals where a font has no small ones.
  fileprivate var variant: PangoVariant {
    switch self {
    case .none: PANGO_VARIANT_NORMAL
    case .lowercase: PANGO_VARIANT_SMALL_CAPS
    case .all: PANGO_VARIANT_ALL_SMALL_CAPS
    case .uppercase: PANGO_VARIANT_UNICASE
    }
  }
}

extension PangoStretch {
  /// The step of OpenType's that is nearest to a width in percent.
  fileprivate static func nearest(to percent: Int) -> PangoStretch {
    let steps: [(percent: Double, stretch: PangoStretch)] = [
      (50, PANGO_STRETCH_ULTRA_CONDENSED), (62.5, PANGO_STRETCH_EXTRA_CONDENSED),
      (75, PANGO_STRETCH_CONDENSED), (87.5, PANGO_STRETCH_SEMI_CONDENSED),
      (100, PANGO_STRETCH_NORMAL), (112.5, PANGO_STRETCH_SEMI_EXPANDED),
      (125, PANGO_STRETCH_EXPANDED), (150, PANGO_STRETCH_EXTRA_EXPANDED),
      (200, PANGO_STRETCH_ULTRA_EXPANDED),
    ]
    let nearest = steps.min {
      abs($0.percent - Double(percent)) < abs($1.percent - Double(percent))
    }
    return nearest?.stretch ?? PANGO_STRETCH_NORMAL
  }
}

/// Converts Pango's units (1024 per point) to points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
