public import Waggle

extension View {
  /// Declares the screen for values of a type, in the stack around (C106).
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

  /// Pushes a screen while a binding is true. Going back sets it to false (C108). In a column of a split view that is
  /// not the last, the next column shows it (C231).
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentsDestination(
        isPresented: isPresented, item: nil, destination: destination()))
  }

  /// Pushes a screen while there is an item. Going back sets it to nil (C108). In a column of a split view that is not
  /// the last, the next column shows it (C231).
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

/// Declares the destination of values of a type.
nonisolated private struct DeclaresDestination<Value: Hashable, Destination: View>: ViewModifier {
  let destination: (Value) -> Destination
  /// The destination that was declared first, which is updated from then on.
  @State private var kept = Kept()

  private final class Kept { var destination: ValueDestination? }

  init(destination: @escaping (Value) -> Destination) { self.destination = destination }

  @MainActor func body(content: Content) -> some View {
    let declared = kept.destination ?? ValueDestination(destination)
    content.transformPreference(DestinationsKey.self) {
      $0.values[ObjectIdentifier(Value.self)] = declared
    }
    .afterBody { [kept, destination] in
      if kept.destination != nil { declared.update(destination) }
      kept.destination = declared
    }
  }
}

/// Declares a destination where this counts.
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

/// Tells the stack that a destination is declared where it does not count.
nonisolated private struct MisplacedDestination<Value: Hashable>: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.transformPreference(DestinationsKey.self) {
      $0.misplaced.insert(String(describing: Value.self))
    }
  }
}

/// Declares a destination that is shown while a binding is true.
nonisolated struct PresentsDestination<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let item: AnyHashable?
  let destination: Destination
  @State private var shown = ShownDestination()

  init(isPresented: Binding<Bool>, item: AnyHashable?, destination: Destination) {
    self.isPresented = isPresented
    self.item = item
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let declared = shown.following(isPresented, item: item, destination, staysInColumn: false)
    content.transformPreference(DestinationsKey.self) {
      if let declared { $0.presented.append(declared) }
    }
    .afterBody { [self] in shown.follow(declared, item: item, destination, while: isPresented) }
  }
}

/// What a binding shows now, and the item for which it is. A body asks for it, and after the body it is kept.
final class ShownDestination {
  private var item: AnyHashable?
  private var destination: PresentedDestination?

  /// What the binding shows; another one for another item, and nil if it shows nothing.
  @MainActor func following<Content: View>(
    _ isPresented: Binding<Bool>, item: AnyHashable? = nil, _ content: Content, staysInColumn: Bool
  ) -> PresentedDestination? {
    guard isPresented.wrappedValue else { return nil }
    if let destination, self.item == item { return destination }
    return PresentedDestination(
      AnyView(content), while: isPresented, staysInColumn: staysInColumn)
  }

  /// Keeps what a body has declared, and updates it if it was declared before.
  @MainActor func follow<Content: View>(
    _ declared: PresentedDestination?, item: AnyHashable? = nil, _ content: Content,
    while isPresented: Binding<Bool>
  ) {
    if let declared, declared === destination {
      declared.update(AnyView(content), while: isPresented)
    } else {
      destination?.isEnded = true
      (self.item, destination) = (item, declared)
    }
  }
}

/// Declares a destination that is shown while there is an item.
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
