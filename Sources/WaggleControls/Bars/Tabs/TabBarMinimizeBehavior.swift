import Foundation
public import Waggle

/// When the bar of a `TabView` becomes small, so that more of the page is seen.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  fileprivate enum Kind { case automatic, never, onScrollDown, onScrollUp }
  fileprivate let kind: Kind

  /// Never, on every system that Waggle draws.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: .never)
  /// When the page scrolls to what is further down.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// When the page scrolls to what is further up.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)

  /// Whether the bar is small after a step of scrolling; nil leaves it as it is.
  fileprivate func isMinimized(after step: CGFloat, isAtTop: Bool) -> Bool? {
    switch kind {
    case .automatic, .never: nil
    case .onScrollDown: isAtTop ? false : step > 0
    case .onScrollUp: step < 0
    }
  }
}

extension EnvironmentValues {
  private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
  }

  fileprivate var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets when the bar of the tab views in this view becomes small: only the item of the current tab is left, and a tap on
  /// it shows all again. A bar above the page or along the whole edge stays as it is.
  ///
  /// ```swift
  /// TabView {
  ///   Tab("Hives", systemImage: "hexagon") {
  ///     List(0..<40) { Text("Hive \($0)") }
  ///   }
  ///   Tab("Honey", systemImage: "drop") { Text("3 kg") }
  /// }
  /// .tabBarMinimizeBehavior(.onScrollDown)
  /// ```
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}

/// Makes the bar small, and large again, while a page scrolls.
struct TabBarMinimizing: ViewModifier {
  @Binding var isMinimized: Bool
  @Environment(\.tabBarMinimizeBehavior) private var behavior

  func body(content: Content) -> some View {
    content.onScrollGeometryChange(for: CGFloat.self) { geometry in
      let end = max(0, geometry.contentSize.height - geometry.containerSize.height)
      return min(max(0, geometry.contentOffset.y + geometry.contentInsets.top), end)
    } action: { old, new in
      guard old != new, let next = behavior.isMinimized(after: new - old, isAtTop: new < 1),
        next != isMinimized
      else { return }
      withAnimation(.snappy) { isMinimized = next }
    }
  }
}
