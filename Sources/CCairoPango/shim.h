#ifndef CCAIROPANGO_SHIM_H
#define CCAIROPANGO_SHIM_H

#include <brotli/encode.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-subset.h>
#include <hb.h>
#include <malloc.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Swift imports no macros that cast or select a field of bits: these stand in for them.

/// Makes `map` look for fonts in `config` and nowhere else.
static inline void waggle_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Has `map` look at its configuration again: fonts were added to it.
static inline void waggle_font_map_config_changed(PangoFontMap *map) {
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

/// Gives free memory back to the system, also between parts that are used.
static inline void waggle_release_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// The Unicode script of a scalar as its ISO 15924 code: four letters, the first in the highest byte.
static inline unsigned int waggle_script(unsigned int scalar) {
  return g_unicode_script_to_iso15924(g_unichar_get_script(scalar));
}

/// The FreeType font behind one of Pango's, as Cairo draws it.
static inline cairo_scaled_font_t *waggle_scaled_font(PangoFont *font) {
  return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

/// Whether a line may be broken before the character that `attribute` describes.
static inline int waggle_is_line_break(const PangoLogAttr *attribute) {
  return attribute->is_line_break;
}

/// Gives `attribute` the byte range that it covers.
static inline PangoAttribute *waggle_attribute_range(
    PangoAttribute *attribute, unsigned int start, unsigned int end) {
  attribute->start_index = start;
  attribute->end_index = end;
  return attribute;
}

/// The direction of the first letter of `text` that has one; PANGO_DIRECTION_NEUTRAL where none has.
static inline PangoDirection waggle_first_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/// The runs of a line as a plain list; `index` beyond the end gives NULL.
static inline PangoLayoutRun *waggle_line_run(PangoLayoutLine *line, unsigned int index) {
  return (PangoLayoutRun *)g_slist_nth_data(line->runs, index);
}

#endif
