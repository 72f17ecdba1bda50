import Foundation
import Waggle

/// Goes from tab to tab by Control-Tab and Shift-Control-Tab, wherever the focus is (C238).
struct TabKeys: View {
  let step: (Int) -> Void

  var body: some View {
    Decoration {
      ZStack {
        key([.control], 1)
        key([.control, .shift], -1)
      }
      .accessibilityHidden(true)
    }
  }

  private func key(_ modifiers: EventModifiers, _ distance: Int) -> some View {
    Color.clear.frame(width: 0, height: 0)
      .onPress(isFocusable: false) { step(distance) }
      .keyboardShortcut(.tab, modifiers: modifiers)
  }
}
