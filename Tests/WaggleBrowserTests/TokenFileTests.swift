import Foundation
import Testing
import WaggleBrowser

/// A token that is kept is the same in the next run, and only its owner can read it.
@Suite struct TokenFileTests {
  private func path() -> String {
    FileManager.default.temporaryDirectory.appending(path: "token-\(UUID().uuidString)").path
  }

  @Test func `a token file is made for its owner alone, and read in the next run`() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let token = try TokenFile.token(at: path)
    #expect(try TokenFile.token(at: path) == token)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a token file that is made many times at once has one token for all`() async throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tokens = try await withThrowingTaskGroup(of: AccessToken.self) { group in
      for _ in 0..<50 { group.addTask { try TokenFile.token(at: path) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(tokens.count == 1)
  }

  @Test(arguments: [
    "", "bees", String(repeating: "g", count: 32), String(repeating: "0", count: 33),
  ])
  func `a file without a token is refused with a message, and stays`(text: String) throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let error = #expect(throws: TokenFileError.self) { try TokenFile.token(at: path) }
    #expect(error?.description.hasPrefix("The token file \(path) has no token: ") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `a file that cannot be made or read is refused with a message`() {
    for path in ["/nowhere/at/all", "/"] {
      let error = #expect(throws: TokenFileError.self) { try TokenFile.token(at: path) }
      #expect(error?.description.hasPrefix("The token file \(path) cannot be ") == true)
    }
  }
}
