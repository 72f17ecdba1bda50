/// The log of a part of a program.
public final class OSLog: Sendable {
  private let subsystem: String?
  private let category: String?
  private let isDisabled: Bool

  /// A log without a subsystem.
  public static let `default` = OSLog(nil, nil)
  /// A log that writes nothing.
  public static let disabled = OSLog(nil, nil, isDisabled: true)

  /// The log of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, in reverse-DNS notation.
  ///   - category: the part of the program.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category) }

  private init(_ subsystem: String?, _ category: String?, isDisabled: Bool = false) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && (type.isKept || LogOutput.current.isDebugging)
  }

  func write(_ message: OSLogMessage, _ level: OSLogType) {
    guard isEnabled(type: level) else { return }
    let output = LogOutput.current
    let part = [subsystem, category].compactMap(\.self).joined(separator: ":")
    let text = message.text(showsPrivate: output.isDebugging)
    output.write(level, part, text)
  }
}

/// Writes a message to a log.
///
/// - Parameters:
///   - level: how important it is.
///   - log: the log.
///   - message: what is written.
public func os_log(
  _ level: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) { log.write(message, level) }

/// Writes a message to the log of the program.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }
