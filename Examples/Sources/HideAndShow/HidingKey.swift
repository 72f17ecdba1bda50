import SwiftUI

/// Whether any view below asks to hide the poem.
///
/// The reducer reads the next value only while the result is open, and the order of the views does not change it.
struct HidingKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Asks the views above to hide the poem. They receive it from this view and its descendants, not from its siblings.
  func hidesPoem(_ hides: Bool) -> some View {
    preference(key: HidingKey.self, value: hides)
  }
}
