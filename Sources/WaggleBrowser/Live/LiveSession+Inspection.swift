import Foundation
import Waggle

extension LiveSession {
  /// Marks a rectangle of the window in the page; nil removes the mark.
  func highlight(_ frame: CGRect?) {
    guard frame != highlighted else { return }
    highlighted = frame
    outbox?.send(.highlight(frame))
  }

  /// Shows a page of the inspector beside the program, as a link of the program asks; closes an inspector that was opened
  /// by the same link. False without a page, and for the program of an inspector.
  func showInspector(_ page: InspectorPage) -> Bool {
    guard let outbox, !isInspector else { return false }
    inspected.requestedPage = page
    outbox.send(.inspect(page))
    return true
  }
}

extension InspectedProgram {
  /// Follows the pointer.
  func follow(_ message: PageMessage) {
    switch message {
    case .hover(let location): pointer = location
    case .pointer(let event): pointer = event.location
    default: break
    }
  }
}

extension JSONMessage {
  /// Opens the inspector in the page, or closes it if the message before was the same.
  static func inspect(_ page: InspectorPage) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"inspect\",\"page\":")
    json.string(page.rawValue)
    json.raw("}")
    return JSONMessage(json)
  }

  /// A rectangle that an inspector marks, in points; nil removes the mark.
  static func highlight(_ frame: CGRect?) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"highlight\"")
    if let frame {
      json.raw(",\"at\":")
      json.list([frame.minX, frame.minY, frame.width, frame.height]) {
        $0.value(.number(Int(($1.isFinite ? min(max($1, -1e6), 1e6) : 0) * 1000)))
      }
    }
    json.raw("}")
    return JSONMessage(json)
  }
}
