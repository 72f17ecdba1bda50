import Foundation
import Waggle

/// The sizes of what a row shows while its list is edited (C088).
enum EditMetrics {
  /// How far the row's content moves in.
  static let indent: CGFloat = 40
  /// The diameter of the disc.
  static let disc: CGFloat = 22
}

/// What is before a row while its list is edited: a circle that is filled if the row is selected, or the disc that
/// reveals how to delete it (C088).
struct EditMark: View {
  enum Kind: Equatable { case circle(isSelected: Bool), disc }

  let kind: Kind
  /// The distance from the row's edge.
  let inset: CGFloat
  let reveal: () -> Void

  var body: some View {
    Group {
      switch kind {
      case .circle(let isSelected): SelectionCircle(isSelected: isSelected)
      case .disc: DeleteDisc(reveal: reveal)
      }
    }
    .padding(.leading, inset)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct SelectionCircle: View {
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .resizable()
      .frame(width: EditMetrics.disc, height: EditMetrics.disc)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .accessibilityHidden(true)
  }
}

private struct DeleteDisc: View {
  let reveal: () -> Void

  var body: some View {
    Circle()
      .fill(.red)
      .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
      .frame(width: EditMetrics.disc, height: EditMetrics.disc)
      .contentShape(Circle().inset(by: -8))
      .onTapGesture(perform: reveal)
      .accessibilityHidden(true)
  }
}
