public import Waggle

/// A button that pushes a screen in the stack around it.
///
/// A link with a value appends it to the path of the stack; `navigationDestination(for:destination:)` says what the screen
/// is. A link with a destination pushes that view, and the path stays as it is (C105).
///
/// ```swift
/// NavigationStack {
///   List {
///     NavigationLink("Clover", value: "clover")
///     NavigationLink("About") { Text("Waggle") }
///   }
///   .navigationDestination(for: String.self) { Text($0) }
/// }
/// ```
///
/// In a list the whole row acts, and shows a chevron (C086). A link whose value is nil is disabled (C108).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PathNamed {
  private let label: Label
  private let target: LinkTarget<Destination>
  private var staysInColumn = false

  init(_ target: LinkTarget<Destination>, label: Label) {
    self.target = target
    self.label = label
  }

  /// A link that pushes a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label: label())
  }

  /// A link that pushes a view: the earlier order of the arguments.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }

  /// A link that pushes a view while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(.bound(isActive, destination()), label: label()) }

  /// A link that pushes a view while a binding is true: the earlier order of the arguments.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(.bound(isActive, destination), label: label()) }

  /// A link that pushes a view while a selection is the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(.bound(selection.isEqual(to: tag), destination()), label: label()) }

  /// A link that pushes a view while a selection is the link's tag: the earlier order of the arguments.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(.bound(selection.isEqual(to: tag), destination), label: label()) }

  /// The label as a button.
  @MainActor public var body: some View {
    LinkButton(target: target, label: label, staysInColumn: staysInColumn)
      .containerValue(\.linkValue, target.value)
  }

  /// Sets whether the link shows its screen in the next column of a split view, as links do, or pushes it in its own
  /// column (C231). Outside of split views it changes nothing.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   List {
  ///     NavigationLink("Drones") { Text("200 drones") }
  ///     NavigationLink("More") { Text("More lists") }.isDetailLink(false)
  ///   }
  /// } detail: {
  ///   Text("Choose")
  /// }
  /// ```
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.staysInColumn = !isDetailLink
    return link
  }
}

extension NavigationLink where Destination == Never {
  /// A link that appends a value to the path. If it is nil, the link is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link that appends a value to the path, with a title that is looked up in the program's tables.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link that appends a value to the path, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link that pushes a view, with a title that is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link that pushes a view, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link that pushes a view, with a title that is looked up in the program's tables: the earlier form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// A link that pushes a view, with a title that is used as it is: the earlier form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }

  /// A link that pushes a view while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(.bound(isActive, destination()), label: Text(titleKey)) }

  /// A link that pushes a view while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(.bound(isActive, destination()), label: Text(title)) }

  /// A link that pushes a view while a binding is true: the earlier form.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(.bound(isActive, destination), label: Text(titleKey)) }

  /// A link that pushes a view while a binding is true: the earlier form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(.bound(isActive, destination), label: Text(title)) }

  /// A link that pushes a view while a selection is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(.bound(selection.isEqual(to: tag), destination()), label: Text(titleKey)) }

  /// A link that pushes a view while a selection is the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(.bound(selection.isEqual(to: tag), destination()), label: Text(title)) }

  /// A link that pushes a view while a selection is the link's tag: the earlier form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(.bound(selection.isEqual(to: tag), destination), label: Text(titleKey)) }

  /// A link that pushes a view while a selection is the link's tag: the earlier form.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(.bound(selection.isEqual(to: tag), destination), label: Text(title)) }
}
