public import Waggle

extension View {
  /// Declares the page for values of a type, in the stack around (C106).
  ///
  /// ```swift
  /// struct Hives: View {
  ///   var body: some View {
  ///     NavigationStack {
  ///       List(1..<10) { number in
  ///         NavigationLink("Hive \(number)", value: number)
  ///       }
  ///       .navigationDestination(for: Int.self) { Text("Hive \($0)") }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// If a type is declared several times, the one that is nearest to the root of the stack counts. One that is declared
  /// inside of a lazy container, such as `List` or `LazyVStack`, does not count: a row that has not been made could
  /// declare nothing.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      OutsideLazyContent(
        declared: DeclaresDestination(destination: destination),
        misplaced: MisplacedDestination<D>()))
  }

  /// Pushes a page while a binding is true. Going back sets it to false (C108). In a column of a split view that is
  /// not the last, the next column shows the page (C231).
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentsDestination(
        isPresented: isPresented, item: nil, destination: destination()))
  }

  /// Pushes a page while there is an item. Going back sets it to nil (C108). In a column of a split view that is not
  /// the last, the next column shows the page (C231).
  ///
  /// ```swift
  /// struct Hive: View {
  ///   @State private var bee: String?
  ///
  ///   var body: some View {
  ///     Button("Queen") { bee = "Ada" }
  ///       .navigationDestination(item: $bee) { Text($0) }
  ///   }
  /// }
  /// ```
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentsItem(item: item, destination: destination))
  }
}

/// Declares the page for values of a type.
nonisolated private struct DeclaresDestination<Value: Hashable, Destination: View>: ViewModifier {
  let destination: (Value) -> Destination
  @State private var declared = Declared()

  /// What is kept between bodies; made in the first one.
  private final class Declared {
    var destination: ValueDestination?
  }

  init(destination: @escaping (Value) -> Destination) { self.destination = destination }

  @MainActor func body(content: Content) -> some View {
    let declared = updated
    content.transformPreference(DestinationsKey.self) {
      $0.values[ObjectIdentifier(Value.self)] = declared
    }
  }

  @MainActor private var updated: ValueDestination {
    let destination = declared.destination ?? ValueDestination(Value.self)
    declared.destination = destination
    destination.update(self.destination)
    return destination
  }
}

/// Declares a page where this counts.
nonisolated private struct OutsideLazyContent<Declared: ViewModifier, Misplaced: ViewModifier>:
  PrimitiveModifier
{
  let declared: Declared
  let misplaced: Misplaced

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard inputs.isLazyContent else {
      return Declared._makeView(
        modifier: modifier.part(at: 0, as: Declared.self), inputs: inputs, body: body)
    }
    let offset = byteOffset(of: Misplaced.self, after: Declared.self)
    return Misplaced._makeView(
      modifier: modifier.part(at: offset, as: Misplaced.self), inputs: inputs, body: body)
  }
}

/// Tells the stack that a page is declared where it does not count.
nonisolated private struct MisplacedDestination<Value: Hashable>: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.transformPreference(DestinationsKey.self) {
      $0.misplaced.insert(String(describing: Value.self))
    }
  }
}

/// Declares a page that is shown while a binding is true.
nonisolated struct PresentsDestination<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let item: AnyHashable?
  let destination: Destination
  let staysInColumn: Bool
  private let given: ShownDestination?
  @State private var own = ShownDestination()

  /// - Parameter shown: where the page is kept; nil for here.
  init(
    isPresented: Binding<Bool>, item: AnyHashable?, destination: Destination,
    staysInColumn: Bool = false, shown: ShownDestination? = nil
  ) {
    given = shown
    self.staysInColumn = staysInColumn
    self.isPresented = isPresented
    self.item = item
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let declared = updated
    content.transformPreference(DestinationsKey.self) {
      if let declared { $0.presented.append(declared) }
    }
  }

  @MainActor private var updated: PresentedDestination? {
    let shown = given ?? own
    guard isPresented.wrappedValue else {
      shown.end()
      return nil
    }
    let current = shown.page(for: item, staysInColumn: staysInColumn)
    current.update(destination, while: isPresented)
    return current
  }
}

/// The page that a binding shows, and the item for which it is.
final class ShownDestination {
  private var item: AnyHashable?
  private(set) var destination: PresentedDestination?

  /// The page for an item; another one for another item.
  @MainActor func page(for item: AnyHashable?, staysInColumn: Bool) -> PresentedDestination {
    if self.item != item { end() }
    let page = destination ?? PresentedDestination(staysInColumn: staysInColumn)
    (self.item, destination) = (item, page)
    return page
  }

  /// The binding no longer shows it.
  @MainActor func end() {
    destination?.isEnded = true
    destination = nil
  }
}

/// Declares a page that is shown while there is an item.
nonisolated private struct PresentsItem<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  @MainActor func body(content: Content) -> some View {
    let now = item.wrappedValue
    content.modifier(
      PresentsDestination(
        isPresented: item.isPresent(), item: now.map { AnyHashable($0) },
        destination: now.map(destination)))
  }
}
