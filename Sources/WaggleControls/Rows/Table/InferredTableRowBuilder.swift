/// Makes the rows of a table where what they show is known only from the rows themselves, as in a `ForEach` or a `Section`.
///
/// It makes what ``TableRowBuilder`` makes. Its type has no value, so that the compiler accepts a branch without a statement,
/// from which no value follows.
@resultBuilder
public struct _InferredTableRowBuilder {
  /// Rows as they are written.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content {
    content
  }

  /// A branch without a statement.
  public static func buildBlock() -> _EmptyBranch { _EmptyBranch() }

  /// The first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content {
    first
  }

  /// The rows so far, and the next ones.
  public static func buildPartialBlock<Some: TableRowContent, Next: TableRowContent>(
    accumulated: Some, next: Next
  ) -> _TableRowPair<Some, Next> { _TableRowPair(first: accumulated, second: next) }

  /// The rows of an `if` without an `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content? { content }

  /// The rows where a condition is true.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First)
    -> _TableRowChoice<First, Second>
  { .first(first) }

  /// The rows where a condition is false.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second)
    -> _TableRowChoice<First, Second>
  { .second(second) }
}

/// Branches without a statement, together with others.
extension _InferredTableRowBuilder {
  /// No rows in the first branch.
  public static func buildEither<Second: TableRowContent>(first: _EmptyBranch)
    -> _TableRowChoice<EmptyTableRowContent<Second.TableRowValue>, Second>
  { .first(EmptyTableRowContent()) }

  /// No rows in the second branch.
  public static func buildEither<First: TableRowContent>(second: _EmptyBranch)
    -> _TableRowChoice<First, EmptyTableRowContent<First.TableRowValue>>
  { .second(EmptyTableRowContent()) }

  /// No rows in either branch.
  public static func buildEither(first: _EmptyBranch) -> _EmptyBranch { first }

  /// No rows in either branch.
  public static func buildEither(second: _EmptyBranch) -> _EmptyBranch { second }

  /// No rows, whatever the condition is.
  public static func buildIf(_ content: _EmptyBranch?) -> _EmptyBranch { _EmptyBranch() }

  /// A first statement without rows.
  public static func buildPartialBlock(first: _EmptyBranch) -> _EmptyBranch { first }

  /// Rows after a statement without any.
  public static func buildPartialBlock<Next: TableRowContent>(
    accumulated: _EmptyBranch, next: Next
  ) -> Next { next }

  /// A statement without rows after others.
  public static func buildPartialBlock<Some: TableRowContent>(
    accumulated: Some, next: _EmptyBranch
  ) -> Some { accumulated }

  /// Two statements without rows.
  public static func buildPartialBlock(
    accumulated: _EmptyBranch, next: _EmptyBranch
  ) -> _EmptyBranch { next }
}
