import Foundation
import SwiftUI
import Testing

private struct Board: App {
  var body: some Scene { WindowGroup { Color.red }.defaultSize(width: 90, height: 60) }
}

@MainActor @Suite struct DefaultSizeTests {
  private func svg<Program: App>(_ program: Program.Type, _ flags: String...) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    AppCommand.main(program, arguments: ["--svg", file.path] + flags)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `a picture has the default size of its scene, unless another is asked for`() throws {
    #expect(try svg(Board.self).contains("width=\"90\" height=\"60\""))
    #expect(try svg(Board.self, "--size", "40x30").contains("width=\"40\" height=\"30\""))
  }
}
