/// Builds tabs where what selects them is known only from the tabs themselves, as in a `ForEach` or a `TabSection`.
///
/// It builds what ``TabContentBuilder`` builds. Its type has no selection, so that the compiler accepts a branch without a
/// statement, from which no selection follows.
@MainActor @preconcurrency @resultBuilder
public struct _InferredTabContentBuilder {
  /// Passes tabs through.
  public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }

  /// A branch without a statement.
  public static func buildBlock() -> _EmptyBranch { _EmptyBranch() }

  /// Passes a first statement through.
  public static func buildPartialBlock<Tabs: TabContent>(first: Tabs) -> Tabs { first }

  /// Joins statements.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<First.TabValue> where First.TabValue == Next.TabValue {
    TabContentBuilder<First.TabValue>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Tabs that are there while a condition is true.
  public static func buildIf<Tabs: TabContent>(_ tabs: Tabs?) -> some TabContent<Tabs.TabValue> {
    TabContentBuilder<Tabs.TabValue>.buildIf(tabs)
  }

  /// The tabs of a branch that needs a newer system.
  public static func buildLimitedAvailability<Tabs: TabContent>(_ tabs: Tabs)
    -> some TabContent<Tabs.TabValue>
  { TabContentBuilder<Tabs.TabValue>.buildLimitedAvailability(tabs) }

  /// The tabs of the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _EitherTabs<First.TabValue, First, Second> where First.TabValue == Second.TabValue {
    _EitherTabs(tabs: .first(first))
  }

  /// The tabs of the second branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _EitherTabs<Second.TabValue, First, Second> where First.TabValue == Second.TabValue {
    _EitherTabs(tabs: .second(second))
  }
}

/// Branches without a statement, together with others.
extension _InferredTabContentBuilder {
  /// No tabs in the first branch.
  public static func buildEither<Second: TabContent>(
    first: _EmptyBranch
  ) -> _EitherTabs<Second.TabValue, _NoTabs<Second.TabValue>, Second> {
    _EitherTabs(tabs: .first(_NoTabs()))
  }

  /// No tabs in the second branch.
  public static func buildEither<First: TabContent>(
    second: _EmptyBranch
  ) -> _EitherTabs<First.TabValue, First, _NoTabs<First.TabValue>> {
    _EitherTabs(tabs: .second(_NoTabs()))
  }

  /// No tabs in either branch.
  public static func buildEither(first: _EmptyBranch) -> _EmptyBranch { first }

  /// No tabs in either branch.
  public static func buildEither(second: _EmptyBranch) -> _EmptyBranch { second }

  /// No tabs, whatever the condition is.
  public static func buildIf(_ tabs: _EmptyBranch?) -> _EmptyBranch { _EmptyBranch() }

  /// A first statement without tabs.
  public static func buildPartialBlock(first: _EmptyBranch) -> _EmptyBranch { first }

  /// Tabs after a statement without any.
  public static func buildPartialBlock<Next: TabContent>(
    accumulated: _EmptyBranch, next: Next
  ) -> Next { next }

  /// A statement without tabs after others.
  public static func buildPartialBlock<First: TabContent>(
    accumulated: First, next: _EmptyBranch
  ) -> First { accumulated }

  /// Two statements without tabs.
  public static func buildPartialBlock(
    accumulated: _EmptyBranch, next: _EmptyBranch
  ) -> _EmptyBranch { next }
}
