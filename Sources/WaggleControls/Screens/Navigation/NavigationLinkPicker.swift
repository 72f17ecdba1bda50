import Foundation
import Waggle

/// A picker as a link with the selected option, which pushes a page of all; choosing one goes back (C235). The page is titled
/// as the picker.
struct NavigationLinkPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @State private var isOpen = false

  var body: some View {
    NavigationLink(isActive: $isOpen) {
      page
    } label: {
      LabelAndContent(label: label, content: HStack { value }.inValue())
    }
    .isDetailLink(false)
  }

  private var page: some View {
    List {
      ForEach(options.parts) { part in
        if let header = part.header { header }
        ForEach(part.options) { row($0) }
      }
    }
    .modifier(PickerPageTitle(label: label))
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
    if let currentValueLabel {
      currentValueLabel
    } else if let selected = options.selected {
      selected.view
    }
  }
}

/// Titles the page of a picker by its label: a text is the title, other views are in place of one.
private struct PickerPageTitle<Label: View>: ViewModifier {
  let label: Label

  func body(content: Content) -> some View {
    if let title = label as? Text {
      content.navigationTitle(title)
    } else if let titled = label as? any PickerTitled {
      content.navigationTitle(titled.titleText)
    } else {
      content.toolbar { ToolbarItem(placement: .principal) { ControlLabel(label).font(.headline) } }
    }
  }
}

/// A label with a text for the title of a page.
@MainActor private protocol PickerTitled {
  var titleText: Text { get }
}

extension Label: PickerTitled where Title == Text {
  fileprivate var titleText: Text { title }
}

/// The first of the texts of a label.
extension TupleView: PickerTitled where T == (Text, Text) {
  fileprivate var titleText: Text { value.0 }
}
