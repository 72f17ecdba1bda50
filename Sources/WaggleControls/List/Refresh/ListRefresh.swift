import Foundation
import Waggle

/// Reloads a list that is pulled down past its top, and shows a spinner meanwhile (C093).
struct ListRefresh: ViewModifier {
  /// How far the list is pulled down to be reloaded, and how much room the spinner has.
  private static let pull: CGFloat = 70
  private static let room: CGFloat = 60

  @State private var isRefreshing = false
  @Environment(\.refresh) private var refresh

  func body(content: Content) -> some View {
    content
      .contentMargins(isRefreshing ? .top : [], Self.room, for: .scrollContent)
      .overlay(alignment: .top) {
        Decoration {
          if isRefreshing { ProgressView().frame(height: Self.room) }
        }
        .allowsHitTesting(false)
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y + $0.contentInsets.top < -Self.pull
      } action: { _, isPulled in
        if isPulled, refresh != nil { isRefreshing = true }
      }
      .task(id: isRefreshing) {
        guard isRefreshing, let refresh else { return }
        await refresh()
        withAnimation { isRefreshing = false }
      }
  }
}
