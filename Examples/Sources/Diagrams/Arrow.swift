import SwiftUI

/// An arrow with a value at its middle; a dotted line where no value travels. An empty label is an arrow without one.
struct Arrow: View {
  let start: CGPoint
  let end: CGPoint
  var label: String?
  var isShadowed = false
  var color = Color.orange

  private var shownColor: Color { label == nil || isShadowed ? .gray : color }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Path {
        $0.move(to: start)
        $0.addLine(to: end)
      }
      .stroke(
        shownColor,
        style: StrokeStyle(
          lineWidth: label == nil ? 1 : 2, dash: label == nil || isShadowed ? [2, 4] : []))
      if label != nil { head.fill(shownColor) }
      if let label, !label.isEmpty {
        tag(label).position(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      }
    }
  }

  private func tag(_ label: String) -> some View {
    Text(label)
      .font(.system(size: 11, weight: .medium, design: .monospaced))
      .strikethrough(isShadowed)
      .foregroundStyle(isShadowed ? Color.gray : Color.primary)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .background(.background, in: Capsule())
      .fixedSize()
  }

  /// The tip, 9 points long and 8 wide.
  private var head: Path {
    let length = max(hypot(end.x - start.x, end.y - start.y), 1)
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let base = CGPoint(x: end.x - dx * 9, y: end.y - dy * 9)
    return Path {
      $0.move(to: end)
      $0.addLine(to: CGPoint(x: base.x - dy * 4, y: base.y + dx * 4))
      $0.addLine(to: CGPoint(x: base.x + dy * 4, y: base.y - dx * 4))
      $0.closeSubpath()
    }
  }
}
