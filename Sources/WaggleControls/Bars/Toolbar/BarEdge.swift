import Foundation
import Waggle

/// The soft edge of a bar of glass: beside the bar its colour fades to nothing, so that content has no hard edge there
/// (C486, C510).
struct BarFade: View {
  /// How far it reaches over the content, in points.
  static let reach: CGFloat = 16
  /// The distance from the beginning of the fade, in points, at which it is most opaque at the latest: under two bars at
  /// the bottom the upper one then leaves no content visible behind the lower one.
  private static let depth: CGFloat = 99

  /// The background of the screen; nil for the colour of the bar's material.
  let background: Color?
  /// The edge of the screen that the bar is at. A bar at the bottom floats over the fade, one at the top has its own background.
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceTransparency) private var isOpaque

  var body: some View {
    let color = background ?? Material.background(in: scheme)
    let most = isOpaque ? 1 : 0.95
    if edge == .top {
      LinearGradient(
        colors: [color.opacity(most), color.opacity(0)], startPoint: .top, endPoint: .bottom
      )
      .frame(height: Self.reach)
      .offset(y: Self.reach)
    } else {
      VStack(spacing: 0) {
        LinearGradient(
          stops: [
            .init(color: color.opacity(0), location: 0),
            .init(color: color.opacity(isOpaque ? 1 : 0.8), location: 0.5),
            .init(color: color.opacity(most), location: 1),
          ], startPoint: .top, endPoint: .bottom
        )
        .frame(maxHeight: Self.depth)
        .layoutPriority(1)
        Rectangle().fill(color.opacity(most))
      }
      .padding(.top, -Self.reach)
      .ignoresSafeArea(edges: .bottom)
    }
  }
}

/// What is behind a bar at the bottom that has no background, while content continues under it (C510).
struct BottomEdge: View {
  /// What is under the bar; nil where nothing is scrolled.
  let below: BelowBar?
  let effects: ScrollEdgeEffects
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    Decoration {
      if let below, below.continues,
        let isHard = effects.isHard(.bottom, isGlass: platform.bars.isGlass)
      {
        if isHard {
          Rectangle().fill(.bar(over: below.background)).ignoresSafeArea(edges: .bottom)
            .overlay(alignment: .top) { Divider() }
        } else {
          BarFade(background: below.background, edge: .bottom)
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

extension BottomEdge {
  /// What is behind a bar at the bottom of a screen.
  init(plan: BarPlan, scroll: BarScroll) {
    let below = BelowBar(
      continues: scroll.continuesBelow && !plan.toolbar.barsInside.contains(.bottom),
      background: plan.toolbar.screenBackground)
    self.init(below: below, effects: plan.edges)
  }
}

/// What is behind a bar of a program at the top, and behind the bars above it, while content is scrolled under it (C546). The bar
/// of a screen has its own (`TopBar`).
struct TopEdge: View {
  let isScrolled: Bool
  /// The background of the list or form that is scrolled; nil for other content.
  let background: Color?
  let effects: ScrollEdgeEffects
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    Decoration {
      if isScrolled, let isHard = effects.isHard(.top, isGlass: platform.bars.isGlass) {
        Rectangle().fill(.bar(over: background)).ignoresSafeArea(edges: .top)
          .overlay(alignment: .bottom) {
            if isHard { Divider() } else { BarFade(background: background, edge: .top) }
          }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The material of a bar over the background of a list or form; nil for other content.
  nonisolated static func bar(over background: Color?) -> AnyShapeStyle {
    background.map { AnyShapeStyle(Material.bar(over: $0)) } ?? AnyShapeStyle(.bar)
  }
}

/// What is under the bars at the bottom.
nonisolated struct BelowBar: Equatable {
  /// Whether content that can be scrolled continues there.
  var continues: Bool
  /// The background of the list or form that it is in; nil for other content.
  var background: Color?
}

extension ScrollGeometry {
  /// Whether content continues under what is at the lower edge.
  nonisolated var continuesBelow: Bool {
    contentInsets.bottom > 0
      && contentSize.height - contentOffset.y - contentInsets.top - containerSize.height > 0.5
  }
}

/// Tells the bar of tabs whether the content of a screen continues under it.
struct SaysWhatIsBelow: ViewModifier {
  @State private var continues = false

  func body(content: Content) -> some View {
    content
      .followsScrollGeometry(of: \.continuesBelow) { continues = $0 }
      .transformPreference(ToolbarKey.self) {
        if $0.below == nil {
          $0.below = BelowBar(
            continues: continues && !$0.barsInside.contains(.bottom),
            background: $0.screenBackground)
        }
      }
  }
}
