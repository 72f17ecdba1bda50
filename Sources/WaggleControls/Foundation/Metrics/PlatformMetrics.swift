public import Waggle

/// The sizes and spacings of controls: those of one system of Apple's (C001).
///
/// Each control takes its numbers from the profile in the environment, so a change of the profile changes frames and
/// nothing else.
///
/// ```swift
/// Button("Save") {}
///   .buttonStyle(.bordered)
///   .environment(\.platformMetrics, .iosClassic)
/// ```
public struct PlatformMetrics: Hashable, Sendable {
  enum Profile: Hashable, Sendable { case ios26, iosClassic, macOS26 }

  let profile: Profile

  /// iOS 26, the default.
  public static let ios26 = PlatformMetrics(profile: .ios26)
  /// iOS 15 to 18. The numbers that were not recorded are what is commonly known of these systems.
  public static let iosClassic = PlatformMetrics(profile: .iosClassic)
  /// macOS 26.
  public static let macOS26 = PlatformMetrics(profile: .macOS26)

  /// One of three values, by profile.
  func choose<Value>(_ ios26: Value, classic: Value, macOS: Value) -> Value {
    switch profile {
    case .ios26: ios26
    case .iosClassic: classic
    case .macOS26: macOS
    }
  }
}

extension EnvironmentValues {
  private enum PlatformMetricsKey: EnvironmentKey {
    static var defaultValue: PlatformMetrics { .ios26 }
  }

  /// The sizes and spacings of controls; the default is those of iOS 26 (C001).
  public var platformMetrics: PlatformMetrics {
    get { self[PlatformMetricsKey.self] }
    set { self[PlatformMetricsKey.self] = newValue }
  }
}
