package import Foundation

/// The patches that a page has not acknowledged, and how many there may be.
///
/// There may be as many as the round trip takes frames, and two more: then a page that is far away receives each frame,
/// and one that is slow skips some, without a queue that grows. Where patches begin to queue, their round trips
/// become longer than the shortest ones; there may be fewer then.
package struct PatchPace {
  package struct Patch {
    package let number: Int
    package let message: JSONMessage
    var sentAt: TimeInterval
    /// Whether no other patch was in flight when it was sent, so that its round trip is that of the connection.
    var isAlone: Bool
  }

  /// The most patches that may be in flight.
  package static let mostPatches = 32
  /// The most bytes that may be in flight when another patch is sent.
  package static let mostBytes = 256 * 1024
  /// The most that a round trip varies by itself, beside a quarter of it; in seconds.
  private static let jitter = 2.0 / 60

  private let interval: TimeInterval
  package private(set) var patches: [Patch] = []
  private var bytes = 0
  /// The number of patches that may be in flight.
  package private(set) var window = 1
  /// The last round trips of patches that were alone, in seconds; of shorter ones the newest only.
  private var roundTrips: [TimeInterval] = []
  /// Patches up to that number were sent before the window changed last, and do not count.
  private var lastChange = 0
  /// Whether the window has never been too wide: it is tripled in each round trip. Later it grows by one.
  private var isStarting = true
  private var lastSent = -Double.infinity

  /// - Parameter interval: the least time between two patches while one is in flight, in seconds.
  package init(interval: TimeInterval) { self.interval = interval }

  /// How many patches are in flight.
  package var count: Int { patches.count }

  /// When the next patch may be sent; nil if one has to be acknowledged first.
  package var next: TimeInterval? {
    if patches.isEmpty { return -.infinity }
    guard patches.count < window, bytes < Self.mostBytes else { return nil }
    return lastSent + interval * 0.9
  }

  package mutating func send(_ number: Int, _ message: JSONMessage, at time: TimeInterval) {
    patches.append(
      Patch(number: number, message: message, sentAt: time, isAlone: patches.isEmpty))
    bytes += message.bytes.count
    lastSent = time
  }

  /// The page has shown all patches up to a number.
  package mutating func acknowledge(_ number: Int, at time: TimeInterval) {
    let shown = patches.prefix { $0.number <= number }
    guard let last = shown.last else { return }
    patches.removeFirst(shown.count)
    bytes -= shown.reduce(0) { $0 + $1.message.bytes.count }
    if last.number == number { measure(last, time - last.sentAt) }
  }

  private mutating func measure(_ patch: Patch, _ roundTrip: TimeInterval) {
    guard roundTrip >= 0 else { return }
    let shortest = roundTrips.min()
    if let shortest, roundTrip < shortest {
      roundTrips = [roundTrip]
    } else if patch.isAlone {
      roundTrips = roundTrips.suffix(3) + [roundTrip]
    }
    guard let shortest = roundTrips.min() else { return }
    let most = min(Self.mostPatches, Int((shortest / interval).rounded(.up)) + 2)
    let isLate = roundTrip > shortest * 1.25 + Self.jitter
    guard patch.number > lastChange || (isStarting && !isLate) else { return }
    let growth = isStarting ? 2 : 1
    window = max(1, min(most, isLate ? window * 3 / 4 : window + growth))
    if isLate { isStarting = false }
    lastChange = patches.last?.number ?? patch.number
  }

  /// A page has connected that has shown all patches up to a number: those after it are sent again, on a connection of
  /// which nothing is known.
  ///
  /// - Returns: whether the page can continue from there.
  package mutating func resume(_ shown: Int, last: Int, at time: TimeInterval) -> Bool {
    let missing = patches.drop { $0.number <= shown }
    let canResume = shown > 0 && shown <= last && shown == (missing.first?.number ?? last + 1) - 1
    self = PatchPace(interval: interval)
    guard canResume else { return false }
    for patch in missing { send(patch.number, patch.message, at: time) }
    return true
  }
}
