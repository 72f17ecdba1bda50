import CCairoPango
import Foundation

/// A face that text is set in, for whoever draws text without us.
package struct FontFace: Hashable, Sendable {
  package let path: String
  package let family: String
  /// As in CSS: 100 to 900.
  package let weight: Int
  package let isItalic: Bool
}

extension FontFiles {
  /// The faces in those files that are there, as fontconfig reads them.
  package var faces: [FontFace] { ([required] + optional).compactMap { FontFace(path: $0.path) } }
}

extension FontFace {
  /// nil where there is no such font.
  fileprivate init?(path: String) {
    guard let pattern = FcFreeTypeQuery(path, 0, nil, nil) else { return nil }
    defer { FcPatternDestroy(pattern) }
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name else {
      return nil
    }
    var (weight, slant): (Double, Int32) = (80, 0)
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    self.init(
      path: path, family: String(cString: name), weight: Int(FcWeightToOpenTypeDouble(weight)),
      isItalic: slant > 0)
  }
}
