import CCairoPango
import Foundation

/// A font face of the program's text, for renderers outside this process.
package struct FontFace: Hashable, Sendable {
  package let path: String
  /// The face's index in a collection; 0 in a file with one face.
  package let index: Int
  /// The names of its family, the primary one first.
  package let families: [String]
  /// As in CSS: 100 to 900.
  package let weight: Int
  package let isItalic: Bool
  /// As in CSS's `font-stretch`, in percent: 50 to 200.
  package let width: Int
  /// Its full name and its PostScript name, where it has them.
  package let names: [String]
  /// Whether fontconfig describes it as a named instance of a variable font.
  let isInstance: Bool

  package var family: String { families[0] }
}

extension FontFiles {
  /// The faces in those of the files that exist, as fontconfig reads them.
  package var faces: [FontFace] {
    ([required] + optional).compactMap { FontFace(path: $0.path, index: 0) }
  }
}

extension FontFace {
  /// nil if there is no such font.
  init?(path: String, index: Int) {
    guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, nil) else { return nil }
    defer { FcPatternDestroy(pattern) }
    self.init(pattern)
  }

  /// nil if the pattern has no file or family.
  init?(_ pattern: OpaquePointer) {
    let families = pattern.strings(FC_FAMILY)
    guard let path = pattern.strings(FC_FILE).first, !families.isEmpty else { return nil }
    var (weight, slant, index): (Double, Int32, Int32) = (80, 0, 0)
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    var width = Double(FC_WIDTH_NORMAL)
    _ = FcPatternGetDouble(pattern, FC_WIDTH, 0, &width)
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isVariable: FcBool = 0
    _ = FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    // The upper 16 bits of the index are the named instance of a variable font.
    self.init(
      path: path, index: Int(index & 0xFFFF), families: families,
      weight: Int(FcWeightToOpenTypeDouble(weight)), isItalic: slant > 0,
      width: Int(width.rounded()),
      names: pattern.strings(FC_FULLNAME) + pattern.strings(FC_POSTSCRIPT_NAME),
      isInstance: isVariable != 0 || index > 0xFFFF)
  }

  /// Whether the file is too large for a page to load: over 1 MB, or with several faces.
  package var isLarge: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return (size ?? 0) > 1 << 20 || path.hasSuffix(".ttc") || path.hasSuffix(".otc")
  }

  /// The distance from the requested face: width counts first, then slant and weight.
  func distance(weight: Int, isItalic: Bool, width: Int = 100) -> Int {
    abs(self.width - width) * 100_000 + (self.isItalic == isItalic ? 0 : 10_000)
      + abs(self.weight - weight)
  }

  /// The distance from the requested face: width counts first, then slant and weight.
  func distance(from font: ResolvedFont) -> Int {
    distance(weight: font.weight, isItalic: font.isItalic, width: font.width)
  }
}

extension FcFontSet {
  /// The faces of a set without duplicates; for a variable font, the default instance.
  var faces: [FontFace] {
    var seen: Set<String> = []
    return (0..<Int(nfont)).compactMap { fonts[$0].flatMap(FontFace.init) }
      .filter { seen.insert("\($0.path) \($0.index)").inserted }
      .compactMap { $0.isInstance ? FontFace(path: $0.path, index: $0.index) : $0 }
  }
}

extension OpaquePointer {
  /// All strings of a fontconfig pattern for a property.
  func strings(_ object: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(self, object, Int32(result.count), &value) == FcResultMatch, let value
    {
      result.append(String(cString: value))
    }
    return result
  }
}
