import Waggle

/// A picker whose options are on another screen, for the style that pushes that.
struct PushedPicker {
  let options: PickerOptions
  let label: AnyView
  let title: PickerTitle
  /// The view for the selection; nil for the selected option.
  let currentValueLabel: AnyView?
  /// The picker as a menu, where no screen can be pushed.
  let menu: AnyView
}

/// What titles the screen of a picker: the text of its label, or without one the label.
enum PickerTitle {
  case text(Text)
  case view(AnyView)

  @MainActor init<Label: View>(_ label: Label) {
    if let title = label as? Text {
      self = .text(title)
    } else if let titled = label as? any PickerTitled {
      self = .text(titled.titleText)
    } else {
      self = .view(AnyView(ControlLabel(label)))
    }
  }
}

/// A label with a text for the title of a screen.
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
