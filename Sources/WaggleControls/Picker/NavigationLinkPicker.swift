import Foundation
import Waggle

/// A picker as a link with the selected option, which pushes a page of all; choosing one goes back (C235).
struct NavigationLinkPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @State private var isOpen = false

  var body: some View {
    NavigationLink(isActive: $isOpen) {
      page
    } label: {
      LabelAndContent(label: label, content: value)
    }
    .isDetailLink(false)
  }

  private var page: some View {
    List {
      ForEach(options.parts) { part in
        part.header
        ForEach(part.options) { row($0) }
      }
    }
  }

  private func row(_ option: PickerOption) -> some View {
    Button {
      option.choose?()
      isOpen = false
    } label: {
      HStack {
        option.view
        Spacer(minLength: 8)
        MenuMark(isOn: option.isSelected).foregroundStyle(.tint)
      }
      .foregroundStyle(.primary)
    }
    .asOption(option)
  }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else if let selected = options.selected {
      selected.view
    }
  }
}
