import Foundation
import Waggle

/// A menu inside another: a row that opens it beside the first.
struct Submenu<Label: View, Content: View>: View {
  let session: MenuSession
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .imageScale(.small).foregroundStyle(.secondary).accessibilityHidden(true)
    }
    .menuActionDismissBehavior(.disabled)
    .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
      isOpen = true
      return .handled
    }
    .menu(isPresented: $isOpen, at: .beside, in: session) {
      MenuColumn { content }
    }
    .accessibilityRole(.menu)
  }
}
