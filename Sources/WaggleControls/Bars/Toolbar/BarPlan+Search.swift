import Foundation
import Waggle

/// How the field of a search is in the bar, and what scrolling takes away.
extension BarPlan {
  /// The greatest width of a field beside other things.
  static let searchWidth: CGFloat = 320

  /// The search under the title.
  var drawer: ScreenSearch? { search.flatMap { $0.isDrawer ? $0 : nil } }

  /// Whether the scopes of a search are a bar at the top.
  var hasScopeBar: Bool { search?.hasScopeBar ?? false }

  /// Whether the field is among the items at the bottom.
  var isSearchBelow: Bool {
    bottom.contains { $0.values.kind == .standard(.search) }
  }

  /// Whether the field floats at the bottom, above the bar there. What is behind both then begins above the field (C510).
  var isSearchAboveBottom: Bool { search?.spot == .bottom }

  /// Whether the screen has a bar at the bottom: what is behind it is behind a bar of tabs below too.
  var isCoveredAtBottom: Bool {
    toolbar.barsInside.contains(.bottom) || isSearchAboveBottom
      || hasBottom && toolbar.hasBackground(.bottomBar) != false
  }

  /// The search in the bar at the top, whose scopes and suggestions are below the bar.
  var searchInBar: SearchRequest? {
    guard let search, search.spot != .bottom, !search.isDrawer, !isSearchBelow else { return nil }
    return search.request
  }

  /// The width of a field at the trailing end of a bar with this much room.
  func barSearchWidth(in room: CGFloat) -> CGFloat {
    guard let search, search.spot == .bar else { return 0 }
    if search.request.isMinimized { return metrics.itemSize }
    return room.isFinite ? max(120, min(Self.searchWidth, room * 0.35)) : 240
  }

  /// How much of the bar a scrolled screen takes away: the drawer of a search first, then the large title (C101, C280).
  var yieldingHeight: CGFloat { largeHeight + yieldingDrawer }

  private var yieldingDrawer: CGFloat { search?.yieldingHeight ?? 0 }

  /// How far the large title has moved up; less than 0 where the screen is pulled down.
  func titleShift(_ distance: CGFloat) -> CGFloat {
    distance < 0 ? distance : min(max(0, distance - yieldingDrawer), largeHeight)
  }

  /// How far the drawer has moved up: one that yields slides under the title, another one follows the title.
  func drawerShift(_ distance: CGFloat) -> CGFloat {
    min(distance, yieldingDrawer > 0 ? yieldingDrawer : largeHeight)
  }

  /// The height of what is behind the bars at the top.
  func backgroundHeight(_ distance: CGFloat, isAlwaysShown: Bool) -> CGFloat {
    let row = hidesRow ? 0 : metrics.height
    let title = isAlwaysShown ? largeHeight - max(0, titleShift(distance)) : 0
    let rest = (drawer?.drawerHeight ?? 0) - min(max(0, distance), yieldingDrawer)
    return row + title + (isAlwaysShown || yieldingDrawer == 0 ? rest : 0)
  }
}
