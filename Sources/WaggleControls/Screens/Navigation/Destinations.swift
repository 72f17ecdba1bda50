import Observation
package import Waggle

/// What the views of a screen declare for a stack: destinations of values, and those that bindings show now.
nonisolated struct Destinations: Equatable {
  /// By the type of the value.
  var values: [ObjectIdentifier: ValueDestination] = [:]
  var presented: [PresentedDestination] = []
  /// The types of values for which only a row of a lazy container declares a screen, which does not count.
  var misplaced: Set<String> = []
  /// Whether the views of the screen exist, so that this is what they declare.
  var isMade = false

  /// Of two destinations for one type the one that is here already counts.
  mutating func formUnion(_ other: Destinations) {
    values.merge(other.values) { mine, _ in mine }
    presented += other.presented
    misplaced.formUnion(other.misplaced)
    isMade = isMade || other.isMade
  }
}

/// Makes the destinations of values of a type. The view that declares it keeps one, and gives it a new closure after each
/// body; the screens that show its values follow.
@MainActor @Observable final class ValueDestination: Equatable {
  let typeName: String
  private var content: (AnyHashable) -> AnyView?

  /// Reads a value of the type from a word of an address.
  let read: (String) -> AnyHashable?

  init<Value: Hashable, Content: View>(_ content: @escaping (Value) -> Content) {
    typeName = String(describing: Value.self)
    read = { AddressWord.value(Value.self, in: $0) }
    self.content = Self.erased(content)
  }

  func update<Value: Hashable, Content: View>(_ content: @escaping (Value) -> Content) {
    self.content = Self.erased(content)
  }

  private static func erased<Value: Hashable, Content: View>(
    _ content: @escaping (Value) -> Content
  ) -> (AnyHashable) -> AnyView? {
    { ($0.base as? Value).map { AnyView(content($0)) } }
  }

  func view(for value: AnyHashable) -> AnyView? { content(value) }

  nonisolated static func == (a: ValueDestination, b: ValueDestination) -> Bool { a === b }
}

/// The destination of a link without a value, from the tap until its screen is gone. The link updates it after its bodies.
@MainActor @Observable package final class DestinationView: Equatable {
  var view: AnyView

  package init(_ view: AnyView) { self.view = view }

  package nonisolated static func == (a: DestinationView, b: DestinationView) -> Bool { a === b }
}

/// What a binding shows. The view that declares it keeps one for each item, and updates it after its bodies.
@MainActor @Observable package final class PresentedDestination: Equatable {
  /// What identifies the screen.
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  private(set) var view: AnyView
  /// Whether the screen is in the column of the view that declares it, instead of the next.
  nonisolated let staysInColumn: Bool
  /// Read and set through it by events, and by what follows the binding.
  @ObservationIgnored private var isPresented: Binding<Bool>
  /// The stack that keeps the screen without being told by the view that declares it, until the binding hides it (C430).
  @ObservationIgnored weak var keeper: StackModel?
  /// Whether the view that declares it has seen that the binding no longer shows it. Read by events.
  @ObservationIgnored var isEnded = false

  package init(_ view: AnyView, while isPresented: Binding<Bool>, staysInColumn: Bool = false) {
    (self.view, self.isPresented, self.staysInColumn) = (view, isPresented, staysInColumn)
  }

  func update(_ view: AnyView, while isPresented: Binding<Bool>) {
    (self.view, self.isPresented) = (view, isPresented)
  }

  /// Whether the binding still shows it. Reads the binding, so that what asks follows it.
  func isWanted() -> Bool { isPresented.wrappedValue }

  var isKept: Bool { keeper != nil && !isEnded }

  /// Makes the binding hide it.
  func hide() {
    let keeper = keeper
    self.keeper = nil
    isPresented.wrappedValue = false
    keeper?.declareAgain()
  }

  package nonisolated static func == (a: PresentedDestination, b: PresentedDestination) -> Bool {
    a === b
  }
}

/// What the views of a screen declare for the stack.
nonisolated enum DestinationsKey: PreferenceKey {
  static var defaultValue: Destinations { Destinations() }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout Destinations, nextValue: () -> Destinations) {
    value.formUnion(nextValue())
  }
}
