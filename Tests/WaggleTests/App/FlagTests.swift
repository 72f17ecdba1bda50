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
    `the defaults are a telephone at one pixel per point, and a browser at any port`()
    throws
  {
    let flags = try AppFlags.read([])
    #expect(flags.size == CGSize(width: 390, height: 844))
    #expect(flags.scale == 1)
    #expect(flags.colorScheme == nil)
    #expect(flags.showsPage)
    #expect(flags.port == nil)
    #expect(flags.host == nil)
    #expect(flags.time == nil)
  }

  @Test func `a command line that is read without the parser gives what the parser gives`() throws {
    let all = [
      ["--png", "a.png"], ["--svg", "-"], ["--pdf", "c d.pdf"], ["--size", "12X8"],
      ["--scale", "2.5"], ["--time", "0.5"], ["--color-scheme", "Dark"],
      ["--locale", "de_CH"],
    ]
    for choice in 0..<1 << all.count {
      let chosen = all.indices.filter { choice & 1 << $0 != 0 }.map { all[$0] }
      for line in [chosen, chosen.reversed()] {
        let arguments = line.flatMap { $0 }
        let flags = try #require(AppFlags.ofPictures(arguments))
        // The end of the flags is left to the parser.
        let parsed = try AppFlags.read(arguments + ["--"])
        #expect("\(flags)" == "\(parsed)")
        #expect(flags.notes == parsed.notes)
      }
    }
  }

  @Test(arguments: [
    ["--png"], ["--png=a"], ["--png", "a", "--png", "b"], ["--png", "-x"], ["--png", ""],
    ["--png", "a", "--svg", "a"], ["--scale", "0"], ["--size", "-"], ["--port", "80"],
    ["--json"], ["a", "b"], ["--", "a"], ["--help"],
  ])
  func `another command line is left to the parser`(arguments: [String]) {
    #expect(AppFlags.ofPictures(arguments) == nil)
  }

  @Test(arguments: ["", "xx_", "123", "not a language"])
  func `a language that does not exist is refused with the expected form`(language: String) {
    #expect(message(["--locale", language]).contains("such as de or pt_BR"))
  }

  @Test func `C628: the desktop's language is that of the first variable that is set`() {
    func language(_ variables: [String: String]) -> String? {
      DesktopLocale.locale(in: variables)?.identifier
    }
    #expect(language(["LANG": "de_DE.UTF-8"]) == "de_DE")
    #expect(language(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr", "LC_ALL": ""]) == "fr")
    #expect(language(["LC_ALL": "ca_ES@valencia", "LANG": "de"]) == "ca_ES")
    #expect(language(["LANG": "C.UTF-8"]) == nil && language(["LANG": "POSIX"]) == nil)
    #expect(language([:]) == nil)
  }

  @Test(arguments: ["-1", "65536", "http", ""])
  func `an impossible port is refused with the expected form`(port: String) {
    #expect(message(["--port", port]).contains("from 0 to 65535"))
  }

  @Test(arguments: ["0", "-1", "10001", "many", ""])
  func `an impossible number of sessions is refused with the expected form`(count: String) {
    #expect(message(["--sessions", count]).contains("from 1 to 10000"))
  }

  @Test(arguments: ["0", "-1", "65", "10000", "many", "", "1.5"])
  func `an impossible number of workers is refused with the expected form`(count: String) {
    #expect(message(["--workers", count]).contains("a whole number of processes from 1 to 64"))
  }

  @Test func `the number of workers is read, and needs as many sessions`() throws {
    #expect(try AppFlags.read(["--workers", "4"]).workers == 4)
    #expect(try AppFlags.read([]).workers == nil)
    #expect(try AppFlags.read(["--workers", "4", "--sessions", "4"]).sessions == 4)
    #expect(
      message(["--workers", "4", "--sessions", "3"]).contains(
        "--workers 4 needs at least as many --sessions: 4 or more instead of 3."))
  }

  @Test(arguments: [
    "bees", "ftp://bees.example", "https://", "https://a b", "http://u@bees.example",
  ])
  func `an impossible public URL is refused with the expected form`(url: String) {
    #expect(message(["--public-url", url]).contains("such as https://bees.example"))
  }

  @Test func `a public URL with a path is refused with a message`() {
    #expect(message(["--public-url", "https://bees.example/hive"]).contains("has no path"))
  }

  @Test func `the number of sessions and the file of the token are read`() throws {
    let flags = try AppFlags.read(["--sessions", "200", "--token", "token.txt"])
    #expect(flags.sessions == 200)
    #expect(flags.token == "token.txt")
    #expect(message(["--token", ""]).contains("expected a file name"))
  }

  @Test(arguments: [["--browser", "--png", "a.png"], ["--browser", "--preferences"]])
  func `a picture and a page are not mixed, and the sentence names the flags`(flags: [String]) {
    #expect(message(flags).hasPrefix("--browser cannot be combined with"))
    #expect(message(flags).contains("--png, --svg, --pdf or --preferences"))
  }

  @Test(arguments: [
    (["--size"], ["--size", "9x9"]), (["--scale"], ["--browser", "--scale", "2"]),
    (["--size", "--time"], ["--browser", "--time", "1", "--size", "9x9"]),
    (["--port"], ["--png", "a", "--port", "80"]), (["--host"], ["--preferences", "--host", "::1"]),
    (["--sessions", "--token"], ["--png", "a", "--sessions", "2", "--token", "t"]),
    (["--workers"], ["--png", "a", "--workers", "2"]),
    ([], ["--png", "a", "--size", "9x9", "--scale", "2", "--time", "1"]),
    ([], ["--port", "80", "--host", "::1", "--color-scheme", "dark"]),
  ])
  func `a flag without an effect is noted, and is not refused`(
    idle: [String], flags: [String]
  ) throws {
    let notes = try AppFlags.read(flags).notes
    #expect(notes.map { String($0.prefix { $0 != " " }) } == idle)
    #expect(notes.allSatisfy { $0.contains(" has no effect ") })
  }

  @Test func `a list is that of the previews`() throws {
    #expect(try AppFlags.read(["--previews", "--list"]).list)
    #expect(try !AppFlags.read(["--previews"]).list)
    #expect(message(["--list"]).contains("--previews --list"))
  }

  @Test func `one picture may go to standard output, and nothing else`() throws {
    #expect(try AppFlags.read(["--png", "-"]).drawsToOutput)
    #expect(try !AppFlags.read(["--png", "./-"]).drawsToOutput)
    #expect(message(["--png", "-", "--svg", "-"]).contains("the same file"))
    #expect(message(["--png", "a", "--pdf", "a"]).contains("the same file"))
    #expect(try AppFlags.read(["--png", "-", "--preferences"]).drawsToOutput)
  }

  @Test(arguments: ["--png", "--svg", "--pdf"])
  func `a missing file name is refused with the expected form`(flag: String) {
    #expect(message([flag, ""]).contains("expected a file name"))
    #expect(message([flag]).contains("Missing value"))
  }

  @Test(arguments: ["", " ", "a b", "bücher.example"])
  func `an impossible host is refused with the expected form`(host: String) {
    #expect(message(["--host", host]).contains("such as 127.0.0.1, ::1 or localhost"))
  }

  @Test func `a time is read`() throws {
    #expect(try AppFlags.read(["--png", "a.png", "--time", "0.25"]).time == 0.25)
    #expect(try AppFlags.read(["--png", "a.png", "--time", "0"]).time == 0)
  }

  @Test(arguments: ["nonsense", "", "-1", "-0.001", "nan", "inf", "3600.1", "1e300", "1s"])
  func `an impossible time is refused with the expected form`(time: String) {
    #expect(message(["--png", "a.png", "--time", time]).contains("from 0 to 3600"))
  }

  @Test func `the key of --preferences may be left out`() throws {
    #expect(try AppFlags.read(["--preferences"]).preferences == "")
    #expect(try AppFlags.read(["--preferences", "Names"]).preferences == "Names")
    #expect(try AppFlags.read(["--preferences", "--size", "9x9"]).preferences == "")
  }

  @Test func `--below asks for preferences, with --preferences or without`() throws {
    let flags = try AppFlags.read(["--preferences", "Names", "--below", "Bed"])
    #expect(flags.below == "Bed")
    #expect(flags.preferences == "Names")
    #expect(try AppFlags.read(["--below", "Bed"]).preferences == "")
    #expect(try !AppFlags.read(["--below", "Bed"]).showsPage)
    #expect(try AppFlags.read(["--below", "Bed", "--png", "a.png"]).preferences == "")
  }

  @Test func `--from asks for preferences, and --to goes with it`() throws {
    let flags = try AppFlags.read(["--from", "Bed", "--to", "Meadow"])
    #expect(flags.from == "Bed" && flags.to == "Meadow" && flags.preferences == "")
    #expect(!flags.showsPage)
    #expect(try AppFlags.read(["--preferences", "Names", "--from", "Bed"]).preferences == "Names")
    #expect(message(["--to", "Meadow"]).contains("--to is for --from"))
    #expect(message(["--preferences", "Names", "--to", "Meadow"]).contains("--to is for --from"))
  }

  @Test func `--json is for --preferences, and reports it otherwise`() throws {
    #expect(try AppFlags.read(["--preferences", "--json"]).json)
    #expect(try AppFlags.read(["--below", "Bed", "--json"]).json)
    #expect(message(["--json"]).contains("--preferences KEY --json"))
    #expect(message(["--png", "a.png", "--json"]).contains("--preferences KEY --json"))
  }

  @Test(arguments: [["--json"], ["--below", "Bed"], ["--json", "--below", "Bed"]])
  func `a question is not mixed with a trace`(flags: [String]) {
    #expect(
      message(["--preferences", "Names", "--from", "Bed"] + flags).contains(
        "--from prints sentences"))
  }

  @Test(arguments: ["--json", "--from"])
  func `a page is not mixed with preferences`(flag: String) {
    let flags = flag == "--json" ? ["--preferences", "--json"] : ["--from", "Bed"]
    #expect(message(["--browser"] + flags).hasPrefix("--browser cannot be combined with"))
  }

  @Test(arguments: ["dark", "Dark", "DARK"])
  func `a color scheme is read in any case`(name: String) throws {
    #expect(try AppFlags.read(["--color-scheme", name]).colorScheme == .dark)
  }

  @Test(arguments: [
    "nonsense", "", "x", "10", "10x", "x10", "10x10x10", "0x10", "10x0", "-5x10", "nanxnan",
    "infx10", "1e9x10", "32768x10",
  ])
  func `an impossible size is refused with the expected form`(size: String) {
    #expect(throws: (any Error).self) { try AppFlags.read(["--png", "a.png", "--size", size]) }
    #expect(message(["--size", size]).contains("such as 390x844"))
  }

  @Test(arguments: ["nonsense", "", "0", "-1", "nan", "inf", "101", "1e300"])
  func `an impossible scale is refused with the expected form`(scale: String) {
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
