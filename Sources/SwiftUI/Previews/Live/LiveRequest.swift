import Foundation
import Waggle

/// A line that the host of live previews reads: one request, as a JSON object.
struct LiveRequest: Decodable {
  /// What the reply has too: a number or a text; nil for a request without a reply.
  var id: ID?
  /// The path of a dynamic library with newer code.
  var load: String?
  /// The number of that code.
  var generation: Int?
  /// What its modules are called in lists, by their names in the library.
  var modules: [String: String]?
  /// Whether the previews of other modules stay.
  var keeps: Bool?
  /// The heading of `error`.
  var heading: String?
  /// Why newer code could not be compiled, in the compiler's words.
  var error: String?
  /// What is being done, in a few words.
  var busy: String?
  /// The code that is shown is the newest.
  var ok: Bool?
  var list: Bool?
  /// The preview to draw, and how.
  var draw: String?
  var png: String?
  var size: String?
  var scale: Double?
  var scheme: String?
  var tap: Tap?
  /// The preview whose elements are wanted.
  var elements: String?
  /// The preview whose preferences are wanted.
  var preferences: String?

  struct Tap: Decodable {
    var preview: String
    var label: String
  }

  enum ID: Decodable, Equatable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var object: Any {
      switch self {
      case .number(let number): number
      case .text(let text): text
      }
    }
  }
}

extension LiveRequest {
  /// The request in a line. Throws a sentence.
  init(_ line: String) throws {
    do {
      self = try JSONDecoder().decode(LiveRequest.self, from: Data(line.utf8))
    } catch {
      throw LiveProblem("A request is one JSON object on a line, such as {\"id\":1,\"list\":true}.")
    }
  }

  /// How a picture is drawn. Throws a sentence.
  func canvas() throws -> LiveCanvas {
    var canvas = LiveCanvas()
    if let size { canvas.size = try AppFlags.size(size) }
    if let scale { canvas.scale = try AppFlags.scale("\(scale)") }
    switch scheme {
    case nil, "light": break
    case "dark": canvas.scheme = .dark
    case let other?: throw LiveProblem("The scheme is light or dark, and not \(other).")
    }
    return canvas
  }
}

/// The window in which a preview is drawn.
struct LiveCanvas: Equatable {
  /// Replaces the size that the preview asks for.
  var size: CGSize?
  var scale: CGFloat = 1
  var scheme = ColorScheme.light
}
