#ifndef CPAGE_H
#define CPAGE_H

#include <stddef.h>

/// A file of the page.
typedef struct {
  /// Its first byte.
  const unsigned char *bytes;
  /// How many bytes it has.
  size_t count;
} waggle_page_file;

/// The files of the folder Page, which are in the program itself.
typedef struct {
  waggle_page_file address_js, build_js, bullets_js, drawing_js, fields_js, icon_svg, images_js, input_js, inspect_js, keys_js, page_css, page_html, page_js, ring_js, scroll_js, text_js;
} waggle_page_files;

extern const waggle_page_files waggle_page;

#endif
