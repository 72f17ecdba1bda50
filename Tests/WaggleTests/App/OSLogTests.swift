import Foundation
import OSLog
import Testing

/// Messages for the log.
@Suite struct OSLogTests {
  @Test func `C689: a message is a line with time, level, label and the words with all values`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let logger = Logger(subsystem: "org.example", category: "water")
      let name: String? = nil
      logger.error("\(3) beds, \(2.456, format: .fixed(precision: 1)) litres, \(name)")
      os_log("%{public}d of %d", log: .default, type: .info, 1, 2)
      Logger(.disabled).fault("nothing")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").suffix(2).map { line in
      String(line.dropFirst("2026-05-01 08:30:00.000 ".count))
    }
    #expect(lines == ["error [org.example:water] 3 beds, 2.5 litres, nil", "info 1 of 2"])
  }
}
