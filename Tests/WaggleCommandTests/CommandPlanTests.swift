import ArgumentParser
import Foundation
import Testing
import WaggleCommand

@Suite struct RunInputTests {
  private func input(_ words: [String]) throws -> RunInput {
    try RunInput(words) { ["Meadow", "."].contains($0) }
  }

  @Test func `files come first, and the rest is for the program`() throws {
    let input = try input(["A.swift", "B.swift", "--png", "C.swift"])
    #expect(input.target == .files(["A.swift", "B.swift"]))
    #expect(input.flags == ["--png", "C.swift"])
  }

  @Test func `a folder is a package; without one it is the current folder`() throws {
    #expect(try input(["Meadow", "--png", "x"]).target == .package("Meadow"))
    #expect(try input(["--png", "x"]) == input([".", "--png", "x"]))
    #expect(try input([]).target == .package("."))
  }

  @Test func `the first pair of hyphens is left out`() throws {
    #expect(try input(["A.swift", "--", "--help", "--", "x"]).flags == ["--help", "--", "x"])
  }

  @Test func `a word that is neither a file nor a folder is refused`() {
    #expect(throws: ValidationError.self) { try input(["Nowhere"]) }
  }
}

@Suite struct PackagePlanTests {
  private func package(_ products: [(String, String)]) throws -> PackageDescription {
    let items = products.map { #"{"name":"\#($0)","targets":["\#($0)"],"type":{"\#($1)":null}}"# }
    return try PackageDescription(
      """
      warning: odd
      {"name":"P","path":"/p","tools_version":"6.0","products":[\(items.joined(separator: ","))],"targets":[]}
      """)
  }

  @Test func `the only program of a package is taken`() throws {
    let package = try package([("Bees", "executable"), ("Kit", "library")])
    #expect(try package.program(named: nil) == "Bees")
    #expect(try package.program(named: "Bees") == "Bees")
  }

  @Test func `of several programs one must be named, and all are listed`() throws {
    let package = try package([("B", "executable"), ("A", "executable")])
    let problem = #expect(throws: Problem.self) { try package.program(named: nil) }
    #expect(problem?.description.contains("A, B. Name one: --product A") == true)
    #expect(try package.program(named: "B") == "B")
    #expect(throws: Problem.self) { try package.program(named: "C") }
  }

  @Test func `a package without a program says how its previews are shown`() throws {
    let problem = #expect(throws: Problem.self) {
      try package([("Kit", "library")]).program(named: nil)
    }
    #expect(problem?.cure.contains("waggle preview") == true)
  }

  @Test func `SwiftPM is called with the SDK, then with what was given`() {
    #expect(
      BuildPlan.arguments("test", ["--swift-sdk", "waggle"], ["--filter", "x"]) == [
        "test", "--swift-sdk", "waggle", "--filter", "x",
      ])
  }

  @Test func `a word is quoted for a shell where it must be`() {
    #expect(ShellWord.quoted("Meadow-2/ü.swift") == "Meadow-2/ü.swift")
    #expect(ShellWord.quoted("a b") == "'a b'")
    #expect(ShellWord.quoted("it's") == #"'it'\''s'"#)
    #expect(ShellWord.quoted("") == "''")
  }
}

@Suite struct PictureOptionsTests {
  private func flags(_ words: [String], _ entry: ProgramSource.Entry, previews: Int = 1) throws
    -> [String]
  {
    let table = (0..<previews).map { "View \($0)  A.swift:\($0)  A" }.joined(separator: "\n")
    return try PictureOptions.parse(words).flags(entry) { PreviewList(table: table) }
  }

  @Test func `the only preview of a file is drawn without its name`() throws {
    #expect(try flags(["--png", "a"], .previews) == ["--preview", "A.swift:0", "--png", "a"])
    #expect(try flags(["--png", "a"], .type) == ["--png", "a"])
  }

  @Test func `of several previews one must be named, except for a PDF`() throws {
    #expect(throws: ValidationError.self) { try flags(["--png", "a"], .previews, previews: 2) }
    #expect(try flags(["--pdf", "a"], .previews, previews: 2) == ["--previews", "--pdf", "a"])
    #expect(
      try flags(["--preview", "B", "--svg", "-"], .previews, previews: 2) == [
        "--preview", "B", "--svg", "-",
      ])
  }

  @Test func `all options go to the program, and one of the files must be given`() throws {
    let words = [
      "--png", "a", "--size", "1x2", "--scale", "2", "--time", "3", "--color-scheme", "dark",
    ]
    #expect(try flags(words, .type) == words)
    #expect(throws: (any Error).self) { try flags(["--size", "1x2"], .type) }
  }
}
