public import Waggle

/// Builds the items of a bar from the statements of a closure: items, or views that are items themselves.
///
/// There is one builder for both. With one for each, the compiler would check all that the modifier is applied to once for
/// each builder, which took seconds for a screen with a list and an alert.
@resultBuilder
public struct _ToolbarBuilder {
  /// The views of an item.
  @MainActor @preconcurrency
  public static func buildExpression<Items: ToolbarContent>(_ items: Items) -> Items._Items {
    items._items
  }

  /// A view that is an item.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No items.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single statement through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { ViewBuilder.buildBlock(repeat each content) }

  /// Items that are there while a condition is true.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The items of the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  { ViewBuilder.buildEither(first: first) }

  /// The items of the second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  { ViewBuilder.buildEither(second: second) }

  /// The items of a branch that needs a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
