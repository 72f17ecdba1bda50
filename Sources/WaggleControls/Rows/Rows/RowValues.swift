import Foundation
import Waggle

// What a view carries for the form or list around it.
extension ContainerValues {
  private enum InsetsKey: ContainerValueKey {
    static var defaultValue: RowInsets { RowInsets() }
  }
  private enum BackgroundKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
  }
  private enum TopSeparatorKey: ContainerValueKey {
    static var defaultValue: RowSeparator { RowSeparator() }
  }
  private enum BottomSeparatorKey: ContainerValueKey {
    static var defaultValue: RowSeparator { RowSeparator() }
  }
  private enum TopSectionSeparatorKey: ContainerValueKey {
    static var defaultValue: RowSeparator { RowSeparator() }
  }
  private enum BottomSectionSeparatorKey: ContainerValueKey {
    static var defaultValue: RowSeparator { RowSeparator() }
  }
  private enum SectionSpacingKey: ContainerValueKey {
    static var defaultValue: ListSectionSpacing? { nil }
  }
  private enum ProminenceKey: ContainerValueKey {
    static var defaultValue: Prominence? { nil }
  }

  var rowInsets: RowInsets {
    get { self[InsetsKey.self] }
    set { self[InsetsKey.self] = newValue }
  }

  var rowBackground: AnyView? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  var topSeparator: RowSeparator {
    get { self[TopSeparatorKey.self] }
    set { self[TopSeparatorKey.self] = newValue }
  }

  var bottomSeparator: RowSeparator {
    get { self[BottomSeparatorKey.self] }
    set { self[BottomSeparatorKey.self] = newValue }
  }

  var topSectionSeparator: RowSeparator {
    get { self[TopSectionSeparatorKey.self] }
    set { self[TopSectionSeparatorKey.self] = newValue }
  }

  var bottomSectionSeparator: RowSeparator {
    get { self[BottomSectionSeparatorKey.self] }
    set { self[BottomSectionSeparatorKey.self] = newValue }
  }

  var sectionSpacing: ListSectionSpacing? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var headerProminence: Prominence? {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

/// The insets that a row asks for; nil on the edges that it leaves to the style.
struct RowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The insets over those of the style.
  func over(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: usable(top) ?? insets.top, leading: usable(leading) ?? insets.leading,
      bottom: usable(bottom) ?? insets.bottom, trailing: usable(trailing) ?? insets.trailing)
  }
}

/// A length that is a number.
private func usable(_ length: CGFloat?) -> CGFloat? {
  length.flatMap { $0.isFinite ? $0 : nil }
}

/// What a row asks of one of its separators.
struct RowSeparator: Equatable {
  var visibility = Visibility.automatic
  var tint: Color?

  /// The line between two rows, which is hidden if one of them hides it (C083); clear where there is no row below.
  static func color(
    between above: ContainerValues, and below: ContainerValues?, _ colors: RowColors
  ) -> Color {
    guard let below else { return .clear }
    let (upper, lower) = (above.bottomSeparator, below.topSeparator)
    if upper.visibility == .hidden || lower.visibility == .hidden { return .clear }
    return upper.tint ?? lower.tint ?? colors.separator
  }
}
