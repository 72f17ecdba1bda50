import Foundation

/// A part of a line of text that moves as one.
struct TextCell {
  /// The parts that a text is divided into. Direction marks are dropped with all but whole lines.
  enum Grain {
    case lines
    /// What is between white space.
    case words
    /// Characters other than white space; letters that join their neighbours stay together.
    case characters
  }

  var runs: [StyledText.Run]
  /// From the layout's left edge, in points.
  var x: CGFloat
  /// From the layout's top to the baseline, in points.
  var baseline: CGFloat
  /// The advance width, in points.
  var width: CGFloat

  var string: String { runs.map(\.string).joined() }

  var midX: CGFloat { x + width / 2 }
}

extension TextLayout {
  /// The parts of the text, in logical order.
  func cells(_ grain: TextCell.Grain, _ measurer: any TextMeasurer) -> [TextCell] {
    var cells: [TextCell] = []
    for line in lines where !line.runs.isEmpty {
      if grain == .lines {
        cells.append(
          TextCell(runs: line.runs, x: line.x, baseline: line.baseline, width: line.width))
      } else {
        var builder = LineCells(line, grain)
        var found = builder.cells(measurer.characterExtents(of: line.runs))
        // A part of a text that was moving is between two widths.
        if found.count == 1 { (found[0].x, found[0].width) = (line.x, line.width) }
        cells += found
      }
    }
    return cells
  }
}

/// The cells of one line.
private struct LineCells {
  let line: TextLayout.Line
  let grain: TextCell.Grain
  private var cells: [TextCell] = []
  /// The last character, if the next one may belong to its cell.
  private var previous: Character?

  init(_ line: TextLayout.Line, _ grain: TextCell.Grain) { (self.line, self.grain) = (line, grain) }

  mutating func cells(_ extents: [CharacterExtent]) -> [TextCell] {
    var index = 0
    for run in line.runs {
      for character in run.string {
        let extent = index < extents.count ? extents[index] : CharacterExtent(x: 0, width: 0)
        index += 1
        if character.unicodeScalars.allSatisfy(\.isDirectionMark) { continue }
        if character.isWhitespace {
          previous = nil
        } else {
          add(character, of: run, extent)
        }
      }
    }
    return cells
  }

  private mutating func add(
    _ character: Character, of run: StyledText.Run, _ extent: CharacterExtent
  ) {
    var run = run
    run.string = character.standingAlone(isRightToLeft: extent.isRightToLeft)
    defer { previous = character }
    guard let previous, grain == .words || character.joins(previous) else {
      cells.append(
        TextCell(
          runs: [run], x: line.x + extent.x, baseline: line.baseline, width: extent.width))
      return
    }
    cells[cells.count - 1].append(run, from: line.x + extent.x, width: extent.width)
  }
}

extension TextCell {
  fileprivate mutating func append(_ run: StyledText.Run, from x: CGFloat, width: CGFloat) {
    let end = max(self.x + self.width, x + width)
    self.x = min(self.x, x)
    self.width = end - self.x
    var (one, other) = (runs[runs.count - 1], run)
    (one.string, other.string) = ("", "")
    if one == other {
      runs[runs.count - 1].string += run.string
    } else {
      runs.append(run)
    }
  }
}

extension Character {
  /// The character with the marks without which it would look different alone: a parenthesis in a right-to-left text.
  func standingAlone(isRightToLeft: Bool) -> String {
    isRightToLeft && !isLetter ? "\u{202E}\(self)\u{202C}" : String(self)
  }

  /// Whether the character is drawn together with the one before it: neither belongs to a script whose letters never
  /// join.
  func joins(_ previous: Character) -> Bool { mayJoin && previous.mayJoin }

  private var mayJoin: Bool {
    guard isLetter, let scalar = unicodeScalars.first?.value else { return false }
    return switch scalar {
    case ..<0x590, 0x5D0...0x5EA, 0x1E00...0x1FFF, 0x2E80...0xA4CF, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1F000...:
      false
    default: true
    }
  }
}
