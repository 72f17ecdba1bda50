public import Foundation
public import Waggle

extension View {
  /// Sets the width of the column that this view is in (C112). It stays as it is in windows of all widths, and cannot be
  /// dragged.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the column that this view is in, and its limits (C112).
  ///
  /// The column has its ideal width, within the limits; where the detail would have less than its own least width (320
  /// points, if it asks for none) the columns before it get narrower, but not less than `min`. The limits of the last
  /// column are otherwise without meaning: it has the room that is left. In a narrow window a column fills it.
  ///
  /// One drags the line at the end of a column to make it wider or narrower, within its limits (C285).
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   Text("Hives").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
  /// } detail: {
  ///   Text("Choose a hive")
  /// }
  /// ```
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = ColumnWidth(min: min, ideal: ideal, max: max) }
  }
}

/// The widths that a column may have.
nonisolated struct ColumnWidth: Equatable {
  /// The width below which it does not yield to the detail.
  private(set) var min: CGFloat
  private(set) var ideal: CGFloat
  /// The widths that one can drag it to (C285).
  let range: ClosedRange<CGFloat>

  /// Numbers that cannot be used do not count.
  init?(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
    guard ideal.isFinite, ideal >= 0 else { return nil }
    let least = Self.usable(min) ?? 0
    let most = Swift.max(least, Self.usable(max) ?? .infinity)
    self.ideal = Swift.max(least, Swift.min(ideal, most))
    self.min = min == nil ? self.ideal : least
    let lower = Self.usable(min) ?? Swift.min(self.ideal, Self.leastDragged)
    range = lower...Swift.max(lower, Self.usable(max) ?? Swift.max(self.ideal, 1.5 * self.ideal))
  }

  /// The least width that one can drag a column to that asks for no limit.
  private static let leastDragged: CGFloat = 120

  /// The same with a width that was chosen by dragging.
  func dragged(to width: CGFloat) -> ColumnWidth {
    var new = self
    new.ideal = Swift.max(range.lowerBound, Swift.min(width, range.upperBound))
    new.min = Swift.min(min, new.ideal)
    return new
  }

  private static func usable(_ width: CGFloat?) -> CGFloat? {
    width.flatMap { $0.isNaN || $0 < 0 ? nil : $0 }
  }

  /// The widths of columns beside a detail: ideal ones, or narrower ones where there is not enough room.
  static func shared(_ columns: [ColumnWidth], in room: CGFloat) -> [CGFloat] {
    let missing = columns.reduce(0) { $0 + $1.ideal } - room
    let yielding = columns.reduce(0) { $0 + $1.ideal - $1.min }
    guard missing > 0, yielding > 0 else { return columns.map(\.ideal) }
    let part = Swift.min(1, missing / yielding)
    return columns.map { $0.ideal - ($0.ideal - $0.min) * part }
  }
}

/// The width that a column asks for.
enum ColumnWidthKey: KeptPreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}
