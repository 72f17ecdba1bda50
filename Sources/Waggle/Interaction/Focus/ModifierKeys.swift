import WaggleGraph

extension View {
  /// Calls an action when a person presses or releases a modifier key, whatever has the focus.
  ///
  /// ```swift
  /// struct Meadow: View {
  ///   @State private var showsNames = false
  ///
  ///   var body: some View {
  ///     Text(showsNames ? "Clover" : "A flower")
  ///       .onModifierKeysChanged(mask: .option) { _, keys in
  ///         showsNames = keys.contains(.option)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// A window that loses the keyboard counts as one whose keys are released. A test calls `host.hold(_:)` (C683).
  ///
  /// - Parameter mask: the keys that count; the action receives no others, and is not called for them.
  /// - Parameter initial: whether the action is also called when the view appears, with the keys that are pressed then as both values.
  /// - Parameter action: receives the keys that were pressed before and those that are now.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
  }
}

/// Observes the modifier keys; on a list, once for the whole list.
nonisolated struct ModifierKeysModifier: ContentEffectModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void

  nonisolated static func makeEffect(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> any AppearanceObserver { ModifierKeysObserver(modifier, inputs) }
}

/// Calls the action of one view while that is shown.
private final class ModifierKeysObserver: AppearanceObserver {
  private let latest: LatestValue<ModifierKeysModifier>
  private unowned let runtime: Runtime
  private let orderKey: CallbackOrder

  init(_ modifier: _GraphValue<ModifierKeysModifier>, _ inputs: _ViewInputs) {
    latest = LatestValue(modifier, inputs)
    runtime = inputs.runtime
    orderKey = inputs.nextCallbackOrder()
  }

  private var keys: ModifierKeys { runtime.input.modifierKeys }

  func appear() {
    keys.add(self)
    let pressed = keys.pressed
    runtime.actions.add(.lifecycle, orderKey) { [latest] in
      let latest = latest.current
      let pressed = pressed.intersection(latest.mask)
      if latest.isInitial { latest.action(pressed, pressed) }
    }
  }

  func disappear() { keys.remove(self) }

  func keysChanged(from old: EventModifiers, to new: EventModifiers) {
    let mask = latest.current.mask
    let (old, new) = (old.intersection(mask), new.intersection(mask))
    guard old != new else { return }
    runtime.actions.add(.lifecycle, orderKey) { [latest] in latest.current.action(old, new) }
  }
}

/// The modifier keys that are pressed in a window, by its last event, and the views that observe them.
package final class ModifierKeys {
  /// The keys that are pressed.
  @exclusivity(unchecked) package private(set) var pressed: EventModifiers = []
  @exclusivity(unchecked) private var observers: [ModifierKeysObserver] = []

  init() {}

  fileprivate func add(_ observer: ModifierKeysObserver) { observers.append(observer) }
  fileprivate func remove(_ observer: ModifierKeysObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Adopts the keys of an event; that of the numeric keypad does not count.
  func update(to keys: EventModifiers) {
    let (old, new) = (pressed, keys.subtracting(.numericPad))
    guard old != new else { return }
    pressed = new
    for observer in observers { observer.keysChanged(from: old, to: new) }
  }

  func close() { (pressed, observers) = ([], []) }
}
