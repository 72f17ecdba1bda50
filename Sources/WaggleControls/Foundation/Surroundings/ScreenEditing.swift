import Foundation
import Observation
import Waggle

/// Whether a text field of a screen has the focus.
@MainActor @Observable final class ScreenEditing {
  /// The number of fields that report it: for a moment none or two, while the focus moves.
  private(set) var isEditing = false
  @ObservationIgnored private var field: AnyHashable?
  /// Whether a screen with bars shows the items for the keyboard.
  @ObservationIgnored let isOfScreen: Bool

  nonisolated init(isOfScreen: Bool) { self.isOfScreen = isOfScreen }

  /// A field has received the focus, or lost it.
  func changed(_ hasFocus: Bool, of id: AnyHashable) {
    if hasFocus {
      field = id
    } else if field == id {
      field = nil
    }
    if isEditing != (field != nil) { isEditing = field != nil }
  }
}

extension EnvironmentValues {
  private enum ScreenEditingKey: ScreenKey {
    static var defaultValue: ScreenEditing? { nil }
  }

  /// Where the text fields of a screen say that they have the focus.
  var screenEditing: ScreenEditing? {
    get { self[ScreenEditingKey.self] }
    set { self[ScreenEditingKey.self] = newValue }
  }
}
