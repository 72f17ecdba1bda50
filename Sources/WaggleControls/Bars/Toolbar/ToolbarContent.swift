public import Waggle

/// Items of a bar, such as a `ToolbarItem`, or a program's own.
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///   let save: () -> Void
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The items that it is made of.
  associatedtype Body: ToolbarContent
  /// The items that it is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The views of the items.
  associatedtype _Items: View
  /// The views of the items.
  var _items: _Items { get }
}

/// Items that have an identity, so that one could arrange them. Here they stay as they are declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent where _Items == _BodyItems<Self> {
  /// The views of the body's items.
  public var _items: _BodyItems<Self> { _BodyItems(items: self) }
}

/// The views of a program's own items.
nonisolated public struct _BodyItems<Items: ToolbarContent>: View {
  let items: Items

  /// The views of the items in the body.
  @MainActor public var body: some View { ContentOf(items) { $0.body._items } }
}

/// Stops: the items of the framework have views and no body.
func noToolbarBody(_ message: String) -> Never { fatalError(message) }

extension Never: ToolbarContent, CustomizableToolbarContent {
  /// Never called.
  public var _items: EmptyView { EmptyView() }
}

/// Builds the items of a bar from the statements of a closure.
@MainActor @preconcurrency @resultBuilder
public struct ToolbarContentBuilder {
  /// Passes items through.
  public static func buildExpression<Items: ToolbarContent>(_ items: Items) -> Items { items }

  /// No items, as in an empty branch.
  public static func buildBlock() -> ToolbarItems<EmptyView> { ToolbarItems { EmptyView() } }

  /// Passes a single statement through.
  public static func buildBlock<Items: ToolbarContent>(_ items: Items) -> Items { items }

  /// Passes a first statement through.
  public static func buildPartialBlock<Items: ToolbarContent>(first: Items) -> Items { first }

  /// Joins statements.
  public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
    accumulated: First, next: Next
  ) -> ToolbarItems<TupleView<(First._Items, Next._Items)>> {
    ToolbarItems {
      accumulated._items
      next._items
    }
  }

  /// Items that are there while a condition is true.
  public static func buildIf<Items: ToolbarContent>(_ items: Items?) -> Items? { items }

  /// The items of the first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _EitherItems<First, Second>
  { _EitherItems(items: .first(first)) }

  /// The items of the second branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _EitherItems<First, Second>
  { _EitherItems(items: .second(second)) }

  /// The items of a branch that needs a newer system.
  public static func buildLimitedAvailability<Items: ToolbarContent>(_ items: Items)
    -> ToolbarItems<AnyView>
  { ToolbarItems { AnyView(items._items) } }
}

/// Items that are given as views.
nonisolated public struct ToolbarItems<Views: View>: ToolbarContent, CustomizableToolbarContent {
  /// The views of the items.
  public let _items: Views

  init(@ViewBuilder views: () -> Views) { _items = views() }

  /// Never called: it has no body.
  public var body: Never { return noToolbarBody("items that are views have no body") }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The views of the items, if there are any.
  @ViewBuilder @MainActor public var _items: some View { if let self { self._items } }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noToolbarBody("an optional item has no body") }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The items of one of two branches.
nonisolated public struct _EitherItems<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent, CustomizableToolbarContent
{
  enum Storage { case first(First), second(Second) }

  let items: Storage

  /// The views of the items of the branch.
  @ViewBuilder @MainActor public var _items: some View {
    switch items {
    case .first(let first): first._items
    case .second(let second): second._items
    }
  }

  /// Never called: it has no body.
  public var body: Never { return noToolbarBody("branches of items have no body") }
}
