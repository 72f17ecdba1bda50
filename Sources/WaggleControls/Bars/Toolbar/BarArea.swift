/// A part of the bars.
enum BarArea {
  case leading, center, trailing, overflow, bottom
  case subtitle, largeTitle, largeSubtitle, keyboard, accessory

  /// Where a placement is (C109).
  init(_ placement: ToolbarItemPlacement) {
    switch placement.kind {
    case .secondaryAction: self = .overflow
    case .cancellationAction, .navigation, .topBarLeading: self = .leading
    case .principal, .title: self = .center
    case .bottomBar, .status, .bottomOrnament: self = .bottom
    case .subtitle: self = .subtitle
    case .largeTitle: self = .largeTitle
    case .largeSubtitle: self = .largeSubtitle
    case .keyboard: self = .keyboard
    case .accessoryBar: self = .accessory
    default: self = .trailing
    }
  }
}
