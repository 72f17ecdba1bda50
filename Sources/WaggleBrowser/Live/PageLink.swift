/// The connection of a session with its page.
///
/// Always true: one page is connected at most, and that with the last number.
struct PageLink {
  /// What is sent to the page; nil while none is connected.
  private(set) var outbox: Outbox?
  /// Counts connections.
  private(set) var number = 0
  /// When the page disconnected; for a session without any connection, when it was made.
  private(set) var disconnectedAt = ContinuousClock.now

  /// Connects a page. One that is connected already is disconnected.
  mutating func attach(_ new: Outbox) {
    outbox?.end(.policyViolation("another page has opened this session"))
    outbox = new
    number += 1
  }

  /// Notes that the page has disconnected.
  mutating func detach() {
    outbox = nil
    disconnectedAt = .now
  }

  /// Disconnects the page.
  mutating func close(_ reason: WebSocketClose) {
    outbox?.end(reason)
    outbox = nil
  }
}
