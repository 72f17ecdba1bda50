import Waggle

/// A picker in the style around it, among what surrounds it (C039, C040).
struct PickerBody<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.controlContext) private var context
  @Environment(\.platformMetrics) private var platform
  @Environment(\.stackContext) private var stack

  var body: some View {
    switch style.kind {
    case .automatic where context == .menu, .inline where context == .menu:
      MenuPickerRows(options: options).reporting(options.problem)
    case .menu where context == .menu, .navigationLink where context == .menu:
      Menu(content: { MenuPickerRows(options: options) }, label: { label })
        .reporting(options.problem)
    case .palette:
      PalettePicker(options: options, label: label).reporting(options.problem)
    case .segmented:
      SegmentedPicker(options: options, label: label).reporting(options.problem)
    case .wheel:
      WheelPicker(options: options, label: label).reporting(options.problem)
    case .inline, .radioGroup:
      InlinePicker(
        options: options, label: label,
        hasRadioButtons: style.kind == .radioGroup || PickerMetrics(platform).hasRadioButtons,
        isRow: context == .row
      )
      .reporting(options.problem)
    case .navigationLink where stack != nil:
      NavigationLinkPicker(options: options, label: label, currentValueLabel: currentValueLabel)
        .reporting(options.problem)
    case .automatic, .menu, .navigationLink:
      MenuPicker(options: options, label: label, currentValueLabel: currentValueLabel)
        .reporting(options.problem)
    }
  }
}
