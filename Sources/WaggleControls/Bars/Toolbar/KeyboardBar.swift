import Foundation
import Waggle

/// The bar at the bottom of a screen; while a text is edited that for the keyboard, if there is one (C239).
struct ScreenBottom: View {
  let plan: BarPlan
  let editing: ScreenEditing
  let scroll: BarScroll

  var body: some View {
    if !plan.keyboard.isEmpty && editing.isEditing {
      KeyboardBar(plan: plan)
    } else if plan.hasBottom {
      VStack(spacing: 0) {
        Decoration {
          if let search = plan.search, plan.isSearchBelow {
            VStack(spacing: 8) {
              SearchScopeBar(request: search.request)
              SearchSuggestionMenu(request: search.request)
            }
            .padding(.horizontal, plan.metrics.margin)
            .padding(.bottom, 8)
          }
        }
        BottomBar(plan: plan, scroll: scroll)
      }
    }
  }
}

/// The items for the keyboard, in a bar along the bottom.
struct KeyboardBar: View {
  let plan: BarPlan

  var body: some View {
    let groups = BarGroup.groups(of: plan.keyboard)
    HStack(spacing: plan.metrics.spacing) {
      ForEach(groups) { group in
        if group.isAfterSpace { Spacer(minLength: 0) }
        HStack(spacing: 0) { ForEach(group.entries) { BarEntryView(entry: $0, plan: plan) } }
          .buttonStyle(BarButtonStyle(isProminent: group.isProminent))
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, plan.metrics.margin)
    .frame(height: 44)
    .background { Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom) }
    .overlay(alignment: .top) { Divider() }
    .accessibilityElement(children: .contain)
  }
}

/// A view with items. Where there is no screen with bars, those for the keyboard are at the bottom of the window (C239).
nonisolated struct WithToolbar<Items: View>: ViewModifier {
  let items: Items
  @State private var own = ScreenEditing(isOfScreen: false)
  @Environment(\.screenEditing) private var around

  @MainActor func body(content: Content) -> some View {
    let editing = around ?? own
    content
      .environment(\.screenEditing, editing)
      .overlay {
        ToolbarLayer(items: items, editing: editing.isOfScreen ? nil : editing)
      }
  }
}

/// The bar for the keyboard, over the content of a window.
struct WindowKeyboardBar: View {
  let entries: [ToolbarEntry]
  let editing: ScreenEditing
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let plan = plan
    if !plan.keyboard.isEmpty {
      Color.clear.frame(width: 0, height: 0).allowsHitTesting(false).accessibilityHidden(true)
        .presentation(
          isPresented: Binding(get: { editing.isEditing }, set: { _ in }), options
        ) {
          KeyboardBar(plan: plan)
        }
    }
  }

  private var plan: BarPlan {
    var toolbar = ToolbarValue()
    toolbar.entries = entries.filter { !$0.values.isHidden }
    return BarPlan(
      title: NavigationTitle(), toolbar: toolbar, back: nil, start: nil, search: nil,
      metrics: platform.bars)
  }

  private var options: PresentationOptions {
    var options = PresentationOptions(
      .window([.bottom]), isModal: false, closesOnTouchOutside: false, role: nil)
    options.takesFocus = false
    options.closesOnEscape = { false }
    return options
  }
}
