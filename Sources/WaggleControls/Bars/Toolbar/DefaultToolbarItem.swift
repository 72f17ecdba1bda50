import Foundation
public import Waggle

/// Puts what a bar has by itself at another place: the field of a search, the button of the sidebar or the title (C283).
///
/// ```swift
/// struct Hives: View {
///   @State private var search = ""
///
///   var body: some View {
///     NavigationStack {
///       Text("12 hives")
///         .searchable(text: $search)
///         .toolbar {
///           DefaultToolbarItem(kind: .search, placement: .bottomBar)
///           ToolbarSpacer(placement: .bottomBar)
///           ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
///         }
///     }
///   }
/// }
/// ```
///
/// Where the screen has none of it, such as a search, the item is left out.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  private let values: ToolbarItemValues

  /// What a bar has by itself, at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    var values = ToolbarItemValues(placement)
    values.kind = .standard(kind)
    self.values = values
  }

  /// A view that stands for the item.
  @MainActor public var _items: some View { Color.clear.containerValue(\.toolbarItem, values) }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noToolbarBody("a default item has no body") }
}

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind { case sidebarToggle, title, search }
  private let kind: Kind

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// An item of a bar: the program's view, or what the bar has by itself.
struct BarEntryView: View {
  let entry: ToolbarEntry
  let plan: BarPlan

  var body: some View {
    switch entry.values.kind {
    case .standard(.search):
      if let search = plan.search {
        let isBelow = BarArea(entry.placement) == .bottom
        BarSearch(request: search.request)
          .frame(
            minWidth: 80, idealWidth: search.request.isMinimized ? nil : 120,
            maxWidth: search.request.isMinimized ? nil : isBelow ? .infinity : BarPlan.searchWidth)
      }
    case .standard(.sidebarToggle): if let start = plan.start { start }
    case .standard: TitleText(plan: plan, isMoved: true).font(.system(size: 17, weight: .semibold))
    default:
      let isOnBackground = plan.metrics.isGlass && entry.hasBackground
      if entry.values.isText {
        entry.view.modifier(BarTextItem(isOnBackground: isOnBackground))
      } else {
        BarItemEdges(
          padding: isOnBackground ? plan.metrics.itemPadding : 0,
          minWidth: isOnBackground ? plan.metrics.itemSize : 0
        ) {
          entry.view
        }
        .surroundedByStack()
      }
    }
  }
}
