import Foundation
import Waggle

/// The widths that a column can have.
struct TableColumnWidth: Hashable {
  var min: CGFloat = 24
  var max: CGFloat = .infinity
  /// The width where there is enough space; nil for a share of the table.
  var ideal: CGFloat?

  /// A column of one width.
  static func fixed(_ width: CGFloat) -> TableColumnWidth {
    TableColumnWidth(min: width, max: width, ideal: width)
  }

  /// A column with bounds; those that are not numbers are ignored, and the smallest width wins over the others.
  static func bounded(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> TableColumnWidth {
    let least = usable(min) ?? 24
    let most = Swift.max(usable(max) ?? .infinity, least)
    return TableColumnWidth(
      min: least, max: most, ideal: usable(ideal).map { Swift.min(Swift.max($0, least), most) })
  }

  private static func usable(_ width: CGFloat?) -> CGFloat? {
    width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

/// Where the content of a column is in its cells.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, center, trailing }

  let kind: Kind

  /// At the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// At the edge where numbers end.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

  /// The part of the free space that is before the content.
  var fraction: CGFloat {
    switch kind {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// The columns of a table as its rows and its header lay them out.
struct TableSizes: Hashable {
  struct Column: Hashable {
    let width: TableColumnWidth
    let alignment: TableColumnAlignment
  }

  var columns: [Column]
  /// The space between two columns.
  var gap: CGFloat

  /// The widths of the columns in a row; more than the row's if the columns have no room (C095).
  func widths(in width: CGFloat) -> [CGFloat] {
    let space = width - gap * CGFloat(max(columns.count - 1, 0))
    let ideals = columns.map { $0.width.ideal ?? share(of: space) }
    return fill(space, from: zip(columns, ideals).map { min(max($1, $0.width.min), $0.width.max) })
  }

  /// The least width in which all columns have room.
  var least: CGFloat {
    columns.map(\.width.min).reduce(gap * CGFloat(max(columns.count - 1, 0)), +)
  }

  /// What a column without a width gets: the rest is divided equally.
  private func share(of space: CGFloat) -> CGFloat {
    let rest = space - columns.compactMap(\.width.ideal).reduce(0, +)
    let count = columns.filter { $0.width.ideal == nil }.count
    return max(rest, 0) / CGFloat(max(count, 1))
  }

  /// Gives what is left, or takes what is missing, equally where the bounds allow it.
  private func fill(_ space: CGFloat, from start: [CGFloat]) -> [CGFloat] {
    var widths = start
    for _ in columns.indices {
      let rest = space - widths.reduce(0, +)
      let open = columns.indices.filter {
        rest > 0 ? widths[$0] < columns[$0].width.max : widths[$0] > columns[$0].width.min
      }
      guard abs(rest) > 0.001, !open.isEmpty else { break }
      for index in open {
        let bounds = columns[index].width
        widths[index] = min(max(widths[index] + rest / CGFloat(open.count), bounds.min), bounds.max)
      }
    }
    return widths
  }
}
