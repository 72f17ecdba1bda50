import Foundation
import Waggle

/// Reloads what a scroll view shows when it is pulled down past its top, and shows a spinner meanwhile (C093).
struct PullToRefresh: ViewModifier {
  /// How far the content is pulled down to be reloaded, and how much room the spinner has.
  private static let pull: CGFloat = 70
  private static let room: CGFloat = 60

  /// How far the content is pulled down.
  private enum Pull { case none, some, whole }

  @State private var isRefreshing = false
  /// Whether the content has been at rest since it was reloaded: when the room of the spinner is removed, content that still
  /// springs back may be as far down as when it is pulled.
  @State private var wasAtRest = true
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
      .onScrollGeometryChange(for: Pull.self) {
        let distance = -$0.contentOffset.y - $0.contentInsets.top
        return distance > Self.pull ? .whole : distance > 1 ? .some : .none
      } action: { _, pull in
        if pull == .none { wasAtRest = true }
        guard pull == .whole, wasAtRest, refresh != nil else { return }
        (isRefreshing, wasAtRest) = (true, false)
      }
      .task(id: isRefreshing) {
        // The task from before the pull may begin only now: it is cancelled.
        guard isRefreshing, !Task.isCancelled, let refresh else { return }
        await refresh()
        withAnimation { isRefreshing = false }
      }
  }
}
