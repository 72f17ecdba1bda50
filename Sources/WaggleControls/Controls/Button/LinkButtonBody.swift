import Foundation
import Waggle

/// The label in the colour of links, underlined while a pointer is over it.
struct LinkButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    BorderlessButtonBody(label: label, role: role, isPressed: isPressed)
      .underline(isHovered && isEnabled)
      .plainFocusRing()
      .onHover { isHovered = $0 }
      .pointerStyle(isEnabled ? .link : nil)
  }
}
