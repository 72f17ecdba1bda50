import Foundation
import Testing

/// What the package asks of a machine.
@Suite struct PackageTests {
  private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..")
    .standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test func `the C libraries bring no flag that the package manager warns about`() throws {
    let file = Self.root.appending(path: "Sources/CCairoPango/CCairoPango.pc").path
    let flags = try output("pkg-config", ["--cflags", file])
    #expect(!flags.isEmpty)
    #expect(
      flags.split(whereSeparator: \.isWhitespace).allSatisfy { $0.hasPrefix("-I") }, "\(flags)")
  }

  @Test func `every Debian package that is installed is in the README`() throws {
    let list = try #require(text("Scripts/bootstrap").firstMatch(of: /packages=\(\n([^)]*)\n\)/)?.1)
    let packages = list.split(separator: "\n")
      .flatMap { $0.prefix { $0 != "#" }.split(separator: " ") }
    let readme = try text("README.md")
    #expect(packages.count > 8)
    for package in packages { #expect(readme.contains("`\(package)`")) }
  }

  @Test func `the README and the Dockerfile install the same packages`() throws {
    let dockerfile = packages(in: try text("Examples/Dockerfile"))
    let readme = packages(in: try text("README.md"))
    #expect(dockerfile.count == 2)
    #expect(dockerfile == readme)
  }

  /// The packages of each line that installs some.
  private func packages(in text: String) -> [[Substring]] {
    text.replacing(/\\\n */, with: "").matches(of: /apt-get install (.*)/).map {
      $0.1.prefix { $0 != "&" }.split(separator: " ").filter { !$0.hasPrefix("-") }
    }
  }

  private func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
