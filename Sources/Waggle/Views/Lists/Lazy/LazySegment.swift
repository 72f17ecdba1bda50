/// A part of a list as a lazy container sees it: described without making the views of rows.
package enum LazySegment {
  /// One view.
  case element(BoundElement)
  /// The rows of a `ForEach`, which are made when they are asked for.
  case rows(LazyRows, around: ElementModifier?)
  /// A section with its header and footer.
  case section(SectionList, around: ElementModifier?)
}

/// How a list is divided into lines: what is known of it without its views.
///
/// Cells flow into lines of so many columns; a header or a footer is a separate line, after which a new line begins.
///
/// Always true: without a break all elements are in `leading`, and `lines` and `trailing` are 0.
package struct LineFlow: Equatable {
  /// The number of elements.
  var elements = 0
  /// The cells before the first break.
  var leading = 0
  /// The complete lines between the first break and the last one.
  var lines = 0
  /// The cells after the last break.
  var trailing = 0
  /// Whether a header, a footer or the edge of a section divides the cells.
  var isBroken = false

  static func cells(_ count: Int) -> LineFlow { LineFlow(elements: count, leading: count) }

  /// Elements that take a line each.
  static func closed(_ lines: Int, elements: Int) -> LineFlow {
    LineFlow(elements: elements, lines: lines, isBroken: true)
  }

  /// The cells that a following cell continues.
  var openCells: Int { isBroken ? trailing : leading }

  /// The number of lines, the last of which may be incomplete.
  func lineCount(columns: Int) -> Int {
    leading.lines(of: columns) + lines + trailing.lines(of: columns)
  }

  mutating func append(_ next: LineFlow, columns: Int) {
    elements += next.elements
    guard next.isBroken else {
      if isBroken { trailing += next.leading } else { leading += next.leading }
      return
    }
    if isBroken {
      lines += (trailing + next.leading).lines(of: columns) + next.lines
    } else {
      leading += next.leading
      lines = next.lines
    }
    trailing = next.trailing
    isBroken = true
  }
}

extension Int {
  fileprivate func lines(of columns: Int) -> Int { (self + columns - 1) / Swift.max(columns, 1) }
}
