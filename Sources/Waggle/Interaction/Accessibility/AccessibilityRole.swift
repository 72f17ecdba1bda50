/// What kind of control an element is, where its traits do not say that (C154).
package enum AccessibilityRole: Hashable, Sendable {
  case textField, secureField, searchField, textEditor
  case slider, stepper, progress
  /// A choice of one of several, and a button that opens a menu.
  case picker, menu
  case list, row, tab, dialog
  /// What a picker opens: its options.
  case choices
  /// The page of the tab that is shown.
  case tabPanel
}

extension View {
  /// Sets the kind of control that assistive technology reports for the view (C154).
  package nonisolated func accessibilityRole(_ role: AccessibilityRole) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.role = role } }

  /// Reads the view aloud as the value of the control that it is part of: the chosen option of a picker (C154).
  package nonisolated func accessibilityReadAsValue() -> some View {
    accessibilityElement(children: .combine).accessible { $0.isValue = true }
  }
}
