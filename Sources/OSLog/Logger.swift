/// Writes messages to standard error, as the log of Apple's systems is written to.
///
/// ```swift
/// import OSLog
///
/// let logger = Logger(subsystem: "com.example.Hive", category: "harvest")
/// let jars = 12
/// logger.info("Filled \(jars) jars")
/// logger.error("The lid of \("jar 3", privacy: .private) is loose")
/// ```
///
/// A line has the time in UTC, the level, the subsystem and the category, and the message. A debug build writes each message
/// whole; a release build leaves out what is below `.default`, as the log of Apple's systems keeps none of it, and writes
/// `<private>` for what is private. Thread-safe.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, in reverse-DNS notation.
  ///   - category: the part of the program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A logger without a subsystem.
  public init() { log = .default }

  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at the level `default`.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message at a level.
  ///
  /// - Parameters:
  ///   - level: how important it is.
  ///   - message: what is written; its interpolations are made only if it is.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

  /// Writes a message at the level `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the level `debug`.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the level `info`.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message at the level `default`.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message at the level `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message at the level `error`.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message at the level `fault`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message at the level `fault`.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
