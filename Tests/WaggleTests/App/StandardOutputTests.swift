import Foundation
import SwiftUI
import Testing

/// Prints wherever it can.
private struct Chatty: App {
  init() { print("the program is made") }

  var body: some Scene {
    WindowGroup {
      let _ = print("the body runs")
      Color.red.onAppear { print("it appears") }
      Image(systemName: "no such symbol")
    }
  }
}

/// Each runs an app in its own process, whose standard output a picture goes to.
@Suite struct StandardOutputTests {
  @Test func `--png - writes the picture to standard output and nothing else`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run {
        AppCommand.main(Chatty.self, arguments: ["--png", "-", "--size", "30x20"])
      }
    }
    let picture = Data(try #require(result?.standardOutputContent))
    #expect(pixelSize(of: picture) == CGSize(width: 30, height: 20))
    #expect(picture.suffix(8).starts(with: Data("IEND".utf8)))
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    for line in ["the program is made", "the body runs", "it appears", "W-SYMBOL"] {
      #expect(errors.contains(line))
    }
  }

  @Test func `--svg - writes whole lines of SVG`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run { AppCommand.main(Chatty.self, arguments: ["--svg", "-"]) }
    }
    let text = String(decoding: try #require(result?.standardOutputContent), as: UTF8.self)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func `--pdf - writes a PDF from its first byte to its last`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run { AppCommand.main(Chatty.self, arguments: ["--pdf", "-"]) }
    }
    let text = String(decoding: try #require(result?.standardOutputContent), as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    #expect(text.hasSuffix("%%EOF\n"))
  }

  @Test func `a closed or full standard output ends the program with 1 and a message`() async {
    let closed = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      close(STDOUT_FILENO)
      await MainActor.run { AppCommand.main(Chatty.self, arguments: ["--png", "-"]) }
    }
    #expect(sentence(closed).contains("Standard output cannot be written: "))
    let full = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      await MainActor.run { AppCommand.main(Chatty.self, arguments: ["--png", "-"]) }
    }
    #expect(
      sentence(full).contains("Standard output cannot be written: No space left on device."))
  }

  @Test func `an unknown host name ends the program with 1 and a message`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Chatty.self, arguments: ["--host", "bees.invalid"]) }
    }
    #expect(sentence(result).contains("The host bees.invalid cannot be found: "))
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
