import Foundation
import Waggle

/// Moves a row aside while it is swiped, and shows what is behind (C092).
///
/// See also `SwipeButtons`, and `RowEditing`, which says what they are.
struct RowSwipe: ViewModifier {
  let leading: [SwipeActions]
  let trailing: [SwipeActions]
  /// Whether the actions at the trailing edge are shown now, as by the disc of a row that is edited.
  let isRevealed: Bool
  /// Called when the row is closed.
  let hide: () -> Void
  @State private var swipe = Swipe()
  @Environment(\.listModel) private var model
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  /// How far a row is moved aside, and whether the buttons behind it exist.
  private struct Swipe: Equatable {
    var offset: CGFloat = 0
    /// From the beginning of a swipe until the row is closed again.
    var hasButtons = false
    /// Always the same.
    let state = SwipeState()

    static func == (a: Swipe, b: Swipe) -> Bool {
      a.offset == b.offset && a.hasButtons == b.hasButtons && a.state === b.state
    }
  }

  private var state: SwipeState { swipe.state }

  /// What opens and closes the row from outside.
  private struct Demand: Equatable {
    let isRevealed: Bool
    let isActive: Bool
  }

  func body(content: Content) -> some View {
    content
      // Without a background a row would be hit on what it draws alone.
      .contentShape(Rectangle())
      .offset(x: swipe.offset)
      .layers(
        behind: swipe.hasButtons || isRevealed ? buttons : nil,
        inFront: swipe.offset != 0 ? closer : nil
      )
      .answers(state.row)
      .highPriorityGesture(slide, including: isActive ? .all : .subviews)
      .onChange(of: Demand(isRevealed: isRevealed, isActive: isActive)) { old, new in
        if new.isRevealed, !old.isRevealed { open(.trailing) }
        if old.isActive, !new.isActive { close() }
      }
      .onDisappear {
        swipe.offset = 0
        swipe.hasButtons = false
        model?.forget(state)
      }
  }

  private var isActive: Bool { isEnabled && !(leading.isEmpty && trailing.isEmpty) }
  private var side: CGFloat { direction == .leftToRight ? 1 : -1 }

  /// Closes the row when it is tapped while it is open.
  private var closer: some View {
    Color.clear.contentShape(Rectangle()).onTapGesture(perform: close).offset(x: swipe.offset)
  }

  /// The buttons at both edges.
  @ViewBuilder private var buttons: some View {
    SwipeButtons(actions: leading, edge: .leading, revealed: swipe.offset, state, close)
    SwipeButtons(actions: trailing, edge: .trailing, revealed: -swipe.offset, state, close)
  }

  private var slide: SlideGesture {
    SlideGesture(takesTaps: false, takesTouchpad: true, beginsAtOnce: { _, _ in false }) { phase in
      switch phase {
      case .began(let point): begin(point.x)
      case .moved(let point): move(to: point.x)
      case .ended(let point):
        move(to: point.x)
        end()
      case .cancelled:
        state.isSliding = false
        settle(to: 0)
      }
    }
  }

  private func begin(_ x: CGFloat) {
    model?.open(self.state, close: close)
    swipe.hasButtons = true
    state.isSliding = true
    state.start = swipe.offset
    state.origin = x
  }

  private func move(to x: CGFloat) {
    let moved = state.start + (x - state.origin) * side
    swipe.offset = min(
      max(moved, trailing.isEmpty ? 0 : -state.width), leading.isEmpty ? 0 : state.width)
  }

  private func end() {
    state.isSliding = false
    let offset = swipe.offset
    let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
    let actions = edge == .leading ? leading : trailing
    let open = state.openWidth(edge)
    if actions.first?.allowsFullSwipe == true, abs(offset) > state.width * SwipeMetrics.full {
      state.first[edge]?()
      return close()
    }
    abs(offset) > open * SwipeMetrics.open && open > 0 ? self.open(edge) : close()
  }

  private func open(_ edge: HorizontalEdge) {
    model?.open(state, close: close)
    settle(to: state.openWidth(edge) * (edge == .leading ? 1 : -1))
  }

  private func close() {
    hide()
    settle(to: 0)
  }

  private func settle(to target: CGFloat) {
    guard swipe.offset != target else { return removeButtons() }
    withAnimation(.snappy, completionCriteria: .removed) {
      swipe.hasButtons = true
      swipe.offset = target
    } completion: {
      removeButtons()
    }
  }

  /// Removes the buttons of a row that is closed.
  private func removeButtons() {
    guard swipe.offset == 0, !state.isSliding, swipe.hasButtons else { return }
    swipe.hasButtons = false
  }
}
