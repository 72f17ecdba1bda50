/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// An expression that is a view.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statements: an empty view.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: that view itself.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: a list of views.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView((repeat each content)) }

  /// An `if` without an `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(storage: .trueContent(first)) }

  /// The second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(storage: .falseContent(second)) }

  /// An `if #available`, whose type must not be seen outside of it.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
