import Foundation
import Waggle

/// What all rows of a list have in common: one value, so that a row depends on one node for it.
struct ListContext: Equatable {
  var metrics: RowMetrics
  var colors: RowColors
  var minHeight: CGFloat
  var rowSpacing: CGFloat?
  var sectionSpacing: ListSectionSpacing
  var sectionMargins: RowInsets
  var alternates: Bool
  var selectsRows: Bool
  /// Whether there is a menu for the selection.
  var hasMenu: Bool
  /// Finds the rows of the list; always the same. It retains no view.
  let finder: RowFinder
  /// Whether a large title is above the list. What reads it depends on it: of the rows only the first one (C746).
  var isUnderLargeTitle: @MainActor () -> Bool = { false }

  var profile: PlatformMetrics.Profile { colors.profile }

  /// What a row adds to its content by default.
  var frame: RowFrame {
    RowFrame(insets: metrics.insets, minHeight: minHeight, chevronInset: metrics.inset)
  }

  static func == (a: ListContext, b: ListContext) -> Bool {
    a.metrics == b.metrics && a.colors == b.colors
      && a.minHeight == b.minHeight && a.rowSpacing == b.rowSpacing
      && a.sectionSpacing == b.sectionSpacing && a.sectionMargins == b.sectionMargins
      && a.alternates == b.alternates
      && a.selectsRows == b.selectsRows && a.hasMenu == b.hasMenu && a.finder === b.finder
  }

  /// Whether a row is nothing but its content on the background of the list: it cannot be selected, edited or swiped.
  func isSimple(_ values: ContainerValues) -> Bool {
    !selectsRows && values.rowBackground == nil && values.badge == nil
      && values.rowInsets == RowInsets() && !values.isEditable
      && values.rowInsertion == nil && values.rowDrag == nil && values.rowMenu == nil
  }
}

extension EnvironmentValues {
  private enum ListContextKey: EnvironmentKey {
    static var defaultValue: ListContext? { nil }
  }

  /// What the rows of the list around have in common.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }
}

/// Gives the rows inside what they have in common.
struct ListContextReader: ViewModifier {
  let finder: RowFinder
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.rowColors) private var colors
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listSectionMargins) private var sectionMargins
  @Environment(\.rowsAlternate) private var alternates
  @Environment(\.selectsRows) private var selectsRows
  @Environment(\.selectionMenu) private var menu
  @Environment(\.isUnderLargeTitle) private var isUnderLargeTitle

  func body(content: Content) -> some View {
    let context = ListContext(
      metrics: metrics, colors: colors,
      minHeight: minHeight.isFinite ? max(minHeight, 0) : 0, rowSpacing: rowSpacing,
      sectionSpacing: sectionSpacing, sectionMargins: sectionMargins, alternates: alternates,
      selectsRows: selectsRows,
      hasMenu: menu != nil, finder: finder,
      isUnderLargeTitle: { [_isUnderLargeTitle] in _isUnderLargeTitle.wrappedValue })
    content
      .environment(\.listContext, context)
      .environment(\.rowFrame, context.frame)
  }
}
