import Foundation
import Waggle

/// A sheet and the dim behind it, as a plan says; one drags the sheet from height to height, and away.
struct SheetLayers<Content: View>: View {
  let plan: SheetPlan
  let traits: PresentationTraits
  @Binding var selected: PresentationDetent?
  /// Whether one reaches what is behind the sheet.
  let isReachable: Bool
  let content: () -> Content
  /// How far down the finger has moved; nil without one.
  @State private var translation: CGFloat?
  /// False again when the drag has ended or was cancelled.
  @GestureState private var isDragged = false
  @Environment(\.isPresentationShown) private var isShown
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let drag = drag
    SheetPlacing(plan: plan, offset: isShown || fades ? drag.offset : hidden) {
      dim
      SheetPanel(
        plan: plan, height: drag.height, traits: traits, grab: grab, content: content
      )
      .environment(\.scrollsYieldAtTop, canDrag)
      .padding(plan.inset(at: drag.height))
      .animation(SheetMotion.fade) { $0.opacity(isShown || !fades ? 1 : 0.01) }
      .animation(fades ? nil : SheetMotion.slide, value: isShown)
      .gesture(gesture, including: canDrag ? .all : .subviews)
      .highPriorityGesture(gesture, including: resizesFirst ? .all : .subviews)
    }
    .frame(width: plan.window.width, height: plan.window.height)
    .onChange(of: isDragged) { if !isDragged { putBack() } }
  }

  /// How far down the panel is when it is not seen.
  private var hidden: CGFloat {
    plan.form == .bottom ? max(drag.height, drag.offset) + 40 : plan.window.height
  }

  private var fades: Bool { reducesMotion || plan.form == .popover }

  private var dim: some View {
    Color.black
      .ignoresSafeArea()
      .animation(SheetMotion.slide) {
        $0.opacity(isShown && !isReachable && isDimmed ? PlatformMetrics.dim : 0)
      }
      .contentShape(Rectangle())
      .onTapGesture { if !traits.isDismissDisabled, closesOutside { dismiss() } }
      .allowsHitTesting(!isReachable)
      .accessibilityHidden(true)
  }

  private var isDimmed: Bool { plan.form == .bottom || plan.form == .centered }
  private var closesOutside: Bool { plan.form == .popover || canDrag }

  // MARK: Dragging

  private var canDrag: Bool { isDimmed && !plan.metrics.isFitted }

  /// Whether a drag in a scroll view makes the sheet higher, because it can be.
  private var resizesFirst: Bool {
    canDrag && traits.contentInteraction != .scrolls && rest < range.upperBound
  }

  private var range: ClosedRange<CGFloat> {
    guard plan.form == .bottom else { return rest...rest }
    return plan.stops[0].height...(plan.stops.last?.height ?? rest)
  }

  /// The height without a finger.
  private var rest: CGFloat { plan.height(of: selected) }

  private var drag: SheetDrag {
    SheetDrag(
      from: rest, by: translation ?? 0, in: range, isFixed: traits.isDismissDisabled)
  }

  private var gesture: some Gesture {
    VerticalDragGesture()
      .updating($isDragged) { _, isDragged, _ in isDragged = true }
      .onChanged { translation = $0.translation.height }
      .onEnded { end(at: rest - $0.predictedEndTranslation.height) }
  }

  /// - Parameter height: the one that the sheet would have if it continued to move.
  private func end(at height: CGFloat) {
    let closes = height < range.lowerBound / 2 && !traits.isDismissDisabled
    withAnimation(SheetMotion.slide) {
      translation = nil
      if !closes { select(plan.nearest(to: height)) }
    }
    if closes { dismiss() }
  }

  /// After a drag that was cancelled, as by a screen that scrolls.
  private func putBack() {
    guard translation != nil else { return }
    withAnimation(SheetMotion.slide) { translation = nil }
  }

  private func select(_ detent: PresentationDetent) {
    guard plan.form == .bottom, detent != selected else { return }
    selected = detent
    traits.selection?.select(detent)
  }

  /// Moves on to the next height, after the greatest to the smallest.
  private func grab() {
    let index = plan.stops.firstIndex { $0.height >= rest } ?? 0
    withAnimation(SheetMotion.slide) {
      select(plan.stops[(index + 1) % plan.stops.count].detent)
    }
  }
}
