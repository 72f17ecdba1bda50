public import Waggle

/// Screens of which one leads to the next: the earlier form of `NavigationStack` and `NavigationSplitView`.
///
/// ```swift
/// NavigationView {
///   List(1..<4) { number in
///     NavigationLink("Hive \(number)") { Text("12,000 bees") }
///   }
///   .navigationBarTitle("Hives")
/// }
/// ```
///
/// In a narrow window and in the style `.stack` it is a stack of its first view. Where there is room it shows its views in two or
/// three columns; links of one column then show their screens in the next. Beside a single view the detail is empty until a
/// link fills it (C425).
nonisolated public struct NavigationView<Content: View>: View, PathNamed {
  private let content: Content

  /// The first screen; further views are those of the columns beside it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack or columns.
  @MainActor public var body: some View {
    if Content._viewListCount(inputs: _ViewListCountInputs()) == 1 {
      OlderColumn(content: content)
    } else {
      // The bodies of the views run where they are shown, so that they know of the bars around them.
      ScreensOfContent(content) { OlderColumns(subviews: $0) }
    }
  }
}

/// The view of a `NavigationView` with one, and what its links show.
private struct OlderColumn<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewAppearance) private var appearance

  var body: some View {
    if appearance == .stack {
      NavigationStack { content }
    } else {
      NavigationSplitView {
        content
      } detail: {
        EmptyView()
      }
    }
  }
}

/// The views of a `NavigationView`.
private struct OlderColumns: View {
  let subviews: SubviewsCollection
  @Environment(\.navigationViewAppearance) private var appearance

  var body: some View {
    if appearance == .stack {
      NavigationStack { subviews.first }
    } else if subviews.count < 2 {
      OlderColumn(content: subviews.first)
    } else if subviews.count == 2 {
      NavigationSplitView {
        subviews[0]
      } detail: {
        subviews[1]
      }
    } else {
      NavigationSplitView {
        subviews[0]
      } content: {
        subviews[1]
      } detail: {
        subviews[2]
      }
    }
  }
}

/// How a `NavigationView` arranges its views.
enum NavigationViewAppearance { case automatic, stack, columns }

/// How a `NavigationView` arranges its views.
public protocol NavigationViewStyle {
  /// The arrangement.
  nonisolated var _appearance: _NavigationViewAppearance { get }
}

/// The arrangement of a style.
public struct _NavigationViewAppearance { let appearance: NavigationViewAppearance }

/// A stack in narrow windows, and else columns.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
  /// A stack or columns.
  public nonisolated var _appearance: _NavigationViewAppearance {
    _NavigationViewAppearance(appearance: .automatic)
  }
}

/// A stack of the first view.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
  /// A stack.
  public nonisolated var _appearance: _NavigationViewAppearance {
    _NavigationViewAppearance(appearance: .stack)
  }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  /// Columns.
  public nonisolated var _appearance: _NavigationViewAppearance {
    _NavigationViewAppearance(appearance: .columns)
  }
}

/// Two columns where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
  /// Columns.
  public nonisolated var _appearance: _NavigationViewAppearance {
    _NavigationViewAppearance(appearance: .columns)
  }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A stack in narrow windows, and else columns.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of the first view.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how the `NavigationView`s in this view arrange their views.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewAppearance, style._appearance.appearance)
  }
}

extension EnvironmentValues {
  private enum NavigationViewAppearanceKey: EnvironmentKey {
    static var defaultValue: NavigationViewAppearance { .automatic }
  }

  /// How `NavigationView`s arrange their views.
  var navigationViewAppearance: NavigationViewAppearance {
    get { self[NavigationViewAppearanceKey.self] }
    set { self[NavigationViewAppearanceKey.self] = newValue }
  }
}
