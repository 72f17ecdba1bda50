import Foundation
import Waggle

/// The track of a slider with its labels.
nonisolated struct SliderRow<Label: View, ValueLabel: View>: EnvironmentView {
  let model: SliderModel
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeFollowing(view, inputs)
  }

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let metrics = environment.platformMetrics.slider
    let showsLabel = metrics.showsLabel && environment.labelsVisibility != .hidden
    HStack(spacing: metrics.spacing) {
      if showsLabel { label }
      minimumValueLabel.accessibilityHidden(true)
      SliderKnob(model: model)
        .background { if !showsLabel { label.spokenOnly() } }
      maximumValueLabel.accessibilityHidden(true)
    }
    .padding(plain: .vertical)
    .sliderActions(model, environment.layoutDirection)
  }
}

/// The track of a slider without labels.
nonisolated struct SliderAlone: EnvironmentView {
  let model: SliderModel

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeFollowing(view, inputs)
  }

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    SliderKnob(model: model).padding(plain: .vertical).sliderActions(
      model, environment.layoutDirection)
  }
}

extension View {
  /// What keys and assistive technology do with a slider. Its padding is inside.
  @MainActor fileprivate func sliderActions(_ model: SliderModel, _ direction: LayoutDirection)
    -> some View
  {
    focusable(model.problem == nil, interactions: .edit)
      .onKeyPress(phases: [.down, .repeat]) { model.press($0, direction) }
      .accessibilityElement(children: .combine)
      .accessibilityRole(.slider)
      .accessibilityRange(model.range)
      .accessibilityValue(model.spokenText)
      .accessibilityAdjustableAction { model.move(up: $0 == .increment) }
  }
}

extension SliderModel {
  @MainActor fileprivate func press(_ press: KeyPress, _ direction: LayoutDirection)
    -> KeyPress.Result
  {
    guard press.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return .ignored }
    let forwards = direction == .leftToRight
    switch press.key {
    case .upArrow: move(up: true)
    case .downArrow: move(up: false)
    case .rightArrow: move(up: forwards)
    case .leftArrow: move(up: !forwards)
    case .home: edit { move(to: 0) }
    case .end: edit { move(to: 1) }
    default: return .ignored
    }
    return .handled
  }
}

extension Double {
  /// A number as it is read aloud: with as many digits as it needs, at most six after a whole part that is short.
  var spoken: String {
    guard isFinite else { return isNaN ? "" : "\(self)" }
    let rounded = (self * 1e6).rounded() / 1e6
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return abs(rounded) < 1e6 ? "\(rounded)" : String(format: "%.2f", rounded)
  }
}
