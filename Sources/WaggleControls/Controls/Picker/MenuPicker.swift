import Foundation
import Waggle

/// A picker as a button with the selected option, which opens a menu; in a row with its label before it (C039).
struct MenuPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @State private var isOpen = false
  @Surroundings private var surroundings
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    button
      .onKeyPress(keys: [.downArrow, .upArrow], phases: .down) { _ in
        isOpen = true
        return .handled
      }
      .menu(isPresented: $isOpen, at: placement, in: nil, first: { options.selected?.id }) {
        MenuPickerList(options: options)
          .accessibilityElement(children: .contain)
          .accessibilityRole(.choices)
          .accessibilityNamed(by: label)
      }
      .accessibilityRole(.picker)
      .accessibilityNamed(by: label)
  }

  /// In a row it is the row's own button.
  @ViewBuilder private var button: some View {
    if surroundings.context == .row || isInColumns {
      Button {
        isOpen = true
      } label: {
        LabelAndContent(
          label: ControlLabel(label).accessibilityHidden(true), content: valueAndArrows
        )
        .rowForeground(
          [
            isEnabled ? Color.primary : .label(level: 3),
            isEnabled ? .secondary : .label(level: 3),
          ]
          .map { AnyShapeStyle($0) })
      }
    } else {
      Button {
        isOpen = true
      } label: {
        valueAndArrows
      }
      .buttonStyle(MenuPickerButtonStyle())
    }
  }

  private var valueAndArrows: some View { MenuPickerValue { value } }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else if let selected = options.selected {
      selected.view
    }
  }

  private var placement: PresentationPlacement {
    var placement = PresentationPlacement.menu(MenuMetrics(platform))
    if surroundings.context == .row { placement.alignment = .end }
    return placement
  }
}

/// The selected option and the arrows that say that there are others.
private struct MenuPickerValue<Value: View>: View {
  @ViewBuilder let value: Value
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    HStack(spacing: PickerMetrics(platform).arrowSpacing) {
      HStack { value }.inValue().accessibilityReadAsValue()
      Image(systemName: "chevron.up.chevron.down")
        .imageScale(.small).fontWeight(.medium).accessibilityHidden(true)
    }
  }
}

/// A picker's button: its value in the tint, padded (C039).
private struct MenuPickerButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      MenuPickerButton(isPressed: isPressed) { configuration.label }
    }
  }
}

private struct MenuPickerButton<Content: View>: View {
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Surroundings private var surroundings

  var body: some View {
    content
      .foregroundStyle(isEnabled ? enabled : AnyShapeStyle(.tertiary))
      .opacity(isPressed ? 0.4 : 1)
      .padding(PickerMetrics(platform).menuPadding)
      .focusRing(Capsule())
  }

  /// On the glass of a bar it has the colour of the other items.
  private var enabled: AnyShapeStyle {
    surroundings.context == .toolbar && platform.bars.isGlass
      ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
  }
}

/// The options in their own menu: made when they are seen, if there are many, and scrolled to the selected one.
private struct MenuPickerList: View {
  let options: PickerOptions

  var body: some View {
    Group {
      if MenuLayout.isLazy(options.all.count) {
        LazyVStack(spacing: 0) { parts }
      } else {
        MenuLayout { parts }
      }
    }
    .modifier(MenuTitleColumn())
  }

  private var parts: some View {
    ForEach(options.parts) { part in
      if part.id != options.parts.first?.id { MenuDivider() }
      MenuSectionHeader(header: part.header)
      MenuPickerPart(options: part.options)
    }
  }
}

/// The options as sections of a menu.
struct MenuPickerRows: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.parts) { part in
      Section {
        MenuPickerPart(options: part.options)
      } header: {
        part.header
      }
    }
  }
}

/// Options as rows of a menu; the selected one has a check mark.
private struct MenuPickerPart: View {
  let options: [PickerOption]

  var body: some View {
    ForEach(options) { option in
      MenuRow(
        isSelected: option.isSelected, isAvailable: option.choose != nil,
        action: { option.choose?() }
      ) {
        option.view.kept(asLabelAlong: nil)
      }
      .leadsWithMark()
      .readAsOption(option)
    }
  }
}
