import CCairoPango
import Foundation
import Waggle

/// The direction of a paragraph and of each character in it, by Unicode's bidirectional algorithm (UAX 9).
///
/// Levels are resolved for the whole paragraph. Where a line on its own would resolve differently, direction marks
/// are added to its strings, so that Pango or a browser computes the paragraph's levels for it.
struct ParagraphBidi {
  /// P2, P3: the direction of the first strong character, else that of the surroundings.
  let isRightToLeft: Bool
  /// By character, in logical order.
  let levels: [UInt8]

  /// nil if the whole paragraph is left to right.
  ///
  /// - Parameter outer: the direction of a paragraph without strong characters.
  init?(_ paragraph: ShapedParagraph, in outer: EmbeddingLevel) {
    let mayTurn = paragraph.runs.contains { $0.string.mayRunRightToLeft }
    guard mayTurn || outer.isRightToLeft else { return nil }
    let string = paragraph.runs.map(\.string).joined()
    isRightToLeft =
      string.paragraphDirection.map { $0 == PANGO_DIRECTION_RTL } ?? outer.isRightToLeft
    guard mayTurn || isRightToLeft else { return nil }
    levels = paragraph.characters.firstScalars(
      of: string.levels(isRightToLeft: isRightToLeft))
  }

  private var baseLevel: UInt8 { isRightToLeft ? 1 : 0 }

  /// A line's runs, with the marks that preserve the paragraph's levels.
  func runs(_ runs: [StyledText.Run], of range: Range<Int>) -> [StyledText.Run] {
    marked(runs, Array(levels[range]))
  }

  /// The same for a truncated line: the ellipsis has the line's own level if nothing follows it, or something of
  /// another level.
  func runs(_ runs: [StyledText.Run], of head: Range<Int>?, _ tail: Range<Int>?)
    -> [StyledText.Run]
  {
    let (before, behind) = (head.map { levels[$0] } ?? [], tail.map { levels[$0] } ?? [])
    let mark = before.last == behind.first ? before.last : nil
    return marked(runs, before + [mark ?? baseLevel] + behind)
  }

  private func marked(_ runs: [StyledText.Run], _ wanted: [UInt8]) -> [StyledText.Run] {
    guard !runs.isEmpty else { return runs }
    let string = runs.map(\.string).joined()
    let characters = runs.flatMap { Array($0.string) }
    let found = characters.firstScalars(of: string.levels(isRightToLeft: isRightToLeft))
    var result = runs
    if found.count == wanted.count, found != wanted { force(wanted, on: &result) }
    return string.startsRightToLeft == isRightToLeft && agrees(string) || isPlain(string, wanted)
      ? result : withLeadingMark(result)
  }

  /// Whether a browser, which follows P2, finds no other direction in a line than the paragraph's.
  private func agrees(_ string: String) -> Bool {
    string.paragraphDirection.map { $0 == PANGO_DIRECTION_RTL } ?? isRightToLeft == isRightToLeft
  }

  /// Whether a line looks the same in both directions, as a number does.
  private func isPlain(_ string: String, _ wanted: [UInt8]) -> Bool {
    let alone = string.levels(isRightToLeft: !isRightToLeft)
    return (alone + wanted).allSatisfy { $0 & 1 == 0 }
  }

  /// The runs with a mark of the paragraph's direction in front. Tracking would separate the mark from the text after
  /// it.
  private func withLeadingMark(_ runs: [StyledText.Run]) -> [StyledText.Run] {
    var (mark, runs) = (runs[0], runs)
    mark.string = isRightToLeft ? BidiControl.rightToLeft : BidiControl.leftToRight
    if mark.letterSpacing == 0 {
      runs[0].string = mark.string + runs[0].string
      return runs
    }
    mark.tracking -= mark.letterSpacing
    return [mark] + runs
  }

  /// Encloses the line in an override, and each section of a deeper level in an inner one, so that levels do not depend
  /// on neighbours. The text's own marks are part of the levels; a mark without effect represents each
  /// end of an isolate, which is at the outer level and separates the isolate from its neighbours.
  private func force(_ wanted: [UInt8], on runs: inout [StyledText.Run]) {
    var (level, position) = (baseLevel, 0)
    for index in runs.indices {
      var string = ""
      for character in runs[index].string {
        string += BidiControl.steps(from: level, to: wanted[position])
        string += BidiControl.kept(character, at: wanted[position])
        (level, position) = (wanted[position], position + 1)
      }
      runs[index].string = string
    }
    runs[0].string = BidiControl.override(baseLevel) + runs[0].string
    runs[runs.count - 1].string += BidiControl.steps(from: level, to: baseLevel) + BidiControl.end
  }
}

/// Unicode's directional formatting characters (Bidi_Control).
private enum BidiControl {
  static let leftToRight = "\u{200E}"
  static let rightToLeft = "\u{200F}"

  /// Pops an override.
  static let end = "\u{202C}"

  /// Starts an override in the direction of a level.
  static func override(_ level: UInt8) -> String { level & 1 == 0 ? "\u{202D}" : "\u{202E}" }

  /// The marks between two levels: an override for each level deeper, a pop for each level back.
  static func steps(from old: UInt8, to new: UInt8) -> String {
    if new < old { return String(repeating: end, count: Int(old - new)) }
    return (old..<new).map { override($0 + 1) }.joined()
  }

  /// What represents a character in overrides: itself, or a mark for one that only sets a direction.
  static func kept(_ character: Character, at level: UInt8) -> String {
    guard character.unicodeScalars.allSatisfy(\.isDirectionMark) else { return String(character) }
    switch character.unicodeScalars.first!.value {
    case 0x202A...0x202E: return ""
    default: return level & 1 == 0 ? leftToRight : rightToLeft
    }
  }
}

extension String {
  /// False if the whole text is certainly left to right. Most texts need no scan of their scalars.
  fileprivate var mayRunRightToLeft: Bool {
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.mayTurnText }
  }

  /// P2: the direction of the first strong character outside isolates; nil if there is none.
  fileprivate var paragraphDirection: PangoDirection? {
    var depth = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = Swift.max(depth - 1, 0)
      // Embeddings and overrides have a direction for Pango; here only letters and marks do.
      case 0x202A...0x202E: break
      default:
        guard depth == 0 else { continue }
        let direction = String(scalar).firstDirection
        if direction != PANGO_DIRECTION_NEUTRAL { return direction }
      }
    }
    return nil
  }

  /// Whether Pango, given this line alone, would resolve it to right to left.
  fileprivate var startsRightToLeft: Bool { firstDirection == PANGO_DIRECTION_RTL }

  private var firstDirection: PangoDirection { waggle_first_direction(self, Int32(utf8.count)) }

  /// The level of each scalar in a paragraph of that direction.
  fileprivate func levels(isRightToLeft: Bool) -> [UInt8] {
    var base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard let list = pango_log2vis_get_embedding_levels(self, Int32(utf8.count), &base) else {
      return Array(repeating: isRightToLeft ? 1 : 0, count: unicodeScalars.count)
    }
    defer { g_free(list) }
    return Array(UnsafeBufferPointer(start: list, count: unicodeScalars.count))
  }
}

extension [Character] {
  /// For each character, the value of its first scalar.
  fileprivate func firstScalars<Value>(of values: [Value]) -> [Value] {
    var scalar = 0
    return map { character in
      defer { scalar += character.unicodeScalars.count }
      return values[scalar]
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a block of right-to-left letters, or is a mark, an embedding, an override or an isolate.
  fileprivate var mayTurnText: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
