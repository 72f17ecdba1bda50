@_exported public import Foundation

/// Writes messages to standard error, as the unified log of Apple's systems is written to (C689).
///
/// ```swift
/// import OSLog
///
/// let logger = Logger(subsystem: "org.example.garden", category: "water")
/// logger.info("Watered \(3) beds")
/// // 2026-05-01 08:30:00.000 info [org.example.garden:water] Watered 3 beds
/// ```
///
/// All levels are written, and all values, whatever their privacy: there is no log of the system in which they would be read later.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger whose messages have a subsystem, such as the program's identifier, and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A logger without a subsystem.
  public init() { log = .default }

  /// A logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  /// Writes a message of the level `default`.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// A level of this number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level of this number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message as any.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps, and is not needed.
  public static let info = OSLogType(rawValue: 1)
  /// What helps while a program is made.
  public static let debug = OSLogType(rawValue: 2)
  /// Something that failed.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Where messages are written, with a subsystem and a category.
public final class OSLog: Sendable {
  private let label: String
  private let isEnabled: Bool

  /// A log of a subsystem and a category.
  public init(subsystem: String, category: String) {
    (label, isEnabled) = (" [\(subsystem):\(category)]", true)
  }

  private init(isEnabled: Bool) { (label, self.isEnabled) = ("", isEnabled) }

  /// The log without a subsystem.
  public static let `default` = OSLog(isEnabled: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(isEnabled: false)

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ type: OSLogType, _ text: String) {
    guard isEnabled else { return }
    let time = OSLogTime.text(Date())
    FileHandle.standardError.write(Data("\(time) \(type.name)\(label) \(text)\n".utf8))
  }
}

/// Writes a message in the format of `String(format:)`, where `%{public}@` and its like are read as `%@` (C689).
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacing(/%\{[a-z, ]*\}/, with: "%")
  log.write(type, String(format: format, arguments: args))
}

/// Writes a message of a level (C689).
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

/// The time of a message.
enum OSLogTime {
  /// Year to milliseconds, in the time zone of the machine.
  static func text(_ date: Date) -> String {
    let style = Date.VerbatimFormatStyle(
      format:
        "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(3))",
      timeZone: .current, calendar: Calendar(identifier: .gregorian))
    return style.format(date)
  }
}
