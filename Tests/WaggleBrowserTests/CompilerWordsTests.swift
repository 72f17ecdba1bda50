import SwiftUI
import Testing
import WaggleBrowser

@Suite struct CompilerWordsTests {
  private func problems(_ text: String) -> [[String]] {
    CompilerWords.problems(in: text).map { [$0.place, $0.words] }
  }

  @Test func `A problem has its file, line and column, and the code that is quoted below (C585)`() {
    #expect(
      problems(
        "/home/ada/Bee field/App.swift:12:5: error: cannot find 'bee' in scope\n12 | bee\n   | `- here\n"
      )
        == [["App.swift:12:5", "cannot find 'bee' in scope\n12 | bee\n   | `- here"]])
  }

  @Test
  func `Errors hide warnings and notes, which are shown alone where there is no error (C585)`() {
    let warning = "/a/A.swift:1:1: warning: never used\n"
    #expect(problems(warning) == [["A.swift:1:1", "never used"]])
    #expect(
      problems(warning + "/a/B.swift:2:3: error: no\n/a/C.swift:4:5: note: see\n") == [
        ["B.swift:2:3", "no"]
      ])
  }

  @Test
  func `Words without a place are shown as they are, and of many problems the first twenty (C585)`()
  {
    #expect(
      problems("error: no space left on device\n") == [["", "error: no space left on device"]])
    #expect(problems("") == [])
    let many = (1...50).map { "A.swift:\($0):1: error: no\n" }.joined()
    #expect(problems(many).count == 20)
  }
}
