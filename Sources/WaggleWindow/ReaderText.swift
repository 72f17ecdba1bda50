import Foundation
import Waggle

/// A text as screen readers count it, by Unicode scalars. A text that is not shown has a bullet for each character.
///
/// Offsets that are out of range are moved to the nearest end.
package struct ReaderText: Equatable, Sendable {
  /// The letters, or the bullets, that are read.
  package let string: String
  /// The selected part; empty at the caret.
  package private(set) var selection = 0..<0
  /// Where the caret is: one of the ends of the selection.
  package private(set) var caret = 0
  /// The text that is edited: it differs from what is read where that is not shown.
  private let edited: String
  private let isSecret: Bool
  /// The selection as the field counts it.
  private var units = 0..<0
  private var caretUnit = 0

  /// A text that is only read.
  init(_ string: String) {
    (self.string, edited, isSecret) = (string, string, false)
  }

  /// The text of a field.
  init(_ client: any TextInputClient, isSecret: Bool) {
    edited = client.text
    self.isSecret = isSecret
    string = isSecret ? String(repeating: "\u{2022}", count: edited.count) : edited
    (units, caretUnit) = (client.selectedRange, client.caretOffset)
    let start = offset(ofUnit: units.lowerBound)
    selection = start..<(units.isEmpty ? start : max(start, offset(ofUnit: units.upperBound)))
    caret = caretUnit == units.lowerBound ? selection.lowerBound : selection.upperBound
  }

  /// Whether the field has this text and this selection.
  func isSame(as client: any TextInputClient) -> Bool {
    units == client.selectedRange && caretUnit == client.caretOffset
      && edited.isWritten(as: client.text)
  }

  /// How many scalars it has.
  package var count: Int { string.unicodeScalars.count }

  /// A part of what is read.
  package subscript(range: Range<Int>) -> String {
    let scalars = string.unicodeScalars
    let start = index(range.lowerBound, in: scalars)
    return String(scalars[start..<max(start, index(range.upperBound, in: scalars))])
  }

  /// The scalar at an offset; nil at the end and beyond.
  package func scalar(at offset: Int) -> Unicode.Scalar? {
    let scalars = string.unicodeScalars
    guard offset >= 0 else { return nil }
    return scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      .flatMap { $0 == scalars.endIndex ? nil : scalars[$0] }
  }

  /// A range of what a reader names; a negative end is that of the text.
  package func range(_ start: Int, _ end: Int) -> Range<Int> {
    let count = count
    let upper = end < 0 ? count : min(end, count)
    let lower = min(max(start, 0), count)
    return min(lower, upper)..<max(lower, upper)
  }

  // MARK: Offsets of what is edited, in UTF-16 code units

  func unit(of offset: Int) -> Int {
    if isSecret {
      let end = edited.index(
        edited.startIndex, offsetBy: max(0, offset), limitedBy: edited.endIndex)
      return (end ?? edited.endIndex).utf16Offset(in: edited)
    }
    return index(offset, in: edited.unicodeScalars).utf16Offset(in: edited)
  }

  func units(of range: Range<Int>) -> Range<Int> {
    let start = unit(of: range.lowerBound)
    return start..<max(start, unit(of: range.upperBound))
  }

  func offset(ofUnit unit: Int) -> Int {
    let units = edited.utf16
    let end =
      units.index(units.startIndex, offsetBy: max(0, unit), limitedBy: units.endIndex)
      ?? units.endIndex
    return isSecret ? edited[..<end].count : edited.unicodeScalars[..<end].count
  }

  private func index(_ offset: Int, in scalars: String.UnicodeScalarView) -> String.Index {
    scalars.index(scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
      ?? scalars.endIndex
  }
}

extension ReaderText {
  /// Texts that look the same and are written otherwise are others: their offsets differ.
  package static func == (a: ReaderText, b: ReaderText) -> Bool {
    a.units == b.units && a.caretUnit == b.caretUnit && a.selection == b.selection
      && a.edited.isWritten(as: b.edited)
      && a.string.isWritten(as: b.string)
  }

  /// The one part in which another text differs: what was removed at an offset, and what was inserted.
  package func difference(from old: ReaderText) -> (at: Int, removed: String, inserted: String)? {
    guard !string.unicodeScalars.elementsEqual(old.string.unicodeScalars) else { return nil }
    let (before, after) = (Array(old.string.unicodeScalars), Array(string.unicodeScalars))
    let shortest = min(before.count, after.count)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), after.reversed()).prefix(shortest - head).prefix { $0 == $1 }
      .count
    return (
      head, old[head..<before.count - tail], self[head..<after.count - tail]
    )
  }
}

extension String {
  fileprivate func isWritten(as other: String) -> Bool {
    self == other && utf8.count == other.utf8.count
  }
}
