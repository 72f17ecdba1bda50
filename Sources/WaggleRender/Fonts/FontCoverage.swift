import CCairoPango

/// The characters for which a face has a glyph. The file is memory-mapped; a lookup costs about a microsecond.
final class FontCoverage {
  private let font: OpaquePointer

  /// nil if the file does not exist or has no glyphs.
  init?(path: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    font = hb_font_create(face)
  }

  deinit { hb_font_destroy(font) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  func contains(_ scalars: [Unicode.Scalar]) -> Bool { scalars.allSatisfy(contains) }
}
