import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct FlagTests {
  @Test func `flags are read`() throws {
    let flags = try AppFlags.read([
      "--png", "a.png", "--size", "120x80.5", "--scale", "1.5", "--color-scheme", "dark",
    ])
    #expect(flags.png == "a.png")
    #expect(flags.size == CGSize(width: 120, height: 80.5))
    #expect(flags.scale == 1.5)
    #expect(flags.colorScheme == .dark)
    #expect(!flags.showsPage)
  }

  @Test
  func
    `a telephone at one pixel a point is the default, and the app is shown in a browser at any port`()
    throws
  {
    let flags = try AppFlags.read([])
    #expect(flags.size == CGSize(width: 390, height: 844))
    #expect(flags.scale == 1)
    #expect(flags.colorScheme == nil)
    #expect(flags.showsPage)
    #expect(flags.port == 0)
    #expect(flags.host == "127.0.0.1")
  }

  @Test(arguments: ["-1", "65536", "http", ""])
  func `a port that cannot be is refused with what is wanted`(port: String) {
    #expect(message(["--port", port]).contains("from 0 to 65535"))
  }

  @Test func `a page goes with no picture`() {
    #expect(message(["--browser", "--png", "a.png"]).contains("--browser goes with no"))
  }

  @Test func `the key of --preferences may be left out`() throws {
    #expect(try AppFlags.read(["--preferences"]).preferences == "")
    #expect(try AppFlags.read(["--preferences", "Names"]).preferences == "Names")
    #expect(try AppFlags.read(["--preferences", "--size", "9x9"]).preferences == "")
  }

  @Test func `--below goes with --preferences`() throws {
    #expect(try AppFlags.read(["--preferences", "--below", "Bed"]).below == "Bed")
    #expect(message(["--below", "Bed", "--png", "a.png"]).contains("--below goes with"))
  }

  @Test(arguments: [
    "nonsense", "", "x", "10", "10x", "x10", "10x10x10", "0x10", "10x0", "-5x10", "nanxnan",
    "infx10", "1e9x10", "32768x10",
  ])
  func `a size that cannot be is refused with what is wanted`(size: String) {
    #expect(throws: (any Error).self) { try AppFlags.read(["--png", "a.png", "--size", size]) }
    #expect(message(["--size", size]).contains("such as 390x844"))
  }

  @Test(arguments: ["nonsense", "", "0", "-1", "nan", "inf", "101", "1e300"])
  func `a scale that cannot be is refused with what is wanted`(scale: String) {
    #expect(message(["--scale", scale]).contains("more than 0 and at most 100"))
  }

  private func message(_ arguments: [String]) -> String {
    do {
      _ = try AppFlags.read(arguments)
      return ""
    } catch {
      return AppFlags.sentence(for: error)
    }
  }
}
