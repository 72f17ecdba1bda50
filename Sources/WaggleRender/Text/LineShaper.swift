import CCairoPango
import Foundation
import Waggle

/// Makes Pango layouts of single lines from runs: the only place where text is shaped, for measuring and for drawing.
final class LineShaper {
  let fonts: FontSystem
  private(set) lazy var colorGlyphs = ColorGlyphs(fonts: fonts)
  private var drawn = BoundedCache<[StyledText.Run], ShapedLine>(limit: 512)

  /// The font version with which `drawn` was shaped.
  private var changes = 0

  init(fonts: FontSystem) { self.fonts = fonts }

  /// A shaped line for drawing, cached for later frames.
  func line(_ runs: [StyledText.Run]) -> ShapedLine {
    if changes != fonts.changes {
      changes = fonts.changes
      drawn = BoundedCache(limit: 512)
    }
    return drawn.value(for: runs) { ShapedLine(makeLayout(runs), runs) }
  }

  /// Drops the lines that were not drawn since the last call, unless they are few (C599).
  func dropUnused() { drawn.dropUnused(over: 128) }

  /// A new layout; the caller releases it.
  ///
  /// The runs' colours are attributes only if they differ: a line of one colour is drawn with the context's source.
  func makeLayout(_ runs: [StyledText.Run]) -> OpaquePointer {
    let layout = pango_layout_new(fonts.context)!
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_width(layout, -1)
    let attributes = pango_attr_list_new()
    // Each run has exactly one family; where fontconfig chooses, Pango searches others for glyphs.
    if fonts.library != nil {
      pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    }
    let isColored = runs.contains { $0.color != runs[0].color }
    var start: UInt32 = 0
    for run in runs {
      let end = start + UInt32(run.string.utf8.count)
      add(run, colored: isColored, to: attributes!, start..<end)
      start = end
    }
    let string = runs.map(\.string).joined()
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if runs.contains(where: { $0.letterSpacing != runs[0].letterSpacing }) {
      putSpaceAfterLetters(layout, runs)
    }
    return layout
  }

  /// Between two letters Pango has half of each one's spacing; pages, and the edges of characters, have all of the first
  /// one's. That differs where another run begins, from left to right: its first letter loses its half, and the one before
  /// gets the rest of what it has.
  private func putSpaceAfterLetters(_ layout: OpaquePointer, _ runs: [StyledText.Run]) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    var index: UInt32 = 0
    var before: (item: UnsafeMutablePointer<PangoLayoutRun>, spacing: CGFloat)?
    while let item = waggle_line_run(line, index) {
      index += 1
      let isLeftToRight = item.pointee.item.pointee.analysis.level & 1 == 0
      let spacing = runs.run(at: Int(item.pointee.item.pointee.offset))?.letterSpacing ?? 0
      if isLeftToRight, let before, before.spacing != spacing {
        before.item.pointee.glyphs.pointee.widenEnd(by: units(before.spacing) / 2)
        item.pointee.glyphs.pointee.widenStart(by: -units(spacing) / 2)
      }
      before = isLeftToRight ? (item, spacing) : nil
    }
  }

  private func add(
    _ run: StyledText.Run, colored: Bool, to list: OpaquePointer, _ range: Range<UInt32>
  ) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      pango_attr_list_insert(
        list, waggle_attribute_range(attribute, range.lowerBound, range.upperBound))
    }
    insert(pango_attr_font_desc_new(fonts.description(of: run.font)))
    if let image = run.ornament?.image {
      var rectangle = image.rectangle(in: run.font, fonts.metrics(of: run.font))
      insert(pango_attr_shape_new(&rectangle, &rectangle))
    }
    if let features = run.features { insert(pango_attr_font_features_new(features)) }
    let spacing = run.letterSpacing
    if spacing != 0 { insert(pango_attr_letter_spacing_new(units(spacing))) }
    if run.baselineOffset != 0 { insert(pango_attr_rise_new(units(run.baselineOffset))) }
    if run.underline { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if run.strikethrough { insert(pango_attr_strikethrough_new(1)) }
    if colored { addColor(run.color, insert) }
  }

  private func addColor(
    _ color: ResolvedColor, _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void
  ) {
    insert(
      pango_attr_foreground_new(
        color.red.asUInt16, color.green.asUInt16, color.blue.asUInt16))
    // Pango treats 0 as "not set", so a clear run gets the smallest value above it.
    insert(pango_attr_foreground_alpha_new(max(color.opacity.asUInt16, 1)))
  }
}

extension PangoGlyphString {
  /// Adds a width before the first letter.
  fileprivate func widenStart(by width: Int32) {
    let all = UnsafeMutableBufferPointer(start: glyphs, count: Int(num_glyphs))
    guard let first = all.firstIndex(where: { $0.geometry.width != 0 }) else { return }
    all[first].geometry.x_offset += width
    all[first].geometry.width += width
  }

  /// Adds a width after the last letter.
  fileprivate func widenEnd(by width: Int32) {
    let all = UnsafeMutableBufferPointer(start: glyphs, count: Int(num_glyphs))
    guard let last = all.lastIndex(where: { $0.geometry.width != 0 }) else { return }
    all[last].geometry.width += width
  }
}

/// A shaped line, freed with its last owner.
final class ShapedLine {
  let layout: OpaquePointer
  /// The glyphs drawn as bitmaps, left to right; Pango draws the others.
  let colorGlyphs: [ColorGlyph]

  init(_ layout: OpaquePointer, _ runs: [StyledText.Run]) {
    self.layout = layout
    colorGlyphs = Self.takeColorGlyphs(of: layout, runs)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}

extension InlineImage {
  /// The box of the image around its place on the baseline, in Pango's units.
  fileprivate func rectangle(in font: FontDescriptor, _ metrics: FontMetrics) -> PangoRectangle {
    let size = size(inFontOf: font.size)
    let ascent = ascent(inFontOf: font.size, capHeight: metrics.capHeight)
    return PangoRectangle(
      x: 0, y: units(-ascent), width: units(size.width), height: units(size.height))
  }
}

extension StyledText.Run {
  /// OpenType features: tabular digits where requested, and no substitution of "->" or "2x2" in plain Latin.
  fileprivate var features: String? {
    switch (font.tabularDigits, string.isPlainASCII) {
    case (true, true): return "tnum=1, calt=0"
    case (true, false): return "tnum=1"
    case (false, true): return "calt=0"
    case (false, false): return nil
    }
  }
}

/// Converts points to Pango's units; NaN becomes 0, large values are clamped.
func units(_ points: CGFloat) -> Int32 {
  guard points.isFinite else { return 0 }
  return Int32((min(max(points, -100_000), 100_000) * CGFloat(PANGO_SCALE)).rounded())
}

extension Double {
  /// A part from 0 to 1 as a number from 0 to 65535.
  fileprivate var asUInt16: UInt16 { UInt16((min(max(isNaN ? 0 : self, 0), 1) * 65535).rounded()) }
}
