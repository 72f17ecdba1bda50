import Foundation
import Waggle

/// Moves a row aside while it is swiped, and shows what is behind (C092).
///
/// See also `SwipeButtons`, and `RowEditing`, which says what they are.
struct RowSwipe: ViewModifier {
  let leading: [SwipeActions]
  let trailing: [SwipeActions]
  /// Whether the actions at the trailing edge are shown now, as by the disc of a row that is edited.
  @Binding var isRevealed: Bool
  @State private var offset: CGFloat = 0
  @State private var state = SwipeState()
  @Environment(\.listModel) private var model
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      // Without a background a row would be hit on what it draws alone.
      .contentShape(Rectangle())
      .overlay { closer }
      .offset(x: offset)
      .background {
        Decoration {
          SwipeButtons(actions: leading, edge: .leading, revealed: offset, state, close)
          SwipeButtons(actions: trailing, edge: .trailing, revealed: -offset, state, close)
        }
      }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { state.width = $0 })
      .highPriorityGesture(slide, including: isActive ? .all : .subviews)
      .onChange(of: isRevealed) { if isRevealed { open(.trailing) } }
      .onChange(of: isActive) { if !isActive { close() } }
      .onDisappear {
        offset = 0
        model?.forget(state)
      }
  }

  private var isActive: Bool { isEnabled && !(leading.isEmpty && trailing.isEmpty) }
  private var side: CGFloat { direction == .leftToRight ? 1 : -1 }

  /// Closes the row when it is tapped while it is open.
  private var closer: some View {
    Decoration {
      if offset != 0 { Color.clear.contentShape(Rectangle()).onTapGesture(perform: close) }
    }
  }

  private var slide: SlideGesture {
    SlideGesture(takesTaps: false, beginsAtOnce: { _, _ in false }) { phase in
      switch phase {
      case .began(let point): begin(point.x)
      case .moved(let point): move(to: point.x)
      case .ended(let point):
        move(to: point.x)
        end()
      case .cancelled: settle(to: 0)
      }
    }
  }

  private func begin(_ x: CGFloat) {
    model?.open(self.state, close: close)
    state.start = offset
    state.origin = x
  }

  private func move(to x: CGFloat) {
    let moved = state.start + (x - state.origin) * side
    offset = min(max(moved, trailing.isEmpty ? 0 : -state.width), leading.isEmpty ? 0 : state.width)
  }

  private func end() {
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
    isRevealed = false
    settle(to: 0)
  }

  private func settle(to target: CGFloat) {
    guard offset != target else { return }
    withAnimation(.snappy) { offset = target }
  }
}
