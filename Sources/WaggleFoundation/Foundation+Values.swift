public import Foundation

extension UserDefaults {
  /// Sets a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value for a key, as `object(forKey:)` has it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// False: no Linux desktop has one mode that all programs follow.
  public var isLowPowerModeEnabled: Bool { false }

  /// False: the program is one for Linux.
  public var isiOSAppOnMac: Bool { false }

  /// False: the program is one for Linux.
  public var isMacCatalystApp: Bool { false }
}

/// The result of `body`. Objects are released as they are used no more; nothing waits for the end of a pool.
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The seconds since the beginning of the year 2001, by the clock of the machine.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
