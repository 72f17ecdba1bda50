package import Foundation
package import Waggle

/// The fonts that text was measured in, for the page to draw it in.
///
/// The system font's faces are in the page's style sheet. Another face is announced by a step of the patch with its
/// first text; the page then loads the whole file, or of a large one, the characters that it displays.
package struct PageFonts: Sendable {
  /// One face of a file.
  package struct Face: Hashable, Sendable {
    package var path: String
    /// The face's index in a collection.
    package var index: Int
    package var family: String
    /// The weight as CSS has it, from 100 to 900.
    package var weight: Int
    package var isItalic: Bool
    /// Whether the page loads only the characters that it displays.
    package var loadsSubsets: Bool

    package init(
      path: String, index: Int = 0, family: String, weight: Int, isItalic: Bool,
      loadsSubsets: Bool = false
    ) {
      (self.path, self.index, self.family) = (path, index, family)
      (self.weight, self.isItalic, self.loadsSubsets) = (weight, isItalic, loadsSubsets)
    }
  }

  /// The font of a run of text.
  package struct ResolvedFont: Sendable {
    package var family: String
    package var weight: Int
    package var isItalic: Bool
    /// The face's file; nil if the browser chooses a font.
    package var face: Face?
    /// How much wider the page draws letters than the face has them, in percent.
    package var stretch: Int

    package init(
      family: String, weight: Int, isItalic: Bool, face: Face? = nil, stretch: Int = 100
    ) {
      (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
      (self.face, self.stretch) = (face, stretch)
    }
  }

  /// Provides the fonts, and pictures that are set in them.
  @MainActor package protocol Source: AnyObject, Sendable {
    /// The font that a descriptor's glyphs come from.
    func resolvedFont(for font: FontDescriptor) -> ResolvedFont
    /// A font file with some of a face's characters; nil if it cannot be made. Thread-safe.
    nonisolated func subset(of face: Face, _ scalars: [Unicode.Scalar]) -> [UInt8]?
    /// A web font with the characters of some ranges of a face; nil if it cannot be made. Thread-safe.
    nonisolated func webFont(of face: Face, _ ranges: [ClosedRange<UInt32>]) -> [UInt8]?
    /// An SVG of what a node draws in a box, for what a browser cannot draw from elements; nil if it cannot be made.
    func picture(of node: DisplayNode, in box: CGRect) -> String?
    /// An image file as one of the same format with fewer pixels; nil if it cannot be made or would not be smaller.
    /// Thread-safe.
    ///
    /// - Parameter width: in pixels, at least 1.
    nonisolated func scaled(_ file: Data, width: Int) -> Data?
  }

  /// The faces that every page knows.
  package let faces: [Face]
  let faceNumbers = FontFaceNumbers()
  let images = PageImages()
  let source: any Source

  package init(faces: [Face], source: any Source) { (self.faces, self.source) = (faces, source) }

  /// The CSS `font` property of a run's font, without a line height, the face to announce for it, and how much wider the page
  /// draws its letters, in percent.
  @MainActor func css(_ font: FontDescriptor) -> (
    font: String, face: NumberedFontFace?, stretch: Int
  ) {
    let resolved = source.resolvedFont(for: font)
    let numbered = resolved.face.flatMap { faces.contains($0) ? nil : faceNumbers.numbered($0) }
    let size = decimalText(AttributeValue.units(font.size, 1000), digits: 3)
    let family = numbered?.name ?? Self.quoted(resolved.family)
    let css =
      (resolved.isItalic ? "italic " : "") + "\(min(max(resolved.weight, 1), 1000)) \(size)px/0 "
      + family + ",sans-serif"
    return (css, numbered, resolved.stretch)
  }

  /// The characters of the faces' first parts: Latin letters, punctuation, currency signs, arrows, ™ and −. The page's script
  /// has the same ranges.
  package static let latin: [ClosedRange<UInt32>] = [
    0x20...0x24F, 0x1E00...0x1EFF, 0x2000...0x206F, 0x20A0...0x20CF, 0x2122...0x2122,
    0x2190...0x2199, 0x2212...0x2212,
  ]

  /// The `@font-face` rules of the faces: `/font/0` and so on, in the order of `faces`, for a family whose name ends in
  /// "whole", and `/font/0-latin` for texts without any other letters.
  static func rules(_ faces: [Face]) -> String {
    faces.enumerated().map { index, face in
      let descriptors =
        "font-weight:\(face.weight);font-style:\(face.isItalic ? "italic" : "normal");font-display:swap}\n"
      return
        "@font-face{font-family:\(quoted(face.family));src:url(/font/\(index)-latin);\(descriptors)"
        + "@font-face{font-family:\(quoted(face.family + " whole"));src:url(/font/\(index));\(descriptors)"
    }.joined()
  }

  static func quoted(_ name: String) -> String {
    "\"\(name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) })\""
  }
}

extension PageFonts.Source {
  /// Sources without a renderer leave files as they are.
  package nonisolated func scaled(_ file: Data, width: Int) -> Data? { nil }
}
