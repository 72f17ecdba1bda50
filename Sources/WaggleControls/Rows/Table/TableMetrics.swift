import Foundation
import Waggle

/// The sizes of a table (C095).
struct TableMetrics: Hashable {
  /// The height of the header.
  var header: CGFloat
  /// The thickness of the line below the header.
  static let line: CGFloat = 1
  /// The space between two columns.
  var gap: CGFloat
  /// The lines of text in a cell; nil for any number.
  var lineLimit: Int?
}

extension PlatformMetrics {
  /// The sizes of a table.
  var table: TableMetrics {
    let ios = TableMetrics(header: 36, gap: 16, lineLimit: nil)
    return choose(ios, classic: ios, macOS: TableMetrics(header: 28, gap: 17, lineLimit: 1))
  }
}
