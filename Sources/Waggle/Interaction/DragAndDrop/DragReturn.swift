import Foundation

/// The return of what was dragged and taken by no view; where its view is gone, it fades where it is.
struct DragReturn {
  /// How long it takes, in seconds.
  private static let duration: TimeInterval = 0.3

  let picture: DragPicture
  private let offset: CGSize
  private let start: TimeInterval
  private let fades: Bool
  var timer: Timers.Token?

  init(_ session: DragSession, at time: TimeInterval) {
    picture = session.picture
    offset = session.offset
    fades = session.source?.isGone ?? true
    start = time
  }

  var end: TimeInterval { start + Self.duration }

  /// How far the preview is from its beginning, and how opaque.
  func state(at time: TimeInterval) -> (CGSize, Double) {
    let part = min(max((time - start) / Self.duration, 0), 1)
    // It slows down towards the end.
    let rest = (1 - part) * (1 - part) * (1 - part)
    if fades { return (offset, rest) }
    return (CGSize(width: offset.width * rest, height: offset.height * rest), 1)
  }
}
