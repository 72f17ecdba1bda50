import Waggle

/// What a page says about newer code of the program that it shows.
package enum BuildNotice: Equatable, Sendable {
  /// The code is being compiled: what is done, in a few words.
  case busy(String)
  /// The code cannot be shown. The page still shows the code before.
  case problems(heading: String, [BuildProblem])
}

/// What the compiler says about a place in the code.
package struct BuildProblem: Equatable, Sendable {
  /// The file, its line and its column, as in "App.swift:12:5"; empty if it is about no place.
  package var place: String
  /// The words, and below them the lines of the code that the compiler has quoted.
  package var words: String

  package init(place: String, words: String) { (self.place, self.words) = (place, words) }
}

extension JSONMessage {
  /// What the page says about the code; nil takes it away.
  static func build(_ notice: BuildNotice?) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"build\"")
    switch notice {
    case .busy(let words):
      json.raw(",\"busy\":")
      json.string(words)
    case .problems(let heading, let problems):
      json.raw(",\"heading\":")
      json.string(heading)
      json.raw(",\"problems\":")
      json.list(problems) { json, problem in
        json.raw("{\"place\":")
        json.string(problem.place)
        json.raw(",\"words\":")
        json.string(problem.words)
        json.raw("}")
      }
    case nil: break
    }
    json.raw("}")
    return JSONMessage(json)
  }
}
