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
/// A link in a column shows its screen in the next one, and so does what a binding presents; both are gone when a row is
/// selected (C231). A `NavigationStack` in a column has the bar of the column, with the button of the sidebar.
///
/// In a narrow window the same columns are screens of one stack: a column whose list has a selection leads to the next,
/// and going back clears the selection (C113). When the window gets wider or narrower, all columns keep their state and
/// their screens (C230).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View,
  PathNamed
{
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
    SplitColumns(
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

/// Which columns are seen where they are beside each other. In a narrow window it has no effect.
///
/// As code it is the text `automatic`, `all`, `doubleColumn` or `detailOnly`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  enum Kind: String { case automatic, all, doubleColumn, detailOnly }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// All where the window is at least 1,000 points wide, else one less. Where the detail is prominent it alone.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

extension NavigationSplitViewVisibility: Codable {
  /// Reads the name of a visibility.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let kind = Kind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(name) is not a visibility of columns")
    }
    self.kind = kind
  }

  /// Writes the name of the visibility.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind.rawValue)
  }
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The one in the middle of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}
