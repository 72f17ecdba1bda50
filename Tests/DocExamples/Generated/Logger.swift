// swift-format-ignore-file
// Made by `make examples` from the examples of Logger.

import OSLog
import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let logger = Logger(subsystem: "com.example.Hive", category: "harvest")
    let jars = 12
    logger.info("Filled \(jars) jars")
    logger.error("The lid of \("jar 3", privacy: .private) is loose")
  }
}
