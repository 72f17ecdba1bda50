import Foundation
import Waggle

/// Which columns are seen, and where they are beside each other (C112).
struct SplitPlan {
  /// The width from which on all columns are seen.
  static let wide: CGFloat = 1_000
  /// How much of a detail stays to be seen beside columns that are dragged over it.
  private static let uncovered: CGFloat = 44
  /// The least width of a detail that asks for none.
  static let leastDetail: CGFloat = 320

  let setting: SplitState.Setting
  /// Whether the first columns are over the detail.
  let overlaps: Bool
  /// The widths of the first columns.
  private let widths: [CGFloat]
  /// The widths that one can drag them to.
  private let ranges: [ClosedRange<CGFloat>]

  init(
    isNarrow: Bool, hasContent: Bool, visibility: NavigationSplitViewVisibility,
    appearance: SplitViewAppearance,
    width: CGFloat, columns: [ColumnWidth], detail: CGFloat
  ) {
    let first = Self.first(visibility, hasContent, appearance, width)
    let shown = first.sorted().map { columns[$0] }
    let shared = ColumnWidth.shared(shown, in: width - detail)
    overlaps =
      appearance == .prominentDetail
      || (appearance == .automatic && !first.isEmpty
        && width - shared.reduce(0, +) < Self.leastDetail)
    var widths = columns.map(\.ideal)
    if !overlaps { for (number, width) in zip(first.sorted(), shared) { widths[number] = width } }
    self.widths = widths
    let overlaps = overlaps
    let chosen = widths
    let free = width - (overlaps ? Self.uncovered : detail + shared.reduce(0, +))
    ranges = columns.enumerated().map { number, column in
      let room = overlaps || !first.contains(number) ? free : free + chosen[number]
      let upper = min(column.range.upperBound, max(room, chosen[number]))
      return min(column.range.lowerBound, upper)...upper
    }
    setting = SplitState.Setting(
      isNarrow: isNarrow, hasContent: hasContent, seen: first.union([2]))
  }

  /// The columns before the detail that are seen.
  private static func first(
    _ visibility: NavigationSplitViewVisibility, _ hasContent: Bool,
    _ appearance: SplitViewAppearance,
    _ width: CGFloat
  ) -> Set<Int> {
    let all: Set<Int> = hasContent ? [0, 1] : [0]
    switch visibility.kind {
    case .all: return all
    case .doubleColumn: return hasContent ? [1] : [0]
    case .detailOnly: return []
    case .automatic:
      if appearance == .prominentDetail { return [] }
      return width >= wide ? all : all.subtracting([0])
    }
  }

  private func isSeen(_ number: Int) -> Bool { setting.seen.contains(number) }

  /// Whether the sidebar is beside other columns, or over them.
  var hasSidebar: Bool { !setting.isNarrow && isSeen(0) }

  /// The width of a column; nil for all that is left.
  func width(of number: Int) -> CGFloat? {
    setting.isNarrow || number == 2 ? nil : widths[number]
  }

  /// The widths that one can drag a column to; nil where it has a fixed one (C285).
  func range(of number: Int) -> ClosedRange<CGFloat>? {
    guard !setting.isNarrow, number < 2, isSeen(number) else { return nil }
    let range = ranges[number]
    return range.lowerBound < range.upperBound ? range : nil
  }

  /// Where a column begins.
  func start(of number: Int) -> CGFloat {
    if setting.isNarrow || (number == 2 && overlaps) { return 0 }
    return (0..<number).reduce(0) { $0 + (isSeen($1) ? widths[$1] : 0) }
  }

  /// Whether the column is under others, which a press closes.
  func isCovered(_ number: Int) -> Bool {
    number == 2 && overlaps && !setting.isNarrow && setting.seen.count > 1
  }

  /// What the button of the sidebar in a column does; nil where it is in another.
  func toggle(in number: Int) -> SidebarToggle.Action? {
    guard !setting.isNarrow, number == setting.seen.min() else { return nil }
    return number == 0 ? .hide : .show
  }

  /// What is seen after the button was pressed.
  func visibility(after action: SidebarToggle.Action) -> NavigationSplitViewVisibility {
    switch action {
    case .hide: setting.hasContent && !overlaps ? .doubleColumn : .detailOnly
    case .show: setting.hasContent && !isSeen(1) ? .doubleColumn : .all
    }
  }
}

extension SplitModel {
  /// What the program says of the columns that are seen.
  struct Visibility {
    let binding: Binding<NavigationSplitViewVisibility>
    let plan: SplitPlan
  }

  func toggleSidebar(_ action: SidebarToggle.Action) {
    guard let visibility else { return }
    visibility.binding.wrappedValue = visibility.plan.visibility(after: action)
  }

  /// Shows the sidebar, or hides it; in a narrow window goes back to it.
  func toggleSidebar() {
    guard let plan = visibility?.plan else { return }
    if plan.setting.isNarrow {
      _ = backToSidebar()
    } else {
      toggleSidebar(plan.hasSidebar ? .hide : .show)
    }
  }

  /// Hides the columns that are over the detail.
  func uncoverDetail() { visibility?.binding.wrappedValue = .detailOnly }
}
