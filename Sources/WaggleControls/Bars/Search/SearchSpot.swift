import Foundation
import Waggle

/// Where a page shows the field of its search (C117).
enum SearchSpot: Equatable {
  /// Over the content, at the bottom of a narrow window.
  case bottom
  /// Under the title; one that collapses is taken away as one scrolls (C280).
  case drawer(collapses: Bool)
  /// At the trailing end of the bar (C281).
  case bar
  /// In place of the title.
  case principal
  /// Where the screen has put it with a `DefaultToolbarItem` (C283).
  case item

  /// - Parameter isSidebar: whether the screen is in the first of several columns.
  /// - Parameter hasItem: whether the screen has an item for it.
  init(
    _ placement: SearchFieldPlacement, on platform: PlatformMetrics, isNarrow: Bool,
    isSidebar: Bool,
    hasItem: Bool
  ) {
    if hasItem {
      self = .item
      return
    }
    switch placement.kind {
    case .toolbarPrincipal: self = .principal
    case .drawer(let mode): self = .drawer(collapses: mode == .automatic)
    case .automatic where isSidebar, .sidebar where isSidebar:
      self = .drawer(collapses: platform.choose(true, classic: true, macOS: false))
    case .automatic, .toolbar, .sidebar:
      let narrow = platform.choose(Self.bottom, classic: .drawer(collapses: true), macOS: .bar)
      self = isNarrow ? narrow : .bar
    }
  }
}

/// The search of a screen, and where its field is.
@MainActor struct ScreenSearch {
  let request: SearchRequest
  let spot: SearchSpot
  let metrics: SearchMetrics
  /// Whether the bar makes room for a search that is used.
  let takesBar: Bool

  init(_ request: SearchRequest, _ spot: SearchSpot, on platform: PlatformMetrics, isNarrow: Bool) {
    self.request = request
    self.spot = spot
    metrics = SearchMetrics(platform)
    takesBar = isNarrow && platform.choose(true, classic: true, macOS: false)
  }

  /// Whether the field is in the drawer under the title.
  var isDrawer: Bool {
    if case .drawer = spot { true } else { false }
  }

  /// How much higher the drawer makes the bar, while the search is not used.
  var drawerHeight: CGFloat { isDrawer ? metrics.height + 2 * SearchArea.gap : 0 }

  /// Whether the scopes have a bar of their own at the top, since the field is at the bottom.
  var hasScopeBar: Bool { spot == .bottom && request.model.isActive }

  /// How much of the bar a scrolled screen takes away: nothing while the search is used.
  var yieldingHeight: CGFloat {
    spot == .drawer(collapses: true) && !request.model.isActive ? drawerHeight : 0
  }

  /// Whether the title and the items are not shown (C282).
  var hidesBar: Bool {
    takesBar && (isDrawer || spot == .bottom) && request.model.isActive
      && !request.setting.keepsToolbar
  }
}
