import Waggle

/// What the views of a page declare for a stack: destinations of values, and those that are shown now.
nonisolated struct Destinations: Equatable {
  /// By the type of the value.
  var values: [ObjectIdentifier: ValueDestination] = [:]
  var presented: [PresentedDestination] = []

  /// Of two destinations for one type the one that is here already counts.
  mutating func formUnion(_ other: Destinations) {
    values.merge(other.values) { mine, _ in mine }
    presented += other.presented
  }
}

/// Makes the page of a value. Each is equal to itself only.
nonisolated final class ValueDestination: Equatable {
  let typeName: String
  let make: @MainActor (AnyHashable) -> AnyView?

  init<Value: Hashable, Content: View>(
    _: Value.Type, _ content: @escaping @MainActor (Value) -> Content
  ) {
    typeName = String(describing: Value.self)
    make = { ($0.base as? Value).map { AnyView(content($0)) } }
  }

  static func == (a: ValueDestination, b: ValueDestination) -> Bool { a === b }
}

/// A page that is shown while a binding is true, or has an item.
nonisolated final class PresentedDestination: Equatable {
  /// The modifier that shows it, and the item for which it does.
  struct ID: Hashable {
    let modifier: ObjectIdentifier
    var item: AnyHashable?
  }

  let id: ID
  let make: @MainActor () -> AnyView
  /// Makes the binding say that it is not shown.
  let reset: @MainActor () -> Void

  init(
    _ id: ID, reset: @escaping @MainActor () -> Void, make: @escaping @MainActor () -> AnyView
  ) {
    self.id = id
    self.reset = reset
    self.make = make
  }

  static func == (a: PresentedDestination, b: PresentedDestination) -> Bool { a === b }
}

/// What the views of a page declare for the stack.
nonisolated enum DestinationsKey: PreferenceKey {
  static var defaultValue: Destinations { Destinations() }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout Destinations, nextValue: () -> Destinations) {
    value.formUnion(nextValue())
  }
}
