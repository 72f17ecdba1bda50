public import Waggle
import WaggleControls

/// A slider as UIKit writes it (C649).
///
/// ```swift
/// struct Warmth: UIViewRepresentable {
///   @Binding var value: Float
///
///   func makeUIView(context: Context) -> UISlider {
///     let slider = UISlider()
///     slider.maximumValue = 40
///     slider.addAction(
///       UIAction { value = ($0.sender as? UISlider)?.value ?? 0 }, for: .valueChanged)
///     return slider
///   }
///   func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
/// }
/// ```
@MainActor @preconcurrency
open class UISlider: UIControl {
  private var amount: Float = 0

  /// The value, which stays between the limits.
  open var value: Float {
    get { amount }
    set {
      let limited = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      guard limited != amount else { return }
      amount = limited
      changed()
    }
  }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { limitsChanged() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { limitsChanged() } }
  /// The colour of the track before the knob; nil for that of the system.
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// Whether changes are reported while a finger moves the knob, and not at its end alone.
  open var isContinuous = true

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { withAnimation { self.value = value } } else { self.value = value }
  }

  /// How sliders look in the program (C385).
  public static func appearance() -> UISliderAppearance { UISliderAppearance.current }

  private func limitsChanged() {
    value = amount
    changed()
  }

  override func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? .defaultLow : .defaultHigh
  }

  override var ownContent: AnyView? {
    let value = Binding<Float> { [weak self] in
      self?.value ?? 0
    } set: { [weak self] in
      self?.move(to: $0)
    }
    let limits = minimumValue...max(minimumValue, maximumValue)
    return AnyView(
      Slider(value: value, in: limits) { [weak self] isEditing in
        guard let self, !isEditing, !isContinuous else { return }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
      .tint((minimumTrackTintColor ?? tintColor).map { Color(uiColor: $0) })
      .disabled(!isEnabled))
  }

  private func move(to new: Float) {
    value = new
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
