import Foundation
import Waggle

/// A picker as a button with the selected option, which opens a menu; in a row with its label before it (C039).
struct MenuPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @State private var isOpen = false
  @Environment(\.controlContext) private var context
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    Button {
      isOpen = true
    } label: {
      if showsLabel {
        label.accessibilityHidden(true)
        Spacer(minLength: MenuMetrics(platform).iconSpacing)
      }
      MenuPickerValue(isRow: context == .row) { value }
    }
    .buttonStyle(MenuPickerButtonStyle(isRow: context == .row))
    .onKeyPress(keys: [.downArrow, .upArrow], phases: .down) { _ in
      isOpen = true
      return .handled
    }
    .menu(isPresented: $isOpen, at: place, in: nil) { MenuPickerList(options: options) }
    .accessibilityRole(.picker)
    .accessibilityNamed(by: label)
  }

  private var showsLabel: Bool { context == .row && labels != .hidden }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else if let selected = options.selected {
      selected.view
    }
  }

  private var place: PresentationPlacement {
    var place = PresentationPlacement.menu(MenuMetrics(platform))
    if context == .row { place.alignment = .end }
    return place
  }
}

/// The selected option and the arrows that say that there are others.
private struct MenuPickerValue<Value: View>: View {
  let isRow: Bool
  @ViewBuilder let value: Value
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    HStack(spacing: PickerMetrics(platform).arrowSpacing) {
      HStack { value }.accessibilityReadAsValue()
      Image(systemName: "chevron.up.chevron.down")
        .imageScale(.small).fontWeight(.medium).accessibilityHidden(true)
    }
    .foregroundStyle(isRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
  }
}

/// A picker's button: padded and in the tint, or a whole row.
private struct MenuPickerButtonStyle: PrimitiveButtonStyle {
  let isRow: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      MenuPickerButton(isRow: isRow, isPressed: isPressed) { configuration.label }
    }
  }
}

private struct MenuPickerButton<Content: View>: View {
  let isRow: Bool
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .foregroundStyle(foreground)
      .opacity(isPressed ? 0.4 : 1)
      .padding(isRow ? EdgeInsets() : PickerMetrics(platform).menuPadding)
      .frame(maxWidth: isRow ? .infinity : nil)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return isRow ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
  }
}

/// The options in a menu of their own: made when they are seen, if there are many, and scrolled to the selected one.
private struct MenuPickerList: View {
  let options: PickerOptions

  /// From this number on rows are made when they are seen.
  private static let lazyCount = 60

  var body: some View {
    ScrollViewReader { reader in
      rows.onAppear { if let id = options.selected?.id { reader.scrollTo(id, anchor: .center) } }
    }
  }

  @ViewBuilder private var rows: some View {
    if options.all.count < Self.lazyCount {
      MenuLayout { MenuPickerRows(options: options) }
    } else {
      LazyVStack(spacing: 0) { MenuPickerRows(options: options) }
    }
  }
}

/// The options as rows of a menu; the selected one has a check mark.
struct MenuPickerRows: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.parts) { part in
      if part.id != options.parts.first?.id { MenuDivider() }
      MenuSectionHeader(header: part.header)
      ForEach(part.options) { option in
        MenuRow(isSelected: option.isSelected, action: { option.choose?() }) { option.view }
          .asOption(option)
      }
    }
  }
}
