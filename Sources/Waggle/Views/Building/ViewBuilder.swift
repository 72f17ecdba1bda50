/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Passes a view expression through.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty view from no statements.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single statement through.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes a `TupleView` from several statements.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView((repeat each content)) }

  /// Wraps the view of an `if` without an `else`; nil while the condition is false.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Wraps the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(storage: .trueContent(first)) }

  /// Wraps the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(storage: .falseContent(second)) }

  /// Erases the type of an `if #available` branch, which must not be visible outside of it.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
