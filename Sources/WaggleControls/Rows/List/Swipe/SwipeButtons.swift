import Foundation
import Waggle

/// The buttons at one edge behind a row, as wide as the row has moved aside.
struct SwipeButtons: View {
  let actions: [SwipeActions]
  let edge: HorizontalEdge
  let revealed: CGFloat
  let state: SwipeState
  let close: () -> Void

  init(
    actions: [SwipeActions], edge: HorizontalEdge, revealed: CGFloat, _ state: SwipeState,
    _ close: @escaping () -> Void
  ) {
    self.actions = actions
    self.edge = edge
    self.revealed = max(revealed, 0)
    self.state = state
    self.close = close
  }

  var body: some View {
    if !actions.isEmpty {
      SwipeLayout(edge: edge, revealed: revealed) {
        Group(subviews: views) { views in
          ForEach(views) { view in
            view.environment(
              \.swipeContext,
              SwipeContext(
                state: state, edge: edge, isFirst: view.id == views.first?.id,
                isRevealed: revealed > 0, close: close))
          }
        }
      }
      .answers(state.query(edge))
      .buttonStyle(SwipeButtonStyle())
      .labelStyle(SwipeLabelStyle())
      .outsideRows()
      .clipped()
      .accessibilityRowActions(areShown: revealed > 0)
    }
  }

  private var views: some View {
    ForEach(actions.indices, id: \.self) { actions[$0].content }
  }
}

/// Gives each button its share of what is revealed; the first is at the edge. It takes all of the space that it is
/// proposed; its ideal width is that of all buttons.
private struct SwipeLayout: Layout, UnnamedLayout {
  let edge: HorizontalEdge
  let revealed: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? widths(subviews, proposal.height).reduce(0, +),
      height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = widths(subviews, bounds.height)
    let total = widths.reduce(0, +)
    guard total > 0 else { return }
    var start: CGFloat = 0
    for (subview, width) in zip(subviews, widths) {
      // Buttons that are not revealed are beside the row, where they are not drawn.
      let shown = revealed > 0 ? width * revealed / total : width
      var x = edge == .leading ? bounds.minX + start : bounds.maxX - start - shown
      if revealed == 0 { x += (edge == .leading ? -1 : 1) * (total + 1) }
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: shown, height: bounds.height))
      start += shown
    }
  }

  /// The widths of labels as they are in a row of a height.
  private func widths(_ subviews: Subviews, _ height: CGFloat?) -> [CGFloat] {
    let space = ProposedViewSize(width: nil, height: height)
    return subviews.map { max(SwipeMetrics.button, $0.sizeThatFits(space).width) }
  }
}

/// A button behind a row: its label on its colour.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.swipeContext) private var context
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  var body: some View {
    configuration.label
      .lineLimit(1)
      .fixedSize(horizontal: true, vertical: false)
      .padding(.horizontal, SwipeMetrics.padding)
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(isRevealed ? Color.white.opacity(isEnabled ? 1 : 0.5) : .clear)
      .background(color.opacity(isRevealed ? isPressed ? 0.75 : 1 : 0))
      .clipped()
      .contentShape(Rectangle())
      .onPress(isFocusable: false, changed: { isPressed = $0 }, perform: act)
      .onAppear(perform: register)
      .onDisappear(perform: unregister)
      .afterBody(register)
  }

  private var isRevealed: Bool { context?.isRevealed == true }

  private var color: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.gray)
  }

  private func act() {
    configuration.trigger()
    context?.close()
  }

  private func register() {
    guard let context, context.isFirst else { return }
    context.state.first[context.edge] = isEnabled ? { configuration.trigger() } : nil
  }

  /// What the button does knows its row, and with it all that the row retains.
  private func unregister() {
    guard let context, context.isFirst else { return }
    context.state.first[context.edge] = nil
  }
}
