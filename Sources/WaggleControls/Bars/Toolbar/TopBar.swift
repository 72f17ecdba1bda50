import Foundation
import Waggle

/// The bar at the top of a screen: the back button, the title and the items; below it a large title (C100).
struct TopBar: View {
  let plan: BarPlan
  let scroll: BarScroll

  var body: some View {
    VStack(spacing: 0) {
      Decoration {
        if !plan.hidesRow {
          BarRow(plan: plan, scroll: scroll).frame(height: plan.metrics.height)
        }
      }
      Decoration { if plan.isLarge { LargeTitle(plan: plan, scroll: scroll) } }
      Decoration {
        if let drawer = plan.drawer { SearchDrawer(plan: plan, search: drawer, scroll: scroll) }
      }
      Decoration {
        if let search = plan.searchInBar {
          BelowBarSearch(request: search, margin: plan.metrics.margin)
        }
      }
      Decoration {
        if let search = plan.search, search.hasScopeBar {
          SearchTopScopes(request: search.request, margin: plan.metrics.margin)
        }
      }
      AccessoryBars(plan: plan, scroll: scroll)
    }
    .background { BarBackgroundView(plan: plan, scroll: scroll) }
    .accessibilityElement(children: .contain)
  }
}

/// What is behind the bar once something is scrolled under it.
private struct BarBackgroundView: View {
  let plan: BarPlan
  let scroll: BarScroll
  @Environment(\.appearanceProxies) private var proxies
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    let isScrolled = scroll.distance > plan.yieldingHeight
    let appearance = proxies?.navigationBar.barAppearance(
      isScrolled: isScrolled, isLow: height == .compact)
    let fill = plan.toolbar.background[.navigationBar] == nil ? appearance?.fill : nil
    // The settings of a screen count more than those of all bars.
    let always = plan.toolbar.hasBackground(.navigationBar) ?? (fill == nil ? nil : true)
    let isPlain = always == nil && plan.toolbar.background[.navigationBar]?.style == nil
    let effect =
      plan.toolbar.barsInside.contains(.top)
      ? nil : plan.edges.isHard(.top, isGlass: plan.metrics.isGlass)
    VStack(spacing: 0) {
      Rectangle().fill(
        fill.map { AnyShapeStyle($0) } ?? plan.toolbar.backgroundStyle(.navigationBar)
      )
      .ignoresSafeArea(edges: .top)
      .overlay(alignment: .bottom) {
        Decoration {
          if let line = appearance?.line {
            line.frame(height: 0.5)
          } else if effect == true {
            Divider()
          } else if effect == false, isPlain {
            BarFade(background: plan.toolbar.screenBackground, edge: .top)
          }
        }
      }
      .frame(height: plan.backgroundHeight(scroll.distance, isAlwaysShown: always == true))
      Spacer(minLength: 0)
    }
    .opacity(always ?? (isScrolled && effect != nil) ? 1 : 0)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// The title below the bar, which scrolls away under it (C101).
private struct LargeTitle: View {
  let plan: BarPlan
  let scroll: BarScroll
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    let height = plan.largeHeight
    let appearance = proxies?.navigationBar.barAppearance(isScrolled: false, isLow: false)?
      .largeTitle
    VStack(alignment: .leading, spacing: 0) {
      if let items = plan.largeTitle { items } else { TitleText(plan: plan).titled(appearance) }
      Decoration {
        if let line = plan.largeSubtitle {
          line.font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityHidden(scroll.distance >= plan.yieldingHeight)
    .font(appearance?.font ?? .largeTitle.weight(.bold))
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, plan.metrics.margin)
    .frame(height: height, alignment: .center)
    .offset(y: -plan.titleShift(scroll.distance))
    .clipShape(Rectangle().size(width: 100_000, height: 1_000))
    .allowsHitTesting(plan.title.rename != nil)
  }
}

/// The back button and items at both ends, and the title in the middle.
private struct BarRow: View {
  let plan: BarPlan
  let scroll: BarScroll
  @State private var fit = BarFit()
  @State private var startWidth: CGFloat = 0

  var body: some View {
    let search = plan.barSearchWidth(in: fit.room)
    let shares = BarShares(
      plan, fit, ends: startWidth + (search > 0 ? search + plan.metrics.spacing : 0))
    let ids = Set((plan.leading + plan.trailing).map(\.id))
    BarRowLayout(spacing: plan.metrics.spacing, titleLeads: plan.titleLeads) {
      HStack(spacing: 0) {
        start
        BarItemGroups(
          plan: plan, entries: shares.leading.shown, overflow: shares.leading.overflow, ids: ids,
          fit: $fit)
      }
      InlineTitle(plan: plan, scroll: scroll)
      HStack(spacing: 0) {
        BarItemGroups(
          plan: plan, entries: shares.trailing.shown, overflow: shares.trailing.overflow, ids: ids,
          fit: $fit)
        Decoration {
          if search > 0, let request = plan.searchInBar {
            BarSearch(request: request, width: search)
              .padding(.leading, plan.trailing.isEmpty ? 0 : plan.metrics.spacing)
          }
        }
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      fit.room = $0
    }
    .padding(.horizontal, plan.metrics.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// What is before all items.
  private var start: some View {
    let gap = plan.leading.isEmpty ? 0 : plan.metrics.spacing
    return Decoration {
      HStack(spacing: 0) {
        if plan.hasBack, let back = plan.back {
          BackButton(back: back, hidesLabel: plan.toolbar.role == .editor).padding(.trailing, gap)
        }
        if let start = plan.shownStart { start.padding(.trailing, gap) }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        startWidth = $0
      }
    }
  }
}

/// The title in the bar, or what the screen puts there; with a large title only below which one has scrolled.
private struct InlineTitle: View {
  let plan: BarPlan
  let scroll: BarScroll
  @Environment(\.appearanceProxies) private var proxies
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    let isScrolled = scroll.distance >= plan.yieldingHeight
    let appearance = proxies?.navigationBar
      .barAppearance(isScrolled: scroll.distance > plan.yieldingHeight, isLow: height == .compact)?
      .title
    if let search = plan.search, search.spot == .principal {
      BarSearch(request: search.request).frame(maxWidth: 480)
    } else if plan.center.isEmpty {
      VStack(spacing: 0) {
        Decoration {
          if plan.title.title != nil && plan.showsTitle {
            TitleText(plan: plan)
              .titled(appearance)
              .font(
                appearance?.font
                  ?? (plan.isInlineLarge
                    ? .system(size: 34, weight: .bold) : .system(size: 17, weight: .semibold)))
          }
        }
        Decoration {
          // Below a large title there is one already.
          if let line = plan.subtitle, !plan.isLarge || isScrolled {
            line.font(.system(size: 12)).foregroundStyle(.secondary)
          }
        }
      }
      .opacity(!plan.isLarge || isScrolled ? 1 : 0)
      .animation(.easeInOut(duration: 0.2), value: isScrolled)
    } else {
      HStack(spacing: plan.metrics.spacing) {
        ForEach(plan.center) { BarEntryView(entry: $0, plan: plan) }
      }
    }
  }
}

extension View {
  /// Gives a title the colour that the program has for titles (C386).
  @ViewBuilder fileprivate func titled(_ attributes: BarTextAttributes?) -> some View {
    if let color = attributes?.color { foregroundStyle(color) } else { self }
  }
}

/// Goes back to the screen before (C103).
private struct BackButton: View {
  let back: ScreenBack
  let hidesLabel: Bool
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    Button(action: back.action) {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").fontWeight(.semibold)
        Decoration {
          if !platform.bars.isGlass && !hidesLabel { (back.title ?? Text("Back")).lineLimit(1) }
        }
      }
    }
    .buttonStyle(BarButtonStyle(isApart: true))
    .keyboardShortcut("[", modifiers: .command)
    .accessibilityLabel(Text("Back"))
  }
}

/// Lays out the ends of a bar, and the title between them: in the middle where it fits, else beside them.
private struct BarRowLayout: Layout {
  let spacing: CGFloat
  let titleLeads: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let leading = subviews[0].sizeThatFits(
      ProposedViewSize(width: bounds.width, height: bounds.height))
    let room = max(0, bounds.width - leading.width - spacing)
    let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
    place(subviews[0], leading, at: bounds.minX, bounds)
    place(subviews[2], trailing, at: bounds.maxX - trailing.width, bounds)
    let start = bounds.minX + (leading.width > 0 ? leading.width + spacing : 0)
    let end = bounds.maxX - (trailing.width > 0 ? trailing.width + spacing : 0)
    let title = subviews[1].sizeThatFits(
      ProposedViewSize(width: max(0, end - start), height: bounds.height))
    let middle = titleLeads ? start : bounds.midX - title.width / 2
    place(subviews[1], title, at: max(start, min(middle, end - title.width)), bounds)
  }

  private func place(_ view: LayoutSubview, _ size: CGSize, at x: CGFloat, _ bounds: CGRect) {
    view.place(
      at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
  }
}
