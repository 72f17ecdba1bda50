package import Foundation

/// Why no picture could be made, in a sentence that says what and what to do.
package enum RenderError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// A side is not a number, infinite, not above 0, or over 32,767 pixels.
  case badSize(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// The picture would need so many bytes, and they are not to be had.
  case outOfMemory(bytes: Int)
  /// The file cannot be written; `reason` is the system's.
  case unwritable(path: String, reason: String)
  /// There is text to be drawn, and no font on the machine.
  case noFonts
  /// Cairo gave up; its own words.
  case drawing(String)

  package var description: String {
    switch self {
    case .badSize(let width, let height, let scale):
      "A picture of \(width) x \(height) points at scale \(scale) cannot be drawn: each side must be more than 0 and "
        + "at most \(PictureSize.longestSide) pixels."
    case .outOfMemory(let bytes):
      "There is no memory for a picture of \(bytes) bytes. Draw a smaller one, or at a smaller scale."
    case .unwritable(let path, let reason):
      "The file \(path) cannot be written: \(reason)."
    case .noFonts:
      "There is text in the picture and no font on this machine. Install Debian's package fonts-inter."
    case .drawing(let words):
      "The picture could not be drawn: \(words)."
    }
  }

  package var errorDescription: String? { description }
}
