import Waggle
import WaggleControls

/// A stepper as UIKit writes it (C649).
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value, which stays between the limits.
  open var value = 0.0 {
    didSet {
      let limited = min(max(value, minimumValue), max(minimumValue, maximumValue))
      if limited != value { value = limited }
      if value != oldValue { changed() }
    }
  }
  /// The least value.
  open var minimumValue = 0.0 { didSet { limitsChanged() } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { limitsChanged() } }
  /// What a press adds or takes away.
  open var stepValue = 1.0 { didSet { changed() } }
  /// Whether the value continues with the least behind the greatest, and the other way round.
  open var wraps = false { didSet { changed() } }

  private func limitsChanged() {
    let old = value
    value = old
    changed()
  }

  override var ownContent: AnyView? {
    AnyView(
      Stepper {
        Text(verbatim: accessibilityLabel ?? "")
      } onIncrement: { [weak self] in
        self?.step(1)
      } onDecrement: { [weak self] in
        self?.step(-1)
      }
      .labelsHidden()
      .disabled(!isEnabled))
  }

  private func step(_ direction: Double) {
    let old = value
    var new = old + direction * stepValue
    if wraps, new > maximumValue { new = minimumValue }
    if wraps, new < minimumValue { new = maximumValue }
    value = new
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
