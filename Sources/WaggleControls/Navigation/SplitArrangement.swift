import Foundation
import Waggle

/// The columns of a split view, or in a narrow window one stack of them.
struct SplitArrangement<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  @Binding var visibility: NavigationSplitViewVisibility
  @Binding var column: NavigationSplitViewColumn
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .compact {
      SplitStack(
        sidebar: sidebar, content: content, detail: detail, hasContent: hasContent,
        column: $column)
    } else {
      SplitColumns(
        sidebar: sidebar, content: content, detail: detail, hasContent: hasContent,
        visibility: $visibility)
    }
  }
}

/// The columns beside each other.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  @Binding var visibility: NavigationSplitViewVisibility
  @State private var models = SplitModels()
  @State private var width: CGFloat?
  @Environment(\.platformMetrics) private var platform
  @Environment(\.splitOverlaps) private var overlaps

  var body: some View {
    let shown = shown
    models.connect(hasContent: hasContent)
    return SplitLayout(overlaps: overlaps) {
      if shown.sidebar {
        SplitColumn(
          model: models.sidebar, width: platform.choose(320, classic: 320, macOS: 140),
          start: toggle(shows: true), root: sidebar
        )
        .environment(\.isSidebar, true)
        .environment(\.linksSelect, true)
        .transition(.move(edge: .leading))
      }
      if hasContent, shown.content {
        SplitColumn(
          model: models.content, width: platform.choose(320, classic: 320, macOS: 200),
          start: shown.sidebar ? nil : toggle(shows: false), root: content
        )
        .environment(\.linksSelect, true)
        .transition(.move(edge: .leading))
      }
      SplitColumn(
        model: models.detail, width: nil,
        start: shown.sidebar || (hasContent && shown.content) ? nil : toggle(shows: false),
        root: detail)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  private var shown: (sidebar: Bool, content: Bool) {
    switch visibility.kind {
    case .all: (true, true)
    case .doubleColumn: (!hasContent, true)
    case .detailOnly: (false, false)
    case .automatic: (width ?? 1_000 >= Self.wide, true)
    }
  }

  /// From which width on all columns are seen.
  private static var wide: CGFloat { 1_000 }

  private func toggle(shows isShown: Bool) -> AnyView {
    AnyView(
      Button {
        withAnimation { visibility = isShown ? (hasContent ? .doubleColumn : .detailOnly) : .all }
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .buttonStyle(BarButtonStyle(isApart: true))
      .accessibilityLabel(isShown ? Text("Hide Sidebar") : Text("Show Sidebar")))
  }
}

/// The stacks of the columns.
@MainActor private final class SplitModels {
  let sidebar = NavigationModel()
  let content = NavigationModel()
  let detail = NavigationModel()

  func connect(hasContent: Bool) {
    sidebar.next = hasContent ? content : detail
    content.next = detail
  }
}

/// A column: its own stack.
private struct SplitColumn<Root: View>: View {
  let model: NavigationModel
  let width: CGFloat?
  let start: AnyView?
  let root: Root
  @State private var path: [AnyHashable] = []
  @State private var wanted: CGFloat?

  var body: some View {
    StackPages(
      path: StackPath($path), root: ColumnRoot(model: model, root: root), start: start,
      model: model
    )
    .onPreferenceChange(ColumnWidthKey.self) { wanted = $0 }
    .stopsPreference(ColumnWidthKey.self)
    .frame(width: width == nil ? nil : wanted ?? width)
    .frame(maxWidth: width == nil ? .infinity : nil)
    .overlay(alignment: .trailing) { Decoration { if width != nil { Divider() } } }
  }
}

/// The root of a column, or what a link of the column before shows in its place.
private struct ColumnRoot<Root: View>: View {
  let model: NavigationModel
  let root: Root

  var body: some View {
    if let shown = model.shown { shown.view } else { root }
  }
}

/// Lays out the columns: the last one gets the room that the others leave.
private struct SplitLayout: Layout {
  let overlaps: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    let offer = ProposedViewSize(width: nil, height: bounds.height)
    for column in subviews.dropLast() {
      let width = column.sizeThatFits(offer).width
      column.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
    let start = overlaps ? bounds.minX : x
    subviews.last?.place(
      at: CGPoint(x: start, y: bounds.minY),
      proposal: ProposedViewSize(width: max(0, bounds.maxX - start), height: bounds.height))
  }
}

extension EnvironmentValues {
  private enum IsSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum LinksSelectKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a view is in the first column of a split view.
  var isSidebar: Bool {
    get { self[IsSidebarKey.self] }
    set { self[IsSidebarKey.self] = newValue }
  }

  /// Whether links in lists with a selection select their rows, which leads to the next column.
  var linksSelect: Bool {
    get { self[LinksSelectKey.self] }
    set { self[LinksSelectKey.self] = newValue }
  }
}
