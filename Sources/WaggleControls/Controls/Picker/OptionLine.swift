import Foundation
import Waggle

/// An option of an inline picker outside of rows, with a check mark or a radio button. It is one node around its content
/// (C592).
nonisolated struct OptionLine<Look: OptionLook, Content: View>: PrimitiveView {
  private let choice: MenuChoice
  private let content: Content

  init(_ option: PickerOption, in look: Look.Type, content: Content) {
    choice = MenuChoice(
      isSelected: option.isSelected, isAvailable: option.choose != nil,
      action: { option.choose?() })
    self.content = content
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let offset = byteOffset(of: Content.self, after: MenuChoice.self)
    let content = view.part(at: offset, as: Content.self)
    return Look.makeControl(view.part(at: 0, as: MenuChoice.self), inputs) {
      Content._makeView(view: content, inputs: $0)
    }
  }
}

/// How an option of an inline picker looks: fainter while it is pressed, with room for a mark.
nonisolated protocol OptionLook: ControlLook where Value == MenuChoice, Place == Void {
  /// The mark, and what is drawn in front.
  static var lineParts: [ControlPart<MenuChoice>] { get }
}

extension OptionLook {
  static var plainEdges: Edge.Set { .vertical }
  static var isWhole: Bool { true }
  static var isInEnvironmentOfLabel: Bool { true }
  static var hasRoomForMark: Bool { true }

  static func place(of inputs: _ViewInputs) {}

  static func change(_ environment: inout EnvironmentValues, for value: MenuChoice, in place: ()) {
    environment.isEnabled = environment.isEnabled && value.isAvailable
    environment.setRowForeground(
      [AnyShapeStyle(environment.isEnabled ? Color.primary : Color.label(level: 3))])
  }

  static func arrangement(in environment: EnvironmentValues, _ place: ()) -> ControlArrangement {
    ControlArrangement(sizing: .atLeast(environment.pickerNumbers.inlineRowHeight))
  }

  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double {
    isPressed ? 0.5 : 1
  }

  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double { 1 }

  static func animation(isPressed: Bool) -> Animation? {
    isPressed ? .buttonPress : .buttonRelease
  }

  static func parts(in place: ()) -> [ControlPart<MenuChoice>] { lineParts }

  static func repeats(in environment: EnvironmentValues) -> Bool {
    environment.buttonRepeatBehavior == .enabled
  }

  static func perform(_ value: MenuChoice, in environment: EnvironmentValues) {
    nonisolated(unsafe) let value = value
    onMainActor { value.action() }
  }
}

/// A check mark at the far end.
enum CheckedOptionLook: OptionLook {
  static var lineParts: [ControlPart<MenuChoice>] { checkedParts }

  static func mark(in environment: EnvironmentValues) -> ControlArrangement.Mark? {
    .symbol("checkmark", after: environment.pickerNumbers.radioSpacing, in: environment)
  }
}

/// A radio button before the content.
enum RadioOptionLook: OptionLook {
  static var lineParts: [ControlPart<MenuChoice>] { radioParts }

  static func mark(in environment: EnvironmentValues) -> ControlArrangement.Mark? {
    let numbers = environment.pickerNumbers
    let size = CGSize(width: numbers.radioSize, height: numbers.radioSize)
    return .shape(size, before: numbers.radioSpacing, in: environment)
  }
}

nonisolated private let checkedParts: [ControlPart<MenuChoice>] = [
  .mark(for: \.isSelected) { _, _ in MenuMark(isOn: true).foregroundStyle(.tint) }, optionRing,
]

nonisolated private let radioParts: [ControlPart<MenuChoice>] = [
  .mark(for: { _ in true }) { environment, value in
    RadioButton(isOn: value.isSelected, size: environment.pickerNumbers.radioSize)
  }, optionRing,
]

nonisolated private let optionRing = ControlPart<MenuChoice>.inFront(where: \.isRinged) {
  environment, _ in
  RoundedRectangle(cornerRadius: environment.pickerNumbers.radioSpacing, style: .continuous)
    .ringed(environment.platformMetrics.focusRing)
}

extension EnvironmentValues {
  fileprivate var pickerNumbers: PickerMetrics { PickerMetrics(platformMetrics) }
}
