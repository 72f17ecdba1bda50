import Foundation
import Waggle

/// The options below each other: rows with a check mark, or radio buttons (C040). In a list or a form each is a row.
struct InlinePicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let hasRadioButtons: Bool
  let isRow: Bool
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if isRow {
      if labels != .hidden {
        ControlLabel(label).foregroundStyle(.secondary).accessibilityRole(.picker)
      }
      rows
    } else if hasRadioButtons {
      VStack(alignment: .leading, spacing: 0) { lines(RadioOptionLook.self) }.options(of: label)
    } else if MenuLayout.isLazy(options.all.count) {
      LazyVStack(alignment: .leading, spacing: 0) { lines(CheckedOptionLook.self) }
        .options(of: label)
    } else {
      VStack(alignment: .leading, spacing: 0) { lines(CheckedOptionLook.self) }
        .options(of: label)
    }
  }

  private var rows: some View {
    parts { option in
      Button {
        option.choose?()
      } label: {
        line(option) { option.view }
      }
      .asOption(option)
    }
  }

  private func lines<Look: OptionLook>(_ look: Look.Type) -> some View {
    parts { option in
      OptionLine(option, in: look, content: option.view.kept(asLabelAlong: .horizontal))
        .readAsOption(option)
    }
  }

  private func parts<Option: View>(
    @ViewBuilder _ option: @escaping (PickerOption) -> Option
  ) -> some View {
    ForEach(options.parts) { part in
      if let header = part.header { header }
      ForEach(part.options) { option($0) }
    }
  }

  /// An option as a row of a list, which acts as a whole.
  private func line<Content: View>(
    _ option: PickerOption, @ViewBuilder label: () -> Content
  ) -> some View {
    OptionInRow(isSelected: option.isSelected, isRadio: hasRadioButtons, content: label)
  }
}

/// An option in its row.
private struct OptionInRow<Content: View>: View {
  let isSelected: Bool
  let isRadio: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = PickerMetrics(platform)
    HStack(spacing: metrics.radioSpacing) {
      if isRadio { RadioButton(isOn: isSelected, size: metrics.radioSize) }
      content
      if !isRadio {
        Spacer(minLength: metrics.radioSpacing)
        MenuMark(isOn: isSelected).foregroundStyle(.tint)
      }
    }
    .rowForeground([AnyShapeStyle(isEnabled ? Color.primary : Color.label(level: 3))])
    .focusRing(RoundedRectangle(cornerRadius: metrics.radioSpacing, style: .continuous))
  }
}

/// A circle with a dot if it is chosen.
struct RadioButton: View {
  let isOn: Bool
  let size: CGFloat

  var body: some View {
    ZStack {
      if isOn {
        Circle().fill(.tint)
        Circle().fill(.white).frame(width: size * 0.4, height: size * 0.4)
      } else {
        Circle().fill(.fill.tertiary)
        Circle().strokeBorder(.secondary, lineWidth: 1)
      }
    }
    .frame(width: size, height: size)
  }
}
