import Foundation
import Waggle

/// Puts an icon into the middle of a cell that is the same for all symbols of a size, so that titles are aligned and rows
/// have one height. A larger icon, such as a picture, keeps its size.
struct IconCell: ViewModifier {
  let width: CGFloat

  func body(content: Content) -> some View {
    IconCellLayout(width: width) { content }
  }
}

/// The cell of one icon. Its title says where the line below the row begins.
private struct IconCellLayout: Layout, UnnamedLayout {
  let width: CGFloat

  /// An icon up to this size counts as one of the cell's size: symbols are larger than the cell.
  private var limit: CGFloat { width + 12 }
  private var space: ProposedViewSize { ProposedViewSize(width: width, height: nil) }
  /// Less than a line of the title, which makes the row as high as one without an icon.
  private var height: CGFloat { width * 3 / 4 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let icon = iconSize(subviews)
    return CGSize(
      width: icon.width > limit ? icon.width : width,
      height: icon.height > limit ? icon.height : height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: space)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  private func iconSize(_ subviews: Subviews) -> CGSize {
    subviews.reduce(into: .zero) { size, subview in
      let icon = subview.sizeThatFits(space)
      size = CGSize(width: max(size.width, icon.width), height: max(size.height, icon.height))
    }
  }
}
