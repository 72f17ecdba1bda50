import Foundation
import Waggle

/// A picker as a link with the selected option, which pushes a screen of all; choosing one goes back (C235). The screen is
/// titled as the picker. Outside of navigation it is a menu.
struct NavigationLinkPicker: View {
  let picker: PushedPicker
  @State private var isOpen = false
  @Environment(\.stackContext) private var stack

  var body: some View {
    if stack != nil { link } else { picker.menu }
  }

  private var link: some View {
    NavigationLink(isActive: $isOpen) {
      screen
    } label: {
      LabelAndContent(label: picker.label, content: HStack { value }.inValue())
    }
    .isDetailLink(false)
  }

  private var screen: some View {
    List {
      ForEach(picker.options.parts) { part in
        if let header = part.header { header }
        ForEach(part.options) { row($0) }
      }
    }
    .modifier(PickerScreenTitle(title: picker.title))
    .toolbarTitleDisplayMode(.inline)
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
      .rowForeground([AnyShapeStyle(Color.primary)])
    }
    .asOption(option)
  }

  @ViewBuilder private var value: some View {
    if let label = picker.currentValueLabel {
      label
    } else if let selected = picker.options.selected {
      selected.view
    }
  }
}

/// Titles the screen of a picker by its label: a text is the title, other views are in place of one.
private struct PickerScreenTitle: ViewModifier {
  let title: PickerTitle

  func body(content: Content) -> some View {
    switch title {
    case .text(let title): content.navigationTitle(title)
    case .view(let label):
      content.toolbar { ToolbarItem(placement: .principal) { label.font(.headline) } }
    }
  }
}
