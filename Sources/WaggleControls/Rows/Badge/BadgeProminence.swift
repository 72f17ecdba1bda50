public import Waggle

/// How prominent the badge of a row is (C240).
///
/// ```swift
/// List {
///   Text("Hives").badge(12)
///   Text("Warnings").badge(2)
///     .badgeProminence(.increased)
/// }
/// .badgeProminence(.decreased)
/// ```
public struct BadgeProminence: Hashable, Sendable {
  enum Level: Hashable { case decreased, standard, increased }

  let level: Level

  /// For numbers that call for nothing, such as how many things a folder has.
  public static let decreased = BadgeProminence(level: .decreased)
  /// For numbers that are of interest, such as how many messages were not read; the default.
  public static let standard = BadgeProminence(level: .standard)
  /// For numbers that call for an action, such as how many errors there are: white on red.
  public static let increased = BadgeProminence(level: .increased)
}

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// How prominent badges are; `standard` by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum BadgeProminenceKey: ContainerValueKey {
    static var defaultValue: BadgeProminence? { nil }
  }

  /// How prominent the badge of the row is; nil leaves it to what surrounds the row.
  var badgeProminence: BadgeProminence? {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how prominent the badges of the rows in this view are (C240).
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    containerValue(\.badgeProminence, prominence).environment(\.badgeProminence, prominence)
  }
}
