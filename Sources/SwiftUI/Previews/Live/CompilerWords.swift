import Foundation
package import WaggleBrowser

/// What a compiler has written, as problems with places.
package enum CompilerWords {
  /// The problems in a text, in its order, at most 20: errors, or if there are none all of it. What follows a line with a
  /// place, such as the quoted code, belongs to it.
  package static func problems(in text: String) -> [BuildProblem] {
    var all: [(kind: Substring, problem: BuildProblem)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: place) {
        let place =
          "\((String(match.file) as NSString).lastPathComponent):\(match.line):\(match.column)"
        all.append((match.kind ?? "", BuildProblem(place: place, words: String(match.words))))
      } else if let last = all.indices.last {
        all[last].problem.words += "\n" + line
      } else {
        all.append(("", BuildProblem(place: "", words: String(line))))
      }
    }
    let errors = all.filter { $0.kind == "error" }
    return (errors.isEmpty ? all : errors).prefix(20).map(\.problem)
  }

  /// A line such as "/home/ada/App.swift:12:5: error: cannot find 'bee' in scope".
  private static var place:
    Regex<
      (
        Substring, file: Substring, line: Substring, column: Substring, kind: Substring?,
        words: Substring
      )
    >
  {
    /(?<file>[^\n]+?):(?<line>\d+):(?<column>\d+): (?:(?<kind>error|warning|note): )?(?<words>.*)/
  }
}
