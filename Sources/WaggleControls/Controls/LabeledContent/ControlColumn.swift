import Foundation
import Waggle

/// The sizes of a form in columns.
struct ColumnsMetrics: Hashable {
  /// The space between rows.
  var spacing: CGFloat
  /// The space between a label and its control.
  var gap: CGFloat
}

extension PlatformMetrics {
  /// The sizes of a form in columns.
  var columns: ColumnsMetrics {
    choose(
      ColumnsMetrics(spacing: 12, gap: 8), classic: ColumnsMetrics(spacing: 12, gap: 8),
      macOS: ColumnsMetrics(spacing: 10, gap: 8))
  }
}

extension EnvironmentValues {
  private enum IsInColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in a form in columns.
  var isInColumns: Bool {
    get { self[IsInColumnsKey.self] }
    set { self[IsInColumnsKey.self] = newValue }
  }
}

extension HorizontalAlignment {
  private enum ControlColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Where the controls of a form in columns begin.
  static let controlColumn = HorizontalAlignment(ControlColumn.self)
}
