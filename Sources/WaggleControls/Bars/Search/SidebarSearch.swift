import Observation
import Waggle

/// The search that other columns of a split view ask the sidebar to show the field of.
@MainActor @Observable final class SidebarSearch {
  private(set) var request: SearchRequest?

  nonisolated init() {}

  /// A screen has another search for the sidebar, or none.
  func replace(_ old: SearchRequest?, by new: SearchRequest?) {
    if let new {
      if request != new { request = new }
    } else if let old, request?.model === old.model {
      request = nil
    }
  }
}

extension EnvironmentValues {
  private enum SidebarSearchKey: ScreenKey {
    static var defaultValue: SidebarSearch? { nil }
  }

  /// What a sidebar shows of the searches in other columns; nil where there is no sidebar beside them.
  var sidebarSearch: SidebarSearch? {
    get { self[SidebarSearchKey.self] }
    set { self[SidebarSearchKey.self] = newValue }
  }
}

extension View {
  /// Says what the sidebar is asked to show, as long as this view is shown.
  func asksSidebar(_ sidebar: SidebarSearch?, for request: SearchRequest?) -> some View {
    onChange(of: request, initial: true) { sidebar?.replace($0, by: $1) }
      .onDisappear { sidebar?.replace(request, by: nil) }
  }
}
