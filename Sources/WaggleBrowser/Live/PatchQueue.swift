package import Foundation

/// The patches of a session, by number, and whether a frame is not in one yet.
///
/// Always true: a page has acknowledged none that was not sent.
package struct PatchQueue {
  /// The number of the last patch.
  package private(set) var last = 0
  /// Whether frames ran since the last patch was made.
  package var hasUnsentFrame = true
  /// The patches that the page has not acknowledged.
  private var pace = PatchPace(interval: FramePace.interval)
  /// The number of the last patch with an answer of a text field.
  private var lastAnswer = 0

  package init() {}

  /// When the next patch may be sent; nil if one has to be acknowledged first.
  package var next: TimeInterval? { pace.next }

  /// The patches that the page has not acknowledged.
  package var inFlight: [PatchPace.Patch] { pace.patches }

  /// Makes the next patch.
  ///
  /// - Parameter make: gives the message of the patch with a number.
  package mutating func send(
    at time: TimeInterval, hasAnswer: Bool, _ make: (Int) -> JSONMessage
  ) -> JSONMessage {
    last += 1
    let message = make(last)
    pace.send(last, message, at: time)
    if hasAnswer { lastAnswer = last }
    return message
  }

  /// The page has shown all patches up to a number. True if all answers of text fields are among them.
  package mutating func acknowledge(_ number: Int, at time: TimeInterval) throws(WebSocketClose)
    -> Bool
  {
    guard number <= last else {
      throw .protocolError("the page acknowledged a patch that was not sent")
    }
    pace.acknowledge(number, at: time)
    return number >= lastAnswer
  }

  /// Whether a page that has shown all patches up to a number can continue from there; those after it are sent again then.
  package mutating func resume(_ shown: Int, at time: TimeInterval) -> Bool {
    pace.resume(shown, last: last, at: time)
  }
}
