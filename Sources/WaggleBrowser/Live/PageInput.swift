import Foundation
import Waggle

/// What a page's person does, handed to the tree. Called within a frame's event.
@MainActor final class PageInput {
  private let host: ViewHost
  private let taps = TapRecognizer()
  private var touches: [Int: (hit: TouchHit?, place: CGPoint)] = [:]
  private var tapEnd: TimeInterval?

  init(_ host: ViewHost) { self.host = host }

  /// When the next frame has something to do that only time brings.
  var nextMoment: TimeInterval? { tapEnd }

  /// What is read aloud in the tree, as it is now.
  var spokenElements: [AccessibilityElement] {
    host.asking { host.rootView.accessibilityElements }
  }

  func handle(_ message: PageMessage, at time: TimeInterval) {
    guard case .pointer(let pointer) = message else { return }
    switch pointer.phase {
    case .down: touches[pointer.id] = (hit(pointer.place), pointer.place)
    case .move: break
    case .up: release(pointer, at: time)
    case .cancel: touches[pointer.id] = nil
    }
  }

  private func release(_ pointer: PagePointer, at time: TimeInterval) {
    guard let touch = touches.removeValue(forKey: pointer.id) else { return }
    let way = hypot(pointer.place.x - touch.place.x, pointer.place.y - touch.place.y)
    if way < TapRecognizer.reach { taps.tap(at: pointer.place, on: touch.hit, time: time) }
    tapEnd = time + 0.36
  }

  /// Time has come to `time`.
  func advance(to time: TimeInterval) {
    taps.update(to: time)
    if let end = tapEnd, time >= end { tapEnd = nil }
  }

  private func hit(_ point: CGPoint) -> TouchHit? {
    host.asking { host.rootView.output(TouchOutput.self)?.hit(point) }
  }

  /// Somebody acted on an element by keyboard or by a screen reader.
  func act(_ key: SpokenKey, _ action: String, at time: TimeInterval) {
    guard action == "press", let element = element(key) else { return }
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    taps.tap(at: middle, on: hit(middle), time: time)
    tapEnd = time + 0.36
  }

  private func element(_ key: SpokenKey) -> AccessibilityElement? {
    spokenElements.flatMap(\.flattened).first { ObjectIdentifier($0.view) == key.view }
  }

  /// Nobody touches any more.
  func cancel() { touches = [:] }
}

extension ViewHost {
  /// One frame at a time; `event` runs in it.
  func frame(at time: TimeInterval, _ event: () -> Void = {}) { frame(event) }
}
