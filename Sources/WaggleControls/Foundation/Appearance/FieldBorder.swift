import Foundation
import Waggle

/// The line around a field: in the tint and twice as wide while it has the focus, stronger while a pointer is over it and
/// where the user has asked for contrast (C010).
struct FieldBorder: View {
  let shape: RoundedRectangle
  let isFocused: Bool
  var width: CGFloat = 1
  var opacity = 0.2
  var isHovered = false
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    shape.strokeBorder(
      isFocused
        ? AnyShapeStyle(.tint)
        : AnyShapeStyle(Color.primary.opacity(strength)),
      lineWidth: isFocused ? 2 * width : width
    )
    .allowsHitTesting(false)
  }

  private var strength: Double {
    if contrast == .increased { return 0.6 }
    return isHovered ? 2 * opacity : opacity
  }
}
