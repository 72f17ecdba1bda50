import Foundation

/// Computes the widths of a grid's columns (L082, L083). Heights play no part: cells are asked without one.
struct GridColumns {
  let layout: GridLayout
  let subviews: LayoutSubviews
  let structure: GridStructure
  private let columnAnswers: GridAnswers
  private let guides: [AlignmentKey]

  init(
    _ layout: GridLayout, _ subviews: LayoutSubviews, _ structure: GridStructure,
    _ columnAnswers: GridAnswers
  ) {
    self.layout = layout
    self.subviews = subviews
    self.structure = structure
    self.columnAnswers = columnAnswers
    guides = structure.columnAlignments.map { ($0 ?? layout.alignment.horizontal).key }
  }

  /// The columns' widths for the grid's proposed width. The cells' ideal widths decide where that is nil or infinite.
  func widths(_ proposal: CGFloat?) -> [CGFloat] {
    guard let proposal, proposal.isFinite else { return idealWidths }
    let known = measureRanges()
    let available = proposal - structure.totalColumnGap
    let solver = TrackSolver(ranges: known) { column, share in
      isFilled(column, known) ? share : width(column, share)
    }
    var widths = solver.lengths(in: available) { widths in
      raise(&widths) { needed($0, $1, known, available) }
    }
    guard !known.contains(where: { $0.max == .infinity }) else { return widths }
    fillSpans(&widths, available)
    return widths
  }

  private var idealWidths: [CGFloat] {
    var widths = structure.cellsByColumn.indices.map { width($0, nil) }
    raise(&widths) { span, _ in spanWidth(span, nil) }
    return widths
  }

  // MARK: Columns

  /// Whether a column without cells of its own takes what it is offered.
  private func isFilled(_ column: Int, _ ranges: [LengthRange]) -> Bool {
    structure.cellsByColumn[column].isEmpty && ranges[column].max == .infinity
  }

  /// The extent of the column's cells, aligned on the column's guide.
  private func width(_ column: Int, _ share: CGFloat?) -> CGFloat {
    columnAnswers.extent(of: column, share) {
      structure.cellsByColumn[column].map { extent(of: $0, in: column, share) }
    }.length
  }

  private func extent(of index: Int, in column: Int, _ share: CGFloat?) -> CellExtent {
    let node = subviews[subviews.startIndex + index].node
    node.runtime.counts.cellsAsked += 1
    return CellExtent(
      node.dimensions(for: proposal(share)), .horizontal,
      structure.cells[index].anchor == nil ? guides[column] : nil)
  }

  /// Asks a cell that has changed again, and no other one.
  func follow(_ index: Int) {
    let cell = structure.cells[index]
    guard let position = cell.position else { return }
    let column = cell.columns.lowerBound
    columnAnswers.replace(position, of: column) { extent(of: index, in: column, $0) }
  }

  private func proposal(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  /// The columns' widths for 0 and for infinity. Beside an endlessly wide column, one that only such spans cover is
  /// endlessly wide too (L201).
  private func measureRanges() -> [LengthRange] {
    let columns = structure.cellsByColumn.indices
    var ranges = columns.map { column in
      LengthRange(min: width(column, 0), max: width(column, .infinity))
    }
    guard ranges.contains(where: { $0.max == .infinity }) else { return ranges }
    for span in structure.spans {
      let columns = structure.cells[span].columns
      guard columns.allSatisfy({ ranges[$0].max < .infinity }), isEndless(span: span) else {
        continue
      }
      for column in columns where structure.cellsByColumn[column].isEmpty {
        ranges[column].max = .infinity
      }
    }
    return ranges
  }

  // MARK: Spans

  private func spanWidth(_ span: Int, _ proposed: CGFloat?) -> CGFloat {
    subviews[subviews.startIndex + span].sizeThatFits(proposal(proposed)).width
  }

  private func isEndless(span: Int) -> Bool { spanWidth(span, .infinity) == .infinity }

  /// The width that the columns of a span have together.
  private func width(of span: Int, _ widths: [CGFloat]) -> CGFloat {
    let columns = structure.cells[span].columns
    return widths[columns].reduce(structure.gaps(in: columns), +)
  }

  /// Spreads what a span needs beyond its columns equally over these.
  private func raise(
    _ widths: inout [CGFloat], _ needed: (_ span: Int, _ widths: [CGFloat]) -> CGFloat
  ) {
    for span in structure.spans {
      widen(span, by: needed(span, widths) - width(of: span, widths), &widths)
    }
  }

  /// What a span needs before endlessly flexible columns are served: its shortest width, or, if it has a longest one and
  /// is over none of these columns, what it takes of an equal share with them (L204).
  private func needed(
    _ span: Int, _ widths: [CGFloat], _ ranges: [LengthRange], _ available: CGFloat
  ) -> CGFloat {
    let endless = ranges.indices.filter { ranges[$0].max == .infinity }
    let columns = structure.cells[span].columns
    guard !endless.isEmpty, !endless.contains(where: columns.contains), !isEndless(span: span)
    else { return spanWidth(span, 0) }
    let rest = max(available - widths.reduce(0, +), 0)
    return spanWidth(span, width(of: span, widths) + rest / CGFloat(1 + endless.count))
  }

  private func widen(_ span: Int, by excess: CGFloat, _ widths: inout [CGFloat]) {
    guard excess > 0, excess.isFinite else { return }
    let columns = structure.cells[span].columns
    for column in columns { widths[column] += excess / CGFloat(columns.count) }
  }

  /// Gives spans what columns without endless cells leave: first those with a longest width, then the endless ones, all
  /// of whose columns grow by the same (L083).
  private func fillSpans(_ widths: inout [CGFloat], _ available: CGFloat) {
    guard !structure.spans.isEmpty else { return }
    var endless: Set<Int> = []
    for span in structure.spans {
      if isEndless(span: span) {
        endless.formUnion(structure.cells[span].columns)
      } else {
        fill(span, &widths, available)
      }
    }
    let rest = available - widths.reduce(0, +)
    guard rest > 0 else { return }
    for column in endless { widths[column] += rest / CGFloat(endless.count) }
  }

  /// A span with a longest width takes up to that, but leaves their part to other spans of its row.
  private func fill(_ span: Int, _ widths: inout [CGFloat], _ available: CGFloat) {
    let rest = max(available - widths.reduce(0, +), 0)
    let current = width(of: span, widths)
    let offered = current + rest * part(of: span)
    widen(span, by: spanWidth(span, offered) - current, &widths)
  }

  /// The part of the spans' columns in its row, from this span on, that are the span's.
  private func part(of span: Int) -> CGFloat {
    let cell = structure.cells[span]
    let open = structure.rows[cell.row].filter {
      $0 >= span && structure.cells[$0].columns.count > 1
    }
    let columns = open.reduce(0) { $0 + structure.cells[$1].columns.count }
    return CGFloat(cell.columns.count) / CGFloat(max(columns, 1))
  }
}
