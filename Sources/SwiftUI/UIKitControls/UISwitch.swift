public import Waggle
import WaggleControls

/// A switch as UIKit writes it (C649).
///
/// ```swift
/// struct Sprinkler: UIViewRepresentable {
///   @Binding var isOn: Bool
///
///   func makeUIView(context: Context) -> UISwitch {
///     let control = UISwitch()
///     control.addAction(
///       UIAction { isOn = ($0.sender as? UISwitch)?.isOn ?? false }, for: .valueChanged)
///     return control
///   }
///   func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn }
/// }
/// ```
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { changed() } } }
  /// The colour of the switch when it is on; nil for that of the system.
  open var onTintColor: UIColor? { didSet { changed() } }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    if animated { withAnimation { isOn = on } } else { isOn = on }
  }

  /// How switches look in the program (C385).
  public static func appearance() -> UISwitchAppearance { UISwitchAppearance.current }

  override var ownContent: AnyView? {
    let value = binding({ [weak self] in self?.isOn }, false) { [weak self] in self?.isOn = $0 }
    return AnyView(
      Toggle(isOn: value) { Text(verbatim: accessibilityLabel ?? "") }
        .labelsHidden().toggleStyle(.switch)
        .tint(onTintColor.map { Color(uiColor: $0) })
        .disabled(!isEnabled))
  }
}
