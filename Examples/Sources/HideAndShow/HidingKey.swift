import SwiftUI

/// Whether any view below asks to hide the poem.
///
/// The reducer asks for the next value only while the answer is open, and no order of the views changes the answer.
struct HidingKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Asks the views above to hide the poem. They hear it from this view and from what is in it, not from beside it.
  func hidesPoem(_ hides: Bool) -> some View {
    preference(key: HidingKey.self, value: hides)
  }
}
