import CCairoPango
import Foundation

/// A face that text is set in, for whoever draws text without us.
package struct FontFace: Hashable, Sendable {
  package let path: String
  /// Which face of a collection; 0 in a file with one face.
  package let index: Int
  /// Its family's names; the first is the one that it is known by.
  package let families: [String]
  /// As in CSS: 100 to 900.
  package let weight: Int
  package let isItalic: Bool
  /// Its full name and its PostScript name, as far as it has them.
  package let names: [String]
  /// Whether the pattern was one of several for a face that can be varied.
  let isInstance: Bool

  package var family: String { families[0] }
}

extension FontFiles {
  /// The faces in those files that are there, as fontconfig reads them.
  package var faces: [FontFace] {
    ([required] + optional).compactMap { FontFace(path: $0.path, index: 0) }
  }
}

extension FontFace {
  /// nil where there is no such font.
  init?(path: String, index: Int) {
    guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, nil) else { return nil }
    defer { FcPatternDestroy(pattern) }
    self.init(pattern)
  }

  /// nil where the pattern names no file or family.
  init?(_ pattern: OpaquePointer) {
    let families = pattern.strings(FC_FAMILY)
    guard let path = pattern.strings(FC_FILE).first, !families.isEmpty else { return nil }
    var (weight, slant, index): (Double, Int32, Int32) = (80, 0, 0)
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isVariable: FcBool = 0
    _ = FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    // The upper half counts the named instances of a variable font.
    self.init(
      path: path, index: Int(index & 0xFFFF), families: families,
      weight: Int(FcWeightToOpenTypeDouble(weight)), isItalic: slant > 0,
      names: pattern.strings(FC_FULLNAME) + pattern.strings(FC_POSTSCRIPT_NAME),
      isInstance: isVariable != 0 || index > 0xFFFF)
  }

  /// Whether its file has more than a page should load: over 1 MB, or other faces beside it.
  package var isLarge: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return (size ?? 0) > 1 << 20 || path.hasSuffix(".ttc") || path.hasSuffix(".otc")
  }

  /// How far the face is from what is asked for: slant first, then weight.
  func distance(weight: Int, isItalic: Bool) -> Int {
    (self.isItalic == isItalic ? 0 : 10_000) + abs(self.weight - weight)
  }
}

extension FcFontSet {
  /// The faces of a set, each once; of one that can be varied its default.
  var faces: [FontFace] {
    var seen: Set<String> = []
    return (0..<Int(nfont)).compactMap { fonts[$0].flatMap(FontFace.init) }
      .filter { seen.insert("\($0.path) \($0.index)").inserted }
      .compactMap { $0.isInstance ? FontFace(path: $0.path, index: $0.index) : $0 }
  }
}

extension OpaquePointer {
  /// All strings that a fontconfig pattern has under a name.
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
