import CCairoPango
import Foundation
import Waggle

/// In which direction a paragraph runs, and each character in it, by Unicode's bidirectional algorithm (UAX 9).
///
/// Levels are those of the whole paragraph, and its lines are told so that they can be set one by one: a line that would
/// come out otherwise by itself has Unicode's marks in its strings, so that whoever sets it, Pango or a browser, finds the
/// paragraph's levels again.
struct ParagraphBidi {
  /// P2, P3: the direction of the first letter that has one, else of what is around the text.
  let isRightToLeft: Bool
  /// By character, in logical order.
  let levels: [UInt8]

  /// nil where all of it runs from left to right.
  ///
  /// - Parameter outer: the direction of a paragraph in which no letter has one.
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

  /// A line's runs, so that they are set as in the paragraph.
  func runs(_ runs: [StyledText.Run], of range: Range<Int>) -> [StyledText.Run] {
    marked(runs, Array(levels[range]))
  }

  /// The same for a line from which something was cut: the ellipsis is at the line's own level where nothing is on its
  /// other side, or something of another level.
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
      ? result : led(result)
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

  /// The runs with a mark in front that says the paragraph's direction. Tracking would part it from what follows.
  private func led(_ runs: [StyledText.Run]) -> [StyledText.Run] {
    var (mark, runs) = (runs[0], runs)
    mark.string = isRightToLeft ? Mark.rightToLeft : Mark.leftToRight
    if mark.tracking == 0 {
      runs[0].string = mark.string + runs[0].string
      return runs
    }
    mark.tracking = 0
    return [mark] + runs
  }

  /// Puts the line into an override, and each stretch of a level further in into one more: so nothing is left to be
  /// found out from neighbours. The text's own marks are in the levels; an isolate's ends lie at the level around it and
  /// part what is in it from its neighbours, so a mark without an effect stands for each.
  private func force(_ wanted: [UInt8], on runs: inout [StyledText.Run]) {
    var (level, place) = (baseLevel, 0)
    for index in runs.indices {
      var string = ""
      for character in runs[index].string {
        string += Mark.steps(from: level, to: wanted[place])
        string += Mark.kept(character, at: wanted[place])
        (level, place) = (wanted[place], place + 1)
      }
      runs[index].string = string
    }
    runs[0].string = Mark.override(baseLevel) + runs[0].string
    runs[runs.count - 1].string += Mark.steps(from: level, to: baseLevel) + Mark.end
  }
}

/// Unicode's characters for directions, which take no room.
private enum Mark {
  static let leftToRight = "\u{200E}"
  static let rightToLeft = "\u{200F}"

  /// Ends an override.
  static let end = "\u{202C}"

  /// Sets what follows in the direction of a level.
  static func override(_ level: UInt8) -> String { level & 1 == 0 ? "\u{202D}" : "\u{202E}" }

  /// What leads from a level to another: an override for each one further in, an end for each one further out.
  static func steps(from old: UInt8, to new: UInt8) -> String {
    if new < old { return String(repeating: end, count: Int(old - new)) }
    return (old..<new).map { override($0 + 1) }.joined()
  }

  /// What stands for a character in overrides: itself, or a mark for one that only says a direction.
  static func kept(_ character: Character, at level: UInt8) -> String {
    guard character.unicodeScalars.allSatisfy(\.isDirectionMark) else { return String(character) }
    switch character.unicodeScalars.first!.value {
    case 0x202A...0x202E: return ""
    default: return level & 1 == 0 ? leftToRight : rightToLeft
    }
  }
}

extension String {
  /// False where surely all of it runs from left to right. Most texts need no look at their scalars.
  fileprivate var mayRunRightToLeft: Bool {
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.mayTurnText }
  }

  /// P2: the direction of the first letter that has one, outside of isolates; nil where none has.
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

  /// Whether Pango, which sees nothing but this line, takes it for one from right to left.
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
  /// What each character has, of what all scalars have: that of its first one.
  fileprivate func firstScalars<Value>(of values: [Value]) -> [Value] {
    var scalar = 0
    return map { character in
      defer { scalar += character.unicodeScalars.count }
      return values[scalar]
    }
  }
}

extension Unicode.Scalar {
  /// Whether it lies in a block of letters that run to the left, or is a mark, an embedding, an override or an isolate.
  fileprivate var mayTurnText: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
