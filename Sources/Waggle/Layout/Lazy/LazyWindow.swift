import Foundation

/// The lines of a lazy container that were made for the visible part of its axis, and where they are.
///
/// Always true after a layout: the anchor is at the first line; where there is none, at the last line whose position was
/// known. All positions are shifted together.
struct LazyWindow {
  /// The lines in their order, without gaps.
  private(set) var lines: [LazyLine] = []
  /// The headers and footers that are not at their own place but at an edge of the visible area.
  var pinned: [LazyLine] = []
  /// The number of a line's first element, and the line's position.
  private(set) var anchor: (number: Int, position: CGFloat) = (0, 0)
  /// The line that a program scrolls to in this frame, and where it was put.
  var requested: RequestedLine?
  /// The visible part of the axis in the last pass.
  var visible: ClosedRange<CGFloat>?

  /// Takes the lines that meet a part of the axis, of those that were made for it.
  ///
  /// - Parameter number: the number of a line's first element now.
  mutating func take(
    _ made: [LazyLine], in range: ClosedRange<CGFloat>, number: (LazyLine) -> Int
  ) {
    lines = made.filter { $0.meets(range) }
    renumber(number)
    if lines.isEmpty, let first = made.first { anchor = (number(first), first.position) }
  }

  /// Forgets the lines; what is known of their positions stays.
  mutating func removeLines() { lines = [] }

  /// Removes the lines of which one of the elements is gone.
  mutating func removeLines(where isGone: (LazyLine) -> Bool) { lines.removeAll(where: isGone) }

  /// Begins at the start of the container.
  mutating func restart() {
    lines = []
    anchor = (0, 0)
  }

  /// Takes other numbers: a row that was made has no view or several, and changes the numbers of those after it.
  mutating func renumber(_ number: (LazyLine) -> Int) {
    for index in lines.indices { lines[index].number = number(lines[index]) }
    anchorFirstLine()
  }

  /// Shifts all positions; the first element of all is at the start.
  mutating func shift(by distance: CGFloat) {
    for index in lines.indices {
      lines[index].position += distance
      if lines[index].number == 0 { lines[index].position = 0 }
    }
    anchorFirstLine()
    requested?.position += distance
  }

  private mutating func anchorFirstLine() {
    if let first = lines.first { anchor = (first.number, first.position) }
  }

  /// The views of the headers and footers at an edge.
  var pinnedEntries: Set<ObjectIdentifier> {
    Set(pinned.flatMap { $0.entries.map(ObjectIdentifier.init) })
  }

  /// All views that lines show.
  var entries: Set<ObjectIdentifier> {
    Set((lines + pinned).flatMap { $0.entries.map(ObjectIdentifier.init) })
  }
}
