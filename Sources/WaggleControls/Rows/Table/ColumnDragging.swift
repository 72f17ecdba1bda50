import Foundation
import Waggle

/// Lets the label of a column be dragged to the place of another, and its divider to another width (C272, C273).
struct ColumnDragging: ViewModifier {
  let index: Int
  let cell: TableHeaderCell
  /// The widths of all columns.
  let widths: [CGFloat]
  @GestureState private var distance: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  /// How far a press moves before it is a drag, in points.
  private static var threshold: CGFloat { 6 }

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .offset(x: distance)
      .highPriorityGesture(drag, including: cell.move == nil ? .subviews : .all)
      .zIndex(distance == 0 ? 0 : 1)
      .overlay { if let resize = cell.resize { ColumnHandle(resize: resize) } }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: Self.threshold, coordinateSpace: .global)
      .updating($distance) { value, distance, _ in distance = value.translation.width }
      .onEnded { move(by: $0.translation.width) }
  }

  /// Moves the column by as many others as more than half of which it was dragged over.
  private func move(by distance: CGFloat) {
    let isForward = (distance > 0) == (direction == .leftToRight)
    var rest = abs(distance)
    var target = index
    while true {
      let next = target + (isForward ? 1 : -1)
      guard widths.indices.contains(next), rest > widths[next] / 2 else { break }
      rest -= widths[next]
      target = next
    }
    if target != index { cell.move?(target) }
  }
}

/// The divider at the end of a column's label, which one drags to change the column's width (C273).
private struct ColumnHandle: View {
  let resize: (CGFloat) -> Void
  /// The width when the drag began.
  @State private var start: CGFloat?
  @GestureState private var isTouched = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      Color.clear.contentShape(Rectangle())
        .frame(width: max(metrics.table.gap, 8))
        .overlay { Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 8) }
        .gesture(drag(from: width))
        .position(x: width + metrics.table.gap / 2, y: proxy.size.height / 2)
    }
    .accessibilityHidden(true)
    .onChange(of: isTouched) { if !$1 { start = nil } }
  }

  private func drag(from width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 1, coordinateSpace: .global)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { value in
        let begin = start ?? width
        start = begin
        let distance = value.translation.width
        resize(begin + (direction == .rightToLeft ? -distance : distance))
      }
  }
}

/// A column that can be shown and hidden.
struct ColumnMenuItem: Identifiable {
  let id: String
  let label: AnyView
  let isShown: Binding<Bool>
}

/// Adds the menu that shows and hides columns, where there are some.
struct ColumnMenu: ViewModifier {
  let items: [ColumnMenuItem]

  func body(content: Content) -> some View {
    if items.isEmpty {
      content
    } else {
      content.contextMenu {
        ForEach(items) { item in
          Toggle(isOn: item.isShown) { item.label }
        }
      }
    }
  }
}
