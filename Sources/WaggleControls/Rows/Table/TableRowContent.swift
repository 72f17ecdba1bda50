public import Waggle

/// Rows of a table (C095).
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows that this stands for.
  associatedtype TableRowBody: TableRowContent
  /// The rows that this stands for.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The type of the rows as views.
  associatedtype _RowViews: View = TableRowBody._RowViews
  /// The rows as views.
  var _rowViews: _RowViews { get }
}

extension TableRowContent where _RowViews == TableRowBody._RowViews {
  /// The rows of the body.
  public var _rowViews: _RowViews { tableRowBody._rowViews }
}

extension TableRowContent where TableRowBody == Never {
  /// Never used: these are rows themselves.
  public var tableRowBody: Never { fatalError("This is a row itself.") }
}

extension Never: TableRowContent {
  /// Never used.
  public typealias TableRowBody = Never
  /// Never used.
  public typealias _RowViews = EmptyView
  /// Never used.
  public var _rowViews: EmptyView { switch self {} }
}

/// Makes the rows of a table from statements.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows as they are written.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// The rows so far, and the next ones.
  public static func buildPartialBlock<Some: TableRowContent, Next: TableRowContent>(
    accumulated: Some, next: Next
  ) -> _TableRowPair<Some, Next>
  where Some.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  /// The rows of an `if` without an `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// The rows where a condition is true.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First)
    -> _TableRowChoice<First, Second> where First.TableRowValue == Value
  { .first(first) }

  /// The rows where a condition is false.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second)
    -> _TableRowChoice<First, Second> where Second.TableRowValue == Value
  { .second(second) }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// What a row would show.
  public typealias TableRowValue = Value
  /// Never used.
  public typealias TableRowBody = Never

  /// Makes no rows.
  public init() {}

  /// No views.
  @MainActor public var _rowViews: EmptyView { EmptyView() }
}

/// Rows below others.
nonisolated public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// Never used.
  public typealias TableRowBody = Never

  let first: First
  let second: Second

  /// The rows as views.
  @MainActor @ViewBuilder public var _rowViews: some View {
    first._rowViews
    second._rowViews
  }
}

/// The rows of one of two branches.
nonisolated public enum _TableRowChoice<First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// Never used.
  public typealias TableRowBody = Never

  /// The rows of the first branch.
  case first(First)
  /// The rows of the second branch.
  case second(Second)

  /// The rows as views.
  @MainActor @ViewBuilder public var _rowViews: some View {
    switch self {
    case .first(let rows): rows._rowViews
    case .second(let rows): rows._rowViews
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// Never used.
  public typealias TableRowBody = Never
  /// The rows as views, if there are any.
  public var _rowViews: Wrapped._RowViews? { self?._rowViews }
}
