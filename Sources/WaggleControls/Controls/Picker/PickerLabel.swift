import Waggle

extension View {
  /// Reads the options as one control with the picker's label, of which the selected option is the value (C154, C155).
  func options<Label: View>(of label: Label) -> some View {
    accessibilityElement(children: .contain)
      .accessibilityRole(.picker)
      .accessibilityValueOfSelection()
      .accessibilityNamed(by: label)
  }

  /// Reads the view as one option, which is disabled if it cannot be chosen.
  func asOption(_ option: PickerOption) -> some View {
    readAsOption(option).disabled(option.choose == nil)
  }

  /// Reads the view as one option.
  func readAsOption(_ option: PickerOption) -> some View {
    accessibilityElement(children: .combine)
      .accessibilityAddTraits(option.isSelected ? [.isButton, .isSelected] : .isButton)
  }
}
