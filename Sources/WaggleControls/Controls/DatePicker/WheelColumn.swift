import Foundation
import Waggle

/// One wheel: rows of which the one in the middle is chosen, by a drag, a tap, arrow keys or a screen reader.
struct WheelColumn: View {
  /// What a wheel shows.
  struct Rows {
    /// What is read aloud before the value.
    var label: String
    var range: Range<Int>
    var chosen: Int
    var text: (Int) -> Text
    var isEnabled: (Int) -> Bool = { _ in true }
    var choose: (Int) -> Void
    /// How many times as wide it is as others.
    var share: CGFloat = 1
  }

  let rows: Rows
  /// How far the rows are dragged, in points.
  @State private var drag: CGFloat = 0
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.wheelItemHeight) private var itemHeight
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let sizes = sizes
    ZStack {
      ForEach(visible, id: \.self) { row in
        rows.text(row)
          .lineLimit(1)
          .opacity(opacity(of: row))
          .frame(height: sizes.row)
          .contentShape(Rectangle())
          .onTapGesture { choose(row) }
          .offset(y: offset(of: row))
          .accessibilityHidden(true)
      }
    }
    .frame(height: sizes.height)
    .frame(maxWidth: .infinity)
    .clipped()
    .focusRing(RoundedRectangle(cornerRadius: sizes.radius).inset(by: sizes.radius))
    .contentShape(Rectangle())
    .gesture(turn)
    .focusable(isEnabled)
    .onKeyPress(.upArrow) { step(-1) }
    .onKeyPress(.downArrow) { step(1) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(LocalizedStringKey(rows.label))
    .accessibilityValue(rows.text(rows.chosen))
    .accessibilityRole(.picker)
    .accessibilityAdjustableAction { choose(rows.chosen + ($0 == .increment ? 1 : -1)) }
  }

  private var sizes: WheelMetrics { metrics.wheel(rows: itemHeight) }

  private var turn: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { drag = $0.translation.height }
      .onEnded {
        drag = 0
        choose(rows.chosen - Int(($0.translation.height / sizes.row).rounded()))
      }
  }

  /// The rows that can be seen.
  private var visible: [Int] {
    let reach = Int(sizes.height / sizes.row / 2) + 1
    let middle = rows.chosen - Int((drag / sizes.row).rounded())
    return ((middle - reach)...(middle + reach)).filter(rows.range.contains)
  }

  private func offset(of row: Int) -> CGFloat {
    CGFloat(row - rows.chosen) * sizes.row + drag
  }

  private func opacity(of row: Int) -> Double {
    let distance = abs(offset(of: row)) / (sizes.height / 2)
    let faint = rows.isEnabled(row) && isEnabled ? 1 : 0.4
    return max(1 - distance * 0.9, 0.05) * faint
  }

  private func step(_ count: Int) -> KeyPress.Result {
    choose(rows.chosen + count)
    return .handled
  }

  private func choose(_ row: Int) {
    let row = min(max(row, rows.range.lowerBound), rows.range.upperBound - 1)
    if isEnabled, row != rows.chosen { rows.choose(row) }
  }
}

/// Wheels beside each other, with a bar behind the chosen rows.
struct Wheels: View {
  let columns: [WheelColumn.Rows]
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.wheelItemHeight) private var itemHeight

  var body: some View {
    let sizes = metrics.wheel(rows: itemHeight)
    SharedWidths(shares: columns.map(\.share)) {
      ForEach(columns, id: \.label) { WheelColumn(rows: $0) }
    }
    .background {
      RoundedRectangle(cornerRadius: sizes.radius)
        .fill(.fill.tertiary)
        .frame(height: sizes.row)
    }
  }
}

/// Divides the width between its subviews.
private struct SharedWidths: Layout, UnnamedLayout {
  var shares: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).reduce(0, +),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let unit = bounds.width / max(shares.reduce(0, +), 1)
    var x = bounds.minX
    for (subview, share) in zip(subviews, shares) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: share * unit, height: bounds.height))
      x += share * unit
    }
  }
}
