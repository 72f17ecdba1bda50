import Foundation
package import Waggle

/// The fonts that text was measured in, for the page to draw it in.
package struct PageFonts: Sendable {
  /// A file with one face.
  package struct Face: Hashable, Sendable {
    package var path: String
    package var family: String
    /// 100 to 900.
    package var weight: Int
    package var isItalic: Bool

    package init(path: String, family: String, weight: Int, isItalic: Bool) {
      (self.path, self.family) = (path, family)
      (self.weight, self.isItalic) = (weight, isItalic)
    }
  }

  package var faces: [Face]
  /// The families in which a glyph is looked for, first to last.
  private let families: @Sendable (FontDescriptor) -> [String]

  package init(faces: [Face], families: @escaping @Sendable (FontDescriptor) -> [String]) {
    self.faces = faces
    self.families = families
  }

  /// The `font` property of a font, without a line height.
  func css(_ font: FontDescriptor) -> String {
    let size = decimalText(PageValue.units(font.size, 1000), digits: 3)
    let names = families(font).map(Self.quoted) + ["sans-serif"]
    return (font.italic ? "italic " : "") + "\(min(max(font.weight, 1), 1000)) \(size)px/0 "
      + names.joined(separator: ",")
  }

  /// The rules that tell the page where the faces are: `/font/0` and so on, in the order of `faces`.
  static func rules(_ faces: [Face]) -> String {
    faces.enumerated().map { index, face in
      "@font-face{font-family:\(quoted(face.family));src:url(/font/\(index));font-weight:\(face.weight);"
        + "font-style:\(face.isItalic ? "italic" : "normal");font-display:block}\n"
    }.joined()
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) })\""
  }
}
