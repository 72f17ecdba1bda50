import Foundation
import Waggle

/// The track of a slider with its labels, and what keys and assistive technology do with it.
struct SliderRow<Label: View, ValueLabel: View>: View {
  let model: SliderModel
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  private let report = Reporter()
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.layoutDirection) private var direction

  init(
    model: SliderModel, label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
  ) {
    self.model = model
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  var body: some View {
    let _ = reportProblems()
    HStack(spacing: metrics.slider.spacing) {
      if showsLabel { label }
      minimumValueLabel.accessibilityHidden(true)
      SliderKnob(model: model)
        .background { if !showsLabel { label.spokenOnly() } }
      maximumValueLabel.accessibilityHidden(true)
    }
    .padding(plain: .vertical)
    .focusable(model.problem == nil, interactions: .edit)
    .onKeyPress(phases: [.down, .repeat], action: press)
    .accessibilityElement(children: .combine)
    .accessibilityRole(.slider)
    .accessibilityRange(model.range)
    .accessibilityValue(Text(verbatim: model.spokenValue))
    .accessibilityAdjustableAction { model.move(up: $0 == .increment) }
  }

  private var showsLabel: Bool { metrics.slider.showsLabel && visibility != .hidden }

  private func reportProblems() {
    if let problem = model.problem { report(.controlRange("Slider", problem)) }
    if let value = model.strangeValue {
      report(.controlRange("Slider", "its value, \(value), is not a finite number"))
    }
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return .ignored }
    let forwards = direction == .leftToRight
    switch press.key {
    case .upArrow: model.move(up: true)
    case .downArrow: model.move(up: false)
    case .rightArrow: model.move(up: forwards)
    case .leftArrow: model.move(up: !forwards)
    case .home: model.edit { model.move(to: 0) }
    case .end: model.edit { model.move(to: 1) }
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
