import Foundation
import Testing
import WaggleCommand

@Suite struct ChildTests {
  private func shell(_ script: String) -> Child { Child("sh", ["-c", script]) }

  @Test func `output and errors are collected apart, however much of both comes`() throws {
    let outcome = try shell("for i in $(seq 3000); do echo $i; echo $i$i$i$i$i$i$i$i >&2; done")
      .capture()
    #expect(outcome.output.split(separator: "\n").count == 3000)
    #expect(outcome.errors.split(separator: "\n").count == 3000)
    #expect(outcome.status == 0)
  }

  @Test func `the exit code is the program's, or 128 and the signal's number`() throws {
    #expect(try shell("exit 64").capture().status == 64)
    #expect(try shell("kill -9 $$").capture().status == 137)
  }

  @Test func `each line of the output is passed on once it is whole`() throws {
    var lines: [String] = []
    _ = try shell("printf 'a'; sleep 0.05; printf 'b\\n\\nc\\nrest'").capture { lines.append($0) }
    #expect(lines == ["ab", "", "c"])
  }

  @Test func `a program starts in the folder that is given, with the variables that are added`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Ü folder \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var child = Child("sh", ["-c", "pwd -P; echo $BEE"], in: folder)
    child.environment["BEE"] = "a b"
    let lines = try child.capture().output.split(separator: "\n")
    #expect(lines.map(String.init) == [folder.resolvingSymlinksInPath().path, "a b"])
  }

  @Test func `a program that is not there is reported with the cure`() {
    let problem = #expect(throws: Problem.self) { try Child("no-such-bee", []).capture() }
    #expect(problem?.description.contains("no-such-bee cannot be started") == true)
  }
}
