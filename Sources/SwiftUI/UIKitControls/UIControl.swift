public import Foundation
public import Waggle
import WaggleControls

/// A control as UIKit writes it: it performs actions for what happens to it (C649).
///
/// Actions are closures, `addAction(UIAction { _ in }, for: .valueChanged)`. There are no targets with selectors, which Swift has not on
/// Linux.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state of a control.
  public typealias State = UIControlState

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each event.
    public let rawValue: UInt
    /// Events with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is put on a button.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A button is pressed: a finger is lifted from it, or a key does it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A person has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: a button is pressed, a value changed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text field has got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field has lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Each of a finger's.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Each of a text field's.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Each event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content is, sideways.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the middle.
    case fill
    /// At the side at which lines begin.
    case leading
    /// At the side at which lines end.
    case trailing

    var edge: HorizontalAlignment {
      switch self {
      case .center, .fill: .center
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      }
    }
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { changed() } }
  /// Where the content is, sideways.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { changed() } }

  /// The state of the control.
  public var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// A control that performs an action for its primary event.
  nonisolated public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    onMainActor { if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) } }
  }

  /// Performs an action for events, instead of one of the same identifier and the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Performs an action for events no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs an action for events no longer.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// A function for events, named by a selector.
  @available(
    *, unavailable,
    message:
      "Swift has no #selector on Linux. Use addAction(UIAction { _ in … }, for:), which is there on Apple's systems too."
  )
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {
    fatalError("unavailable")
  }

  override func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  override var isSizedByContent: Bool { true }

  /// A value of a control of SwiftUI that a person changes.
  final func binding<Value>(
    _ value: @escaping @MainActor () -> Value?, _ initial: Value,
    _ set: @escaping @MainActor (Value) -> Void
  ) -> Binding<Value> {
    Binding {
      value() ?? initial
    } set: { [weak self] new in
      set(new)
      self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
