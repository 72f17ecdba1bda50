import Foundation
import Waggle

extension LiveSession {
  /// Marks a rectangle of the window in the page; nil removes the mark.
  func highlight(_ frame: CGRect?) {
    guard frame != highlighted else { return }
    highlighted = frame
    outbox?.send(.highlight(frame))
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
