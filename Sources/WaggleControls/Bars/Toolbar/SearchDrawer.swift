import Foundation
import Waggle

/// The field of a search under the title, with its scopes and suggestions (C280).
struct SearchDrawer: View {
  let plan: BarPlan
  let search: ScreenSearch
  let scroll: BarScroll

  var body: some View {
    let shift = plan.drawerShift(scroll.distance)
    let yields = search.yieldingHeight > 0 && shift > 0
    let isGone = yields && shift >= search.yieldingHeight
    let height = max(0, search.metrics.height - shift)
    // What is not seen at all could not be touched, and would not be read aloud.
    let labelOpacity = yields ? max(0.01, 1 - 3 * shift / search.metrics.height) : 1
    SearchArea(request: search.request, hasBackground: false, labelOpacity: labelOpacity)
      .opacity(isGone ? 0 : 1)
      .allowsHitTesting(!isGone)
      .accessibilityHidden(isGone)
      .offset(y: yields ? (height - search.metrics.height) / 2 : -shift)
      .clipShape(LoweredField(height: yields ? height : nil, radius: search.metrics.radius))
  }
}

/// What is seen of a field under the title that yields: it becomes lower, from its lower edge on.
private struct LoweredField: Shape {
  /// The height that is left; nil for a field that does not yield.
  let height: CGFloat?
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    guard let height else { return Path(rect.insetBy(dx: -1_000, dy: -1_000)) }
    let field = CGRect(
      x: rect.minX + SearchArea.margin, y: rect.minY + SearchArea.gap,
      width: max(0, rect.width - 2 * SearchArea.margin), height: height)
    return Path(
      roundedRect: field, cornerRadius: min(radius, height / 2, field.width / 2),
      style: .continuous)
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

/// The scopes below a field in a bar, and the suggestions over the screen.
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
  let search: ScreenSearch?
  let plan: BarPlan
  let scroll: BarScroll

  func body(content: Content) -> some View {
    content
      .environment(\.hasSearchBar, true)
      .environment(\.searchAround, nil)
      .stopsPreference(SearchKey.self)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Decoration {
          if let search, plan.isSearchAboveBottom {
            SearchArea(request: search.request, isAtBottom: true)
              .background { BottomEdge(plan: plan, scroll: scroll) }
          }
        }
      }
  }
}
