import Observation
import Waggle

/// What the views of a page declare for a stack: destinations of values, and those that are shown now.
nonisolated struct Destinations: Equatable {
  /// By the type of the value.
  var values: [ObjectIdentifier: ValueDestination] = [:]
  var presented: [PresentedDestination] = []
  /// The types of values for which only a row of a lazy container declares a page, which does not count.
  var misplaced: Set<String> = []
  /// Whether the views of the page exist, so that this is what they declare.
  var isMade = false

  /// Of two destinations for one type the one that is here already counts.
  mutating func formUnion(_ other: Destinations) {
    values.merge(other.values) { mine, _ in mine }
    presented += other.presented
    misplaced.formUnion(other.misplaced)
    isMade = isMade || other.isMade
  }
}

/// Makes the pages of values of a type. The view that declares it keeps one, and gives it a new closure whenever its body
/// runs; the pages that it has made follow.
@MainActor @Observable final class ValueDestination: Equatable {
  let typeName: String
  private var content: ((AnyHashable) -> AnyView?)?

  /// Reads a value of the type from a word of an address.
  @ObservationIgnored let read: (String) -> AnyHashable?

  init<Value: Hashable>(_: Value.Type) {
    typeName = String(describing: Value.self)
    read = { PageWord.value(Value.self, in: $0) }
  }

  func update<Value: Hashable, Content: View>(_ content: @escaping (Value) -> Content) {
    self.content = { ($0.base as? Value).map { AnyView(content($0)) } }
  }

  func view(for value: AnyHashable) -> AnyView? { content?(value) }

  nonisolated static func == (a: ValueDestination, b: ValueDestination) -> Bool { a === b }
}

/// A page that a binding shows. The view that declares it keeps one for each item, and updates it as its body runs.
@MainActor @Observable final class PresentedDestination: Equatable {
  /// What identifies the page.
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  /// The page.
  private(set) var view = AnyView(EmptyView())
  /// Whether the binding still shows the page. Reads it, so that what asks follows it.
  @ObservationIgnored private(set) var isWanted: () -> Bool = { true }
  /// The stack that keeps the page without being told by the view that declares it, until the binding hides it (C430).
  @ObservationIgnored weak var keeper: NavigationModel?
  /// Whether the view that declares it has seen that the binding no longer shows it.
  @ObservationIgnored var isEnded = false
  @ObservationIgnored private var hide: () -> Void = {}
  /// Whether the page is in the column of the view that declares it, instead of the next.
  nonisolated let staysInColumn: Bool

  init(staysInColumn: Bool) { self.staysInColumn = staysInColumn }

  func update<Content: View>(_ view: Content, while isPresented: Binding<Bool>) {
    self.view = AnyView(view)
    isWanted = { isPresented.wrappedValue }
    hide = { isPresented.wrappedValue = false }
  }

  var isKept: Bool { keeper != nil && !isEnded }

  /// Makes the binding hide the page.
  func reset() {
    let keeper = keeper
    self.keeper = nil
    hide()
    keeper?.declareAgain()
  }

  nonisolated static func == (a: PresentedDestination, b: PresentedDestination) -> Bool { a === b }
}

/// What the views of a page declare for the stack.
nonisolated enum DestinationsKey: PreferenceKey {
  static var defaultValue: Destinations { Destinations() }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout Destinations, nextValue: () -> Destinations) {
    value.formUnion(nextValue())
  }
}
