package import Foundation
package import Waggle

/// Why an image could not be made, as a sentence with the cause and the cure.
package enum RenderError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// A side is not a number, infinite, not above 0, or over 32,767 pixels.
  case badSize(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// The scale is not a number, not above 0, or over 32,767 pixels per point.
  case badScale(CGFloat)
  /// A side of the proposed size is not a number, or below 0.
  case badProposal(width: CGFloat?, height: CGFloat?)
  /// The image needs this many bytes, and they cannot be allocated.
  case outOfMemory(bytes: Int)
  /// The file cannot be written; `reason` is the system's message.
  case unwritable(path: String, reason: String)
  /// Standard output cannot be written; `reason` is the system's message.
  case unwritableOutput(reason: String)
  /// A document without a page was asked for.
  case noPages
  /// There is text to draw, and no font is installed.
  case noFonts
  /// Cairo failed; the string is its message.
  case drawing(String)

  package var description: String {
    switch self {
    case .badSize(let width, let height, let scale):
      "An image of \(width) x \(height) points at scale \(scale) cannot be drawn: each side must be more than 0 and "
        + "at most \(ImageSize.longestSide) pixels."
    case .badScale(let scale):
      "An image at scale \(scale) cannot be drawn: the scale must be more than 0 and at most "
        + "\(ImageSize.longestSide) pixels per point."
    case .badProposal(let width, let height):
      "The size \(Self.side(width)) x \(Self.side(height)) cannot be proposed to a view: each side of proposedSize must be "
        + "nil, or 0 or more."
    case .outOfMemory(let bytes):
      "There is not enough memory for an image of \(bytes) bytes. Draw a smaller one, or at a smaller scale."
    case .unwritable(let path, let reason):
      "The file \(path) cannot be written: \(reason)."
    case .unwritableOutput(let reason):
      "Standard output cannot be written: \(reason)."
    case .noPages:
      "A PDF needs at least one page, and the collection of its pages is empty."
    case .noFonts:
      "The image contains text, and no font is installed. Install Debian's package fonts-inter."
    case .drawing(let message):
      "The image could not be drawn: \(message)."
    }
  }

  package var errorDescription: String? { description }
}

extension RenderError {
  /// Throws if nothing can be drawn at `scale`.
  package static func check(scale: CGFloat) throws(RenderError) {
    guard scale > 0, scale <= CGFloat(ImageSize.longestSide) else { throw .badScale(scale) }
  }

  /// Throws if `proposal` has a side that is negative or not a number.
  package static func check(proposal: ProposedViewSize) throws(RenderError) {
    guard [proposal.width, proposal.height].allSatisfy({ ($0 ?? 0) >= 0 }) else {
      throw .badProposal(width: proposal.width, height: proposal.height)
    }
  }

  private static func side(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
}
