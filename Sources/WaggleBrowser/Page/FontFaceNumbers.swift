import Synchronization

/// A face that pages load when a text needs it, with its number.
struct NumberedFontFace: Hashable, Sendable {
  let number: Int
  let face: PageFonts.Face

  /// The family name in the page: of the whole file, and the prefix of its subsets' names.
  var name: String { "f\(number)" }
}

/// Assigns numbers to faces. A face keeps its number as long as the process lives. Thread-safe.
final class FontFaceNumbers: Sendable {
  private let faces = Mutex<[PageFonts.Face]>([])

  func numbered(_ face: PageFonts.Face) -> NumberedFontFace {
    faces.withLock { faces in
      if let number = faces.firstIndex(of: face) {
        return NumberedFontFace(number: number, face: face)
      }
      faces.append(face)
      return NumberedFontFace(number: faces.count - 1, face: face)
    }
  }

  func face(_ number: Int) -> PageFonts.Face? {
    faces.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }
}
