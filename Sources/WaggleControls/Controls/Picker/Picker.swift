public import Waggle

/// A control with which one of several options is chosen.
///
/// Each option is a view with a `tag` of exactly the selection's type, or a row of a `ForEach` whose ids are of that type
/// (C064). The style determines how the options are shown (`pickerStyle`); the default is a menu.
///
/// ```swift
/// struct Blossom: View {
///   @State private var flower = "Clover"
///
///   var body: some View {
///     Picker("Flower", selection: $flower) {
///       Text("Clover").tag("Clover")
///       Text("Sage").tag("Sage")
///     }
///     .pickerStyle(.segmented)
///   }
/// }
/// ```
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  PathNamed
{
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  /// The view for the selection where the options are not shown; nil for the selected option.
  let currentValueLabel: AnyView?

  init(
    _ selection: PickerSelection<SelectionValue>, label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// The options in the style around the picker.
  @MainActor @preconcurrency
  public var body: some View {
    Group(sections: content) { sections in
      PickerBody(
        options: PickerOptions(sections, selection), label: label,
        currentValueLabel: currentValueLabel)
    }
  }
}
