public import Foundation
public import Waggle

/// Two or three columns, of which one leads to the next (C112).
///
/// ```swift
/// struct Apiary: View {
///   @State private var hive: Int?
///
///   var body: some View {
///     NavigationSplitView {
///       List(1..<10, id: \.self, selection: $hive) { Text("Hive \($0)") }
///     } detail: {
///       if let hive { Text("Hive \(hive)") } else { Text("Choose a hive") }
///     }
///   }
/// }
/// ```
///
/// A link in a column shows its page in the next one. In a narrow window the columns are pages of one stack: a column
/// whose list has a selection leads to the next, and going back clears the selection (C113).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let hasContent: Bool
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, hasContent: Bool, _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.hasContent = hasContent
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns, or one stack of them.
  @MainActor public var body: some View {
    SplitArrangement(
      sidebar: sidebar, content: content, detail: detail, hasContent: hasContent,
      visibility: visibility ?? $ownVisibility, column: compactColumn ?? $ownColumn)
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, hasContent: true, sidebar(), content(), detail()) }

  /// Three columns; the binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, hasContent: true, sidebar(), content(), detail()) }

  /// Three columns; the binding says which one a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, hasContent: true, sidebar(), content(), detail()) }

  /// Three columns; the bindings say which are seen, and which one a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, hasContent: true, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, hasContent: false, sidebar(), EmptyView(), detail())
  }

  /// Two columns; the binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, hasContent: false, sidebar(), EmptyView(), detail()) }

  /// Two columns; the binding says which one a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, hasContent: false, sidebar(), EmptyView(), detail()) }

  /// Two columns; the bindings say which are seen, and which one a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, hasContent: false, sidebar(), EmptyView(), detail())
  }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  enum Kind { case automatic, all, doubleColumn, detailOnly }

  let kind: Kind

  /// All where the window is at least 1,000 points wide, else one less.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The one in the middle of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// How columns share the room.
public protocol NavigationSplitViewStyle {}

/// The detail gets the room that the others leave.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}

/// The detail gets the room that the others leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}

/// The detail keeps its width; the others are over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The detail gets the room that the others leave.
  public static var automatic: Self { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gets the room that the others leave.
  public static var balanced: Self { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width; the others are over it.
  public static var prominentDetail: Self { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
  /// Sets how the columns of the split views in this view share the room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    environment(\.splitOverlaps, S.self == ProminentDetailNavigationSplitViewStyle.self)
  }

  /// Sets the width of the column that this view is in.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the column that this view is in, and its limits.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthKey.self) {
      $0 = Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity))
    }
  }
}

/// The width that a column asks for.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum SplitOverlapsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the first columns of split views are over the detail.
  var splitOverlaps: Bool {
    get { self[SplitOverlapsKey.self] }
    set { self[SplitOverlapsKey.self] = newValue }
  }
}
