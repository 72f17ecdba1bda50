import SwiftUI

struct Flow: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(proposal.width ?? .infinity, subviews)
    let height = rows.map(\.height).reduce(0, +) + CGFloat(max(0, rows.count - 1)) * spacing
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(bounds.width, subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - size.height) / 2), proposal: ProposedViewSize(size)
        )
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }
  private func rows(_ width: CGFloat, _ subviews: Subviews) -> [(
    indices: [Int], width: CGFloat, height: CGFloat
  )] {
    var rows: [(indices: [Int], width: CGFloat, height: CGFloat)] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = rows.last, last.width + spacing + size.width <= width {
        rows[rows.count - 1].indices.append(index)
        rows[rows.count - 1].width += spacing + size.width
        rows[rows.count - 1].height = max(last.height, size.height)
      } else {
        rows.append((indices: [index], width: size.width, height: size.height))
      }
    }
    return rows
  }
}

struct Tags: View {
  let tags: [String]
  var body: some View {
    Flow(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        Text("#\(tag)").padding(.horizontal, 10).padding(.vertical, 4)
          .background(
            Capsule().fill(tag.count % 2 == 0 ? Color.blue.opacity(0.2) : .green.opacity(0.2)))
      }
    }
  }
}
