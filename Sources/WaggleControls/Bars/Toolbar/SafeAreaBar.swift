public import Foundation
public import Waggle

extension View {
  /// Shows a bar above or below this view, and takes its height off this view's safe area, as `safeAreaInset` does (L133).
  ///
  /// Scrolled content ends at the bar as it does at a navigation bar: it fades beside the bar, and behind it and the bars beyond
  /// it (C546). `scrollEdgeEffectStyle` and `scrollEdgeEffectHidden` choose. Beside a view that is not scrolled nothing is drawn.
  ///
  /// ```swift
  /// ScrollView {
  ///   ForEach(0..<40) { Text("Hive \($0)") }
  /// }
  /// .safeAreaBar(edge: .bottom) { Button("Add Hive") {} }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: the edge of this view that the bar is at.
  ///   - alignment: how the bar and this view are aligned across.
  ///   - spacing: the gap in points; nil is the distance that the two views prefer.
  ///   - content: the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaBar(edge: edge, alignment: alignment, spacing: spacing, bar: content()))
  }

  /// Shows a bar beside this view, and takes its width off this view's safe area: the same as `safeAreaInset` (L133), as content
  /// ends at bars at the top and bottom alone.
  ///
  /// - Parameters:
  ///   - edge: the edge of this view that the bar is at.
  ///   - alignment: how the bar and this view are aligned along the edge.
  ///   - spacing: the gap in points; nil is the distance that the two views prefer.
  ///   - content: the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// Shows a bar of the program in the safe area, over what is behind it while content is scrolled there (C546).
nonisolated struct SafeAreaBar<Bar: View>: ViewModifier {
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let bar: Bar
  @State private var scroll = BarScroll()
  @State private var inside = BesideBar()
  /// Whether other bars, or the end of the window's safe area, are right beyond the bar.
  @State private var isAtEdge = false

  @MainActor func body(content: Content) -> some View {
    content
      .tellsBarsBackground()
      .onPreferenceChange(ToolbarKey.self) {
        inside = BesideBar(background: $0.screenBackground, edges: $0.edges, bars: $0.barsInside)
      }
      .followsScrollGeometry(of: BarScroll.Position.init) { scroll.follow($0, yielding: 0) }
      .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
        BarOverEdge(alignment: alignment) {
          SafeAreaBarEdge(edge: edge, inside: inside, scroll: scroll)
          ZStack { bar }
        }
      }
      .onGeometryChange(for: Bool.self) { [edge] in
        (edge == .top ? $0.safeAreaInsets.top : $0.safeAreaInsets.bottom) > 0
      } action: {
        isAtEdge = $0
      }
      .transformPreference(ToolbarKey.self) {
        if isAtEdge { $0.barsInside.insert(edge == .top ? .top : .bottom) }
      }
  }
}

/// What the views beside a bar of the program say.
nonisolated private struct BesideBar: Equatable {
  /// The background of the list or form that they are in; nil for other content.
  var background: Color?
  var edges = ScrollEdgeEffects()
  /// The edges at which another bar is nearer to the content.
  var bars: VerticalEdge.Set = []
}

/// What is behind a bar of the program, and behind the bars beyond it. Nothing if another bar nearer to the content has it.
private struct SafeAreaBarEdge: View {
  let edge: VerticalEdge
  let inside: BesideBar
  let scroll: BarScroll
  @Environment(\.scrollEdgeEffects) private var effects
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let effects = inside.edges.filled(from: effects)
    let background = platform.bars.isGlass ? inside.background : nil
    if edge == .top {
      TopEdge(
        isScrolled: scroll.distance > 0 && !inside.bars.contains(.top), background: background,
        effects: effects)
    } else {
      BottomEdge(
        below: BelowBar(
          continues: scroll.continuesBelow && !inside.bars.contains(.bottom),
          background: background), effects: effects)
    }
  }
}

/// Lays out a bar as if it were alone, and what is behind it along the whole width that the bar is proposed.
private struct BarOverEdge: Layout {
  let alignment: HorizontalAlignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews[1].sizeThatFits(proposal) }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[1].spacing }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposed = proposal.width ?? 0
    let width = proposed.isFinite ? max(bounds.width, proposed) : bounds.width
    let part = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    subviews[0].place(
      at: CGPoint(x: bounds.minX - (width - bounds.width) * part, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
    subviews[1].place(at: bounds.origin, proposal: proposal)
  }
}
