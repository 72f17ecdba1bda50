public import Waggle

/// Tabs of a `TabView`, such as a `Tab`, or a program's own.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What selects a tab.
  associatedtype TabValue: Hashable
  /// The tabs that it is made of.
  associatedtype Body: TabContent
  /// The tabs that it is made of.
  @TabContentBuilder<TabValue>
  var body: Body { get }
  /// The views of the tabs.
  associatedtype _Tabs: View
  /// The views of the tabs.
  var _tabs: _Tabs { get }
  /// Whether the content is a section of tabs.
  nonisolated static var _isSection: Bool { get }
}

extension TabContent {
  /// Only a `TabSection` is one.
  public nonisolated static var _isSection: Bool { false }
}

extension TabContent where _Tabs == _BodyTabs<Self> {
  /// The views of the body's tabs.
  public var _tabs: _BodyTabs<Self> { _BodyTabs(tabs: self) }
}

/// The views of a program's own tabs.
nonisolated public struct _BodyTabs<Tabs: TabContent>: View {
  let tabs: Tabs

  /// The views of the tabs in the body.
  @MainActor public var body: some View { ContentOf(tabs) { $0.body._tabs } }
}

/// Stops: the tabs of the framework have views and no body.
func noTabBody(_ message: String) -> Never { fatalError(message) }

extension Never: TabContent {
  /// Nothing is selected.
  public typealias TabValue = Never

  /// Never called.
  public var _tabs: EmptyView { EmptyView() }
}

/// Builds the tabs of a `TabView` from the statements of a closure.
@MainActor @preconcurrency @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes tabs through.
  public static func buildExpression<Tabs: TabContent<TabValue>>(_ tabs: Tabs) -> Tabs { tabs }

  /// No tabs, as in an empty branch.
  public static func buildBlock() -> _NoTabs<TabValue> { _NoTabs() }

  /// Passes a first statement through.
  public static func buildPartialBlock<Tabs: TabContent<TabValue>>(first: Tabs) -> Tabs { first }

  /// Joins statements.
  public static func buildPartialBlock<First: TabContent<TabValue>, Next: TabContent<TabValue>>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> {
    ViewTabs(value: TabValue.self) {
      accumulated._tabs
      next._tabs
    }
  }

  /// Tabs that are there while a condition is true.
  public static func buildIf<Tabs: TabContent<TabValue>>(_ tabs: Tabs?) -> some TabContent<TabValue>
  {
    ViewTabs(value: TabValue.self) { if let tabs { tabs._tabs } }
  }

  /// The tabs of the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _EitherTabs<TabValue, First, Second> { _EitherTabs(tabs: .first(first)) }

  /// The tabs of the second branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _EitherTabs<TabValue, First, Second> { _EitherTabs(tabs: .second(second)) }

  /// The tabs of a branch that needs a newer system.
  public static func buildLimitedAvailability<Tabs: TabContent<TabValue>>(_ tabs: Tabs)
    -> some TabContent<TabValue>
  { ViewTabs(value: TabValue.self) { AnyView(tabs._tabs) } }

  /// The content of a `TabView` that is given as tabs.
  nonisolated public struct Content<Tabs: TabContent>: View where Tabs.TabValue == TabValue {
    let tabs: Tabs

    /// The views of the tabs.
    @MainActor public var body: some View { tabs._tabs }
  }
}

/// No tabs.
nonisolated public struct _NoTabs<TabValue: Hashable>: TabContent {
  /// No views.
  @MainActor public var _tabs: EmptyView { EmptyView() }

  /// Never called: it has no body.
  public var body: Never { return noTabBody("no tabs have no body") }
}

/// Tabs that are given as views.
nonisolated struct ViewTabs<TabValue: Hashable, Views: View>: TabContent {
  let _tabs: Views

  init(value: TabValue.Type, @ViewBuilder views: () -> Views) { _tabs = views() }

  var body: Never { return noTabBody("tabs that are views have no body") }
}

/// The tabs of one of two branches.
nonisolated public struct _EitherTabs<TabValue: Hashable, First: TabContent, Second: TabContent>:
  TabContent
{
  enum Storage { case first(First), second(Second) }

  let tabs: Storage

  /// The views of the tabs of the branch.
  @ViewBuilder @MainActor public var _tabs: some View {
    switch tabs {
    case .first(let first): first._tabs
    case .second(let second): second._tabs
    }
  }

  /// Never called: it has no body.
  public var body: Never { return noTabBody("branches of tabs have no body") }
}

extension ForEach: TabContent where Content: TabContent {
  /// What selects a tab.
  public typealias TabValue = Content.TabValue

  /// The views of the tabs of each element.
  @MainActor public var _tabs: some View { map { _ContentTabs(tabs: $0) } }

  /// Never called: it has no body.
  public var body: Never { return noTabBody("a loop of tabs has no body") }
}

/// The views of some tabs.
nonisolated public struct _ContentTabs<Tabs: TabContent>: View {
  let tabs: Tabs

  /// The views of the tabs.
  @MainActor public var body: some View { tabs._tabs }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Makes tabs for each element, identified by the element's `id`.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @_InferredTabContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs for each element, identified by the value at a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_InferredTabContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}
