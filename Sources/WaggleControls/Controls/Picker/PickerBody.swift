import Waggle

/// A picker in the style around it, among what surrounds it (C039, C040).
struct PickerBody<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Surroundings private var surroundings
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    switch style.kind {
    case .automatic where isInMenu, .inline where isInMenu:
      MenuPickerRows(options: options).reporting(options.problem)
    case .menu where isInMenu, .navigationLink where isInMenu:
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
        isRow: surroundings.context == .row
      )
      .reporting(options.problem)
    case .navigationLink:
      style.pushes?(pushed).reporting(options.problem)
    case .automatic, .menu:
      MenuPicker(options: options, label: label, currentValueLabel: currentValueLabel)
        .reporting(options.problem)
    }
  }

  private var isInMenu: Bool { surroundings.context == .menu }

  private var pushed: PushedPicker {
    PushedPicker(
      options: options, label: AnyView(ControlLabel(label)), title: PickerTitle(label),
      currentValueLabel: currentValueLabel,
      menu: AnyView(
        MenuPicker(options: options, label: label, currentValueLabel: currentValueLabel)))
  }
}
