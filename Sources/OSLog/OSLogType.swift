/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number that Apple's systems have for it.
  public let rawValue: UInt8

  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is always worth keeping.
  public static let `default` = OSLogType(0x00)
  /// What helps, and is not essential.
  public static let info = OSLogType(0x01)
  /// What helps in development.
  public static let debug = OSLogType(0x02)
  /// Something has failed in the program.
  public static let error = OSLogType(0x10)
  /// Something has failed that the program cannot work with.
  public static let fault = OSLogType(0x11)

  /// Whether a release build writes it.
  var isKept: Bool { self != .info && self != .debug }

  var name: String {
    switch self {
    case .default: "notice"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "\(rawValue)"
    }
  }
}
