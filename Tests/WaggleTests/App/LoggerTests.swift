import Foundation
import OSLog
import Testing

/// The log of a program.
struct LoggerTests {
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    var texts: [String] { lock.withLock { all } }
    func add(_ line: String) { lock.withLock { all.append(line) } }
  }

  /// The lines that are written, without their times.
  private func lines(isDebugging: Bool, _ body: () -> Void) -> [String] {
    let lines = Lines()
    LogOutput.$current.withValue(
      LogOutput(isDebugging: isDebugging) { lines.add($0) }, operation: body)
    return lines.texts.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }

  private let logger = Logger(subsystem: "com.example", category: "hive")

  @Test func `a line has its level, its subsystem, its category and its message`() {
    let jars = 12
    #expect(
      lines(isDebugging: true) {
        logger.info("Filled \(jars) jars")
        logger.warning("Low")
        logger.fault("Gone")
        Logger().notice("Plain")
      } == [
        "[info] com.example:hive Filled 12 jars", "[error] com.example:hive Low",
        "[fault] com.example:hive Gone", "[notice] Plain",
      ])
  }

  @Test func `a release build writes neither debug nor info, and their values are not made`() {
    #expect(
      lines(isDebugging: false) {
        logger.debug("\(Self.unwanted())")
        logger.info("\(Self.unwanted())")
        logger.notice("Kept")
      } == ["[notice] com.example:hive Kept"])
  }

  private static func unwanted() -> Int {
    Issue.record("a value was made that is not written")
    return 0
  }

  @Test func `a release build shows numbers and what is public, and hides the rest`() {
    let name = "Maja"
    #expect(
      lines(isDebugging: false) {
        logger.error("\(3) \(true) \(2.5) \(Int.self) \(name) \(name, privacy: .public)")
        logger.error("\(3, privacy: .private) \(name, privacy: .sensitive)")
      } == [
        "[error] com.example:hive 3 true 2.500000 Int <private> Maja",
        "[error] com.example:hive <private> <sensitive>",
      ])
  }

  @Test func `a hash is the same for the same text`() throws {
    let line = lines(isDebugging: false) {
      logger.error("\("a", privacy: .private(mask: .hash)) \("a", privacy: .auto(mask: .hash))")
    }
    let words = try #require(line.first).components(separatedBy: "<mask.hash: ").dropFirst()
    #expect(words.count == 2)
    #expect(words.first?.prefix(8) == words.last?.prefix(8))
  }

  @Test func `numbers have the format and the width that is asked for`() {
    #expect(
      lines(isDebugging: true) {
        logger.error("\(255, format: .hex(includePrefix: true, uppercase: true))")
        logger.error("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))|")
        logger.error("\(1.0 / 3, format: .fixed(precision: 2)) \(true, format: .answer)")
        logger.error("|\("a", align: .left(columns: 3))|")
      }.map { String($0.dropFirst("[error] com.example:hive ".count)) }
        == ["0xFF", "+005|", "0.33 yes", "|a |"])
  }

  @Test func `a disabled log writes nothing`() {
    #expect(
      lines(isDebugging: true) {
        os_log("Shown")
        os_log(.error, log: .disabled, "Hidden")
      } == ["[notice] Shown"])
  }
}
