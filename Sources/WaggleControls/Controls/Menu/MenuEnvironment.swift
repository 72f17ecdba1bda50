public import Waggle

/// In which order a menu shows its items (C052).
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind

  /// `fixed` in scroll views, for pickers and on macOS, otherwise `priority`.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first item is nearest to what opened the menu: a menu that opens upwards begins at its end.
  public static let priority = MenuOrder(kind: .priority)
  /// From top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)

  /// Whether a menu above what opened it is upside down.
  func isReversed(in metrics: PlatformMetrics, inScroll: Bool) -> Bool {
    self == .priority || self == .automatic && metrics != .macOS26 && !inScroll
  }
}

/// What happens to a menu when one of its items is chosen (C051).
nonisolated public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The menu closes, except for controls that are used several times in a row, such as steppers.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }

  private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum DismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
  }

  /// The order in which menus show their items; the default is `automatic` (C052).
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether controls that open a menu show an indicator; the default is `automatic`.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order in which the menus in this view show their items (C052).
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether the controls in this view that open a menu show an indicator.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether a menu closes when one of the items in this view is chosen (C051).
  ///
  /// ```swift
  /// Menu("Volume") {
  ///   Button("Louder") {}.menuActionDismissBehavior(.disabled)
  ///   Button("Mute") {}
  /// }
  /// ```
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { environment(\.menuActionDismissBehavior, behavior) }
}
