import Foundation
import Waggle

/// Shows the field of what is searchable on a page: under the title, or at the bottom of a narrow window of iOS 26 (C117).
struct PageSearch: ViewModifier {
  /// Whether the page also shows that of a searchable view around its stack.
  let isRoot: Bool
  @State private var inside: SearchRequest?
  @Environment(\.searchAround) private var around
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    content
      .environment(\.hasSearchBar, true)
      .environment(\.searchAround, nil)
      .onPreferenceChange(SearchKey.self) { inside = $0 }
      .stopsPreference(SearchKey.self)
      .safeAreaInset(edge: isAtBottom ? .bottom : .top, spacing: 0) {
        Decoration {
          if let request { SearchArea(request: request, isAtBottom: isAtBottom) }
        }
      }
      .claimsSearch(isRoot ? around : nil)
  }

  private var request: SearchRequest? { inside ?? (isRoot ? around : nil) }

  private var isAtBottom: Bool {
    guard width != .regular, platform.choose(true, classic: false, macOS: false) else {
      return false
    }
    if case .drawer = request?.placement.kind { return false }
    return true
  }
}
