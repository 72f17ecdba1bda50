import CCairoPango
import Foundation
package import Waggle

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
    let chosen = chosenFont(font)
    showNewFonts()
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, chosen.family)
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(chosen.weight, 100), 1000))))
    pango_font_description_set_style(
      description, chosen.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
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
    return FaceMetrics(ascent: ascent, descent: descent, capHeight: capHeight(large) / 1000)
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
    FaceMetrics(ascent: 0.969, descent: 0.241, capHeight: 0.727)
  }
}

// MARK: The font of a descriptor

/// The font that a descriptor resolves to.
package struct ChosenFont {
  /// The family for Pango: one name, or a list where fontconfig chooses.
  package var family: String
  package var weight: Int
  package var isItalic: Bool
  /// The candidate faces; empty where fontconfig chooses.
  package var faces: [FontFace] = []
}

extension FontSystem {
  /// The single family that all glyphs of a run come from.
  package func chosenFont(_ font: FontDescriptor) -> ChosenFont {
    var chosen = ChosenFont(family: "", weight: font.weight, isItalic: font.italic)
    guard let library else {
      chosen.family = font.families
      return chosen
    }
    let named = font.fallback == 0 ? font.family.flatMap(library.font(named:)) : nil
    if let face = named?.face {
      // The name of a face sets weight and slant, unless the font was modified afterwards.
      if font.weight == 400 { chosen.weight = face.weight }
      chosen.isItalic = face.isItalic || font.italic
    }
    let family = named?.family ?? library.family(font.fallback) ?? designFamily(font, library)
    chosen.family = family?.name ?? "Inter"
    chosen.faces = family?.faces ?? []
    return chosen
  }

  private func designFamily(_ font: FontDescriptor, _ library: FontLibrary) -> LoadedFamily? {
    library.family(font.designNumber) ?? library.family(FallbackFamily.inter)
  }
}

extension FontDescriptor {
  /// The number of the family for its design.
  var designNumber: UInt16 {
    switch design {
    case .standard, .rounded: FallbackFamily.inter
    case .serif: FallbackFamily.number("NotoSerif")
    case .monospaced: FallbackFamily.number("DejaVuSansMono", .dejaVu)
    }
  }

  /// The families for fontconfig, where it chooses.
  fileprivate var families: String {
    let design =
      switch design {
      case .standard, .rounded: "sans"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    return ([family, "Inter", design].compactMap(\.self)).joined(separator: ", ")
  }
}

/// Converts Pango's units (1024 per point) to points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
