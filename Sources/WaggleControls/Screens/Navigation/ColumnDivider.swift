import Foundation
import Waggle

/// The line at the end of a column, which one drags to make the column wider or narrower (C285).
struct ColumnDivider: View {
  let column: ColumnModel
  let plan: SplitPlan
  /// The width of the column when the drag began.
  @State private var start: CGFloat?
  @GestureState private var isTouched = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack(alignment: .trailing) {
      Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea().allowsHitTesting(false)
      Decoration {
        if plan.range(of: column.number) != nil {
          Color.clear.frame(width: 8).contentShape(Rectangle()).gesture(drag)
        }
      }
    }
    .accessibilityHidden(true)
    .onChange(of: isTouched) { if !$1 { start = nil } }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 1, coordinateSpace: .global)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { move(by: $0.translation.width) }
  }

  private func move(by distance: CGFloat) {
    guard let range = plan.range(of: column.number),
      let width = start ?? plan.width(of: column.number)
    else { return }
    start = width
    let wanted = width + (direction == .rightToLeft ? -distance : distance)
    column.draggedWidth = max(range.lowerBound, min(wanted, range.upperBound))
  }
}
