import Foundation
import Waggle

/// A control after its label, as wide as what is around allows; without the label only as wide as the control. A hidden
/// label is still read aloud (C151, C155). On iOS it hangs on the baselines of what is beside it (C036, C038).
nonisolated struct ControlRow<Label: View, Control: View>: PrimitiveView {
  fileprivate let spacing: CGFloat
  fileprivate let fillsWidth: Bool
  /// How far the control goes over the space above it, and below, where it is in a row.
  fileprivate let overflowInRow: CGFloat
  fileprivate let label: Label
  fileprivate let control: Control

  init(
    spacing: CGFloat, fillsWidth: Bool, overflowInRow: CGFloat = 0,
    @ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control
  ) {
    self.spacing = spacing
    self.fillsWidth = fillsWidth
    self.overflowInRow = overflowInRow
    self.label = label()
    self.control = control()
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard Label._viewListCount(inputs: _ViewListCountInputs()) == 1 else {
      let several = view.part(at: 0, as: ControlOfSeveral<Label, Control>.self)
      return ControlOfSeveral._makeView(view: several, inputs: inputs)
    }
    if inputs.surroundings.context == .row {
      let inRow = view.part(at: 0, as: ControlInRow<Label, Control>.self)
      return ControlInRow._makeView(view: inRow, inputs: inputs)
    }
    let alone = view.part(at: 0, as: ControlAlone<Label, Control>.self)
    return ControlAlone._makeView(view: alone, inputs: inputs)
  }
}

/// A control with its label that is not in a row.
nonisolated private struct ControlAlone<Label: View, Control: View>: EnvironmentView {
  let row: ControlRow<Label, Control>

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    row.line(in: environment, isInRow: false)
  }
}

/// The same in a row of a list.
nonisolated private struct ControlInRow<Label: View, Control: View>: EnvironmentView {
  let row: ControlRow<Label, Control>

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    row.line(in: environment, isInRow: true)
  }
}

/// A control after a label that is a list of views.
nonisolated private struct ControlOfSeveral<Label: View, Control: View>: EnvironmentView {
  let row: ControlRow<Label, Control>

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    StackedControl(row: row)
  }
}

extension ControlRow {
  /// The label and the control beside each other. In a row both are as high as the label, and the control goes over the space
  /// above and below it (C094).
  @MainActor fileprivate func line(in environment: EnvironmentValues, isInRow: Bool) -> some View {
    var line = ControlLine(spacing: spacing, fillsWidth: fillsWidth)
    line.hangs = environment.platformMetrics.profile != .macOS26
    line.isFlat = isInRow && line.hangs
    line.overflow = isInRow ? overflowInRow : 0
    line.hidesLabel = environment.labelsVisibility == .hidden
    return LabelledControl(line) {
      label
    } control: {
      control
    }
  }
}

/// The views of a label and a control in a row.
private struct StackedControl<Label: View, Control: View>: View {
  let row: ControlRow<Label, Control>
  @Environment(\.labelsVisibility) private var visibility
  @Surroundings private var surroundings
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    if visibility == .hidden {
      control.background { row.label.spokenOnly() }
    } else {
      HStack(spacing: row.spacing) {
        row.label
        if row.fillsWidth { Spacer(minLength: 0) }
        control.frame(height: isInRow && platform.profile != .macOS26 ? 0 : nil)
      }
      .hangsOnBaselines(isActive: platform.profile != .macOS26)
    }
  }

  private var control: some View {
    row.control.padding(.vertical, isInRow ? -row.overflowInRow : 0)
  }

  private var isInRow: Bool { surroundings.context == .row }
}
