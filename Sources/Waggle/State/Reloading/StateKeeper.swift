/// Keeps what the `@State` properties of a tree hold while newer code replaces the views: those of the new views begin where
/// those of the old ones ended (C580).
///
/// Between replacements it holds a weak reference for each state. A tree without one pays a comparison with nil for each
/// state that is made.
package final class StateKeeper {
  private struct Known {
    weak var state: (any SavableState)?
    let place: StatePlace
    let owner: Any.Type
  }

  /// The value of a state that newer views have taken over, and their type.
  struct Continuing {
    let owner: any KeepsStates.Type
    let value: Any
  }

  private var known: [Known] = []
  /// The number of states at which those that are gone are removed.
  private var limit = 256
  /// The values of the old views that no new one has taken yet, in the order in which their states were made; nil while
  /// nothing is replaced.
  private var saved: [StatePlace: ArraySlice<SavedState>]?
  private var losses: [StateLoss] = []
  /// Values that newer views have taken over.
  private var continuing: [Continuing] = []

  package init() {}

  /// Keeps the present values for the views that are made from here on.
  package func begin() {
    var all: [StatePlace: ArraySlice<SavedState>] = [:]
    removeGone()
    for one in known {
      guard let state = one.state?.savedState else { continue }
      (one.owner as? any KeepsStates.Type)?.willReload(state.value)
      all[one.place, default: []].append(state)
    }
    saved = all
  }

  /// Drops the values that no view has taken.
  ///
  /// - Returns: what starts over although the newer code has such a property, in the order in which it was made.
  package func end() -> [StateLoss] {
    defer { (saved, losses, continuing) = (nil, [], []) }
    return losses
  }

  /// The values that newer views have taken over since the last call.
  func takeContinuing() -> [Continuing] {
    defer { continuing = [] }
    return continuing
  }

  /// Has a state that was just made begin with the value of the state in its place, if that fits.
  func adopt<Value>(
    _ state: StateLocation<Value>, _ field: PropertyField, _ context: PropertyContext
  ) {
    guard let (place, old) = add(state, field, context) else { return }
    if let value = old.restored(as: Value.self) {
      state.begin(with: value)
      if let owner = context.owner as? any KeepsStates.Type {
        continuing.append(Continuing(owner: owner, value: value))
      }
    } else {
      lose(place, old, Value.self, context.owner)
    }
  }

  /// An object is made again, which is reported.
  func adopt<Object>(
    _ object: ObjectObserver<Object>, _ field: PropertyField, _ context: PropertyContext
  ) {
    guard let (place, old) = add(object, field, context) else { return }
    lose(place, old, Object.self, context.owner)
  }

  /// Remembers a state.
  ///
  /// - Returns: its place, and the value of the state that was in it.
  private func add(
    _ state: any SavableState, _ field: PropertyField, _ context: PropertyContext
  ) -> (StatePlace, SavedState)? {
    guard Self.isKept(field.name, of: context.owner) else { return nil }
    let place = StatePlace(context.scope, owner: context.owner, property: field.name)
    if known.count >= limit { removeGone() }
    known.append(Known(state: state, place: place, owner: context.owner))
    return saved?[place]?.popFirst().map { (place, $0) }
  }

  private func removeGone() {
    known.removeAll { $0.state == nil }
    limit = max(256, 2 * known.count)
  }

  private func lose(_ place: StatePlace, _ old: SavedState, _ new: Any.Type, _ owner: Any.Type) {
    guard case .program = PathName(owner, isNamed: false) else { return }
    losses.append(StateLoss(place: place, old: old.type, new: new))
  }

  /// Whether a property is one that people see: of the framework's views only those that say which are.
  private static func isKept(_ property: String, of owner: Any.Type) -> Bool {
    if case .program = PathName(owner, isNamed: false) { return true }
    return (owner as? any KeepsStates.Type)?.keptStates.contains(property) ?? false
  }
}

/// A view of the framework with states that people see, which newer code begins with (C580). Others belong to a layout, or
/// to a gesture.
package protocol KeepsStates {
  /// The names of the properties.
  static var keptStates: [String] { get }
  /// Newer code is about to replace the views: notes in the value of such a state what is to be done again, as it is gone with
  /// the older views (C565).
  static func willReload(_ value: Any)
  /// Newer views have this value now: does it again, as an event.
  @MainActor static func continueAfterReload(_ value: Any)
}

extension KeepsStates {
  package static func willReload(_ value: Any) {}
  @MainActor package static func continueAfterReload(_ value: Any) {}
}

/// A state whose value can be kept.
protocol SavableState: AnyObject {
  /// Nil once its view is gone.
  var savedState: SavedState? { get }
}

extension StateLocation: SavableState {}

extension ObjectObserver: SavableState {
  var savedState: SavedState? { object.map { SavedState($0) } }
}

/// A state that starts over.
package struct StateLoss {
  let place: StatePlace
  let old: Any.Type
  let new: Any.Type

  /// The property, and why it starts over, without a full stop.
  package var description: String {
    let (was, name) = (_typeName(old, qualified: false), _typeName(new, qualified: false))
    return "\(place.description) starts over: "
      + (was != name
        ? "it was of the type \(was), and is of \(name)"
        : new is AnyObject.Type
          ? "its \(name) is an object of the older code"
          : "a value of the older code's \(name) does not fit")
  }
}
