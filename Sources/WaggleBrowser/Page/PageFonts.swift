import Foundation
import Synchronization
package import Waggle

/// The fonts that text was measured in, for the page to draw it in.
///
/// The system font's faces are in the page's style sheet. Other faces are announced when a text needs them; the page
/// then loads the whole file, or for a large one, the characters that it displays.
package struct PageFonts: Sendable {
  /// One face of a file.
  package struct Face: Hashable, Sendable {
    package var path: String
    /// The face's index in a collection.
    package var index: Int
    package var family: String
    /// 100 to 900.
    package var weight: Int
    package var isItalic: Bool
    /// Whether the page loads only the characters that it displays.
    package var isCut: Bool

    package init(
      path: String, index: Int = 0, family: String, weight: Int, isItalic: Bool, isCut: Bool = false
    ) {
      (self.path, self.index, self.family) = (path, index, family)
      (self.weight, self.isItalic, self.isCut) = (weight, isItalic, isCut)
    }
  }

  /// The font of a run of text.
  package struct Choice: Sendable {
    package var family: String
    package var weight: Int
    package var isItalic: Bool
    /// The face's file; nil if the browser chooses a font.
    package var face: Face?

    package init(family: String, weight: Int, isItalic: Bool, face: Face? = nil) {
      (self.family, self.weight, self.isItalic, self.face) = (family, weight, isItalic, face)
    }
  }

  /// Provides the fonts.
  @MainActor package protocol Source: AnyObject, Sendable {
    /// The font that a descriptor's glyphs come from.
    func choice(for font: FontDescriptor) -> Choice
    /// A font file with some characters of a face; nil if it cannot be made. Thread-safe.
    nonisolated func part(of face: Face, _ scalars: [Unicode.Scalar]) -> [UInt8]?
  }

  /// The faces that every page knows.
  package let faces: [Face]
  let announced = AnnouncedFaces()
  let source: any Source

  package init(faces: [Face], source: any Source) { (self.faces, self.source) = (faces, source) }

  /// The CSS `font` property of a run's font, without a line height, and the face to announce for it.
  @MainActor func css(_ font: FontDescriptor) -> (font: String, face: AnnouncedFace?) {
    let choice = source.choice(for: font)
    let announced = choice.face.flatMap { faces.contains($0) ? nil : self.announced.face(for: $0) }
    let size = decimalText(PageValue.units(font.size, 1000), digits: 3)
    let family = announced?.name ?? Self.quoted(choice.family)
    let css =
      (choice.isItalic ? "italic " : "") + "\(min(max(choice.weight, 1), 1000)) \(size)px/0 "
      + family + ",sans-serif"
    return (css, announced)
  }

  /// The `@font-face` rules of the faces: `/font/0` and so on, in the order of `faces`.
  static func rules(_ faces: [Face]) -> String {
    faces.enumerated().map { index, face in
      "@font-face{font-family:\(quoted(face.family));src:url(/font/\(index));font-weight:\(face.weight);"
        + "font-style:\(face.isItalic ? "italic" : "normal");font-display:block}\n"
    }.joined()
  }

  static func quoted(_ name: String) -> String {
    "\"\(name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) })\""
  }
}

/// A face that is announced to pages when they need it, with its number.
struct AnnouncedFace: Hashable, Sendable {
  let number: Int
  let face: PageFonts.Face

  /// The family name in the page: of the whole file, and the prefix of its subsets' names.
  var name: String { "f\(number)" }
}

/// All faces that were ever announced. A face keeps its number as long as the process lives. Thread-safe.
final class AnnouncedFaces: Sendable {
  private let faces = Mutex<[PageFonts.Face]>([])

  func face(for face: PageFonts.Face) -> AnnouncedFace {
    faces.withLock { faces in
      if let number = faces.firstIndex(of: face) {
        return AnnouncedFace(number: number, face: face)
      }
      faces.append(face)
      return AnnouncedFace(number: faces.count - 1, face: face)
    }
  }

  func face(_ number: Int) -> PageFonts.Face? {
    faces.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }
}
