import Foundation
import Waggle

/// The field of a search under the title, with its scopes and suggestions (C280).
struct SearchDrawer: View {
  let plan: BarPlan
  let search: PageSearch
  let scroll: BarScroll

  var body: some View {
    let isGone = search.yieldingHeight > 0 && scroll.distance >= search.yieldingHeight
    SearchArea(request: search.request, hasGround: false)
      .opacity(isGone ? 0 : 1)
      .allowsHitTesting(!isGone)
      .accessibilityHidden(isGone)
      .offset(y: -plan.drawerShift(scroll.distance))
      .clipShape(Rectangle().size(width: 100_000, height: 1_000))
  }
}

/// The field of a search in a bar; a button while it is minimized.
struct BarSearch: View {
  let request: SearchRequest
  var width: CGFloat?
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    if request.isMinimized {
      SearchButton(model: request.model)
    } else {
      SearchField(request: request, isFloating: platform.bars.isGlass, isInBar: true)
        .frame(width: width)
    }
  }
}

/// The scopes below a field in a bar, and the suggestions over the page.
struct BelowBarSearch: View {
  let request: SearchRequest
  let margin: CGFloat

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      SearchScopeBar(request: request).padding(.bottom, 8)
      Color.clear.frame(height: 0).overlay(alignment: .topTrailing) {
        SearchSuggestionMenu(request: request)
          .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
          .frame(width: BarPlan.searchWidth)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .frame(maxWidth: BarPlan.searchWidth)
    .frame(maxWidth: .infinity, alignment: .trailing)
    .padding(.horizontal, margin)
  }
}

/// The field of a search over the content, at the bottom of a narrow window.
struct BottomSearch: ViewModifier {
  let search: PageSearch?

  func body(content: Content) -> some View {
    content
      .environment(\.hasSearchBar, true)
      .environment(\.searchAround, nil)
      .stopsPreference(SearchKey.self)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Decoration {
          if let search, search.spot == .bottom {
            SearchArea(request: search.request, isAtBottom: true)
          }
        }
      }
  }
}
