public import Waggle

/// Whether every other row of a list or table has a darker background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  enum Kind: Hashable { case automatic, enabled, disabled }

  let kind: Kind

  /// As the system does: in tables on macOS.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// Every other row has one.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// No row has one.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)

  /// Whether the rows of a list alternate.
  func alternates(_ appearance: ListAppearance, in profile: PlatformMetrics.Profile) -> Bool {
    switch kind {
    case .automatic: profile == .macOS26 && appearance.isTable
    case .enabled: true
    case .disabled: false
    }
  }
}

extension EnvironmentValues {
  private enum AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
  }

  private enum AlternateKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether every other row of the list around has a darker background.
  var rowsAlternate: Bool {
    get { self[AlternateKey.self] }
    set { self[AlternateKey.self] = newValue }
  }

  /// Whether every other row of lists should have a darker background.
  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether every other row of the lists and tables in this view has a darker background (C095).
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}
