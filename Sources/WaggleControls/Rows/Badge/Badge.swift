import Foundation
public import Waggle

extension ContainerValues {
  private enum BadgeKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
  }

  /// What a row of a list, or a tab, shows at its end; nil for nothing.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Shows a number in the row of a list, or on the tab, that this view is; 0 shows nothing (C114).
  ///
  /// ```swift
  /// TabView {
  ///   Text("Hives").tabItem { Label("Hives", systemImage: "hexagon") }
  ///     .badge(3)
  /// }
  /// ```
  public nonisolated func badge(_ count: Int) -> some View { badge(Text?(badge: count)) }

  /// Shows a text in the row of a list, or on the tab, that this view is; nil shows nothing (C114).
  public nonisolated func badge(_ label: Text?) -> some View {
    containerValue(\.badge, label)
  }

  /// Shows a text, looked up in the program's tables, in the row of a list, or on the tab, that this view is; nil shows
  /// nothing (C114).
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text in the row of a list, or on the tab, that this view is; nil shows nothing (C114).
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

extension Text? {
  /// The text of a badge with a number; nil for 0.
  nonisolated init(badge count: Int) { self = count == 0 ? nil : Text(count.formatted()) }
}
