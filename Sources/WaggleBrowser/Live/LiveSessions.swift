import Foundation
package import Waggle

/// All sessions of a program. A session without a connection is kept for a while, so that the page can reconnect.
@MainActor package final class LiveSessions {
  /// The limits of sessions.
  package struct Rules: Sendable {
    /// The largest number of sessions.
    package var count = 64
    /// How long a session without a connection is kept.
    package var patience = Duration.seconds(120)
    /// The scheme of every page, whatever the page and the content prefer; nil for none.
    package var scheme: ColorScheme?

    package init() {}
  }

  private let rules: Rules
  private let fonts: PageFonts
  private let makeHost: @MainActor (PageWindow) -> ViewHost
  private var sessions: [String: LiveSession] = [:]
  private var isClosed = false

  package init(
    rules: Rules = Rules(), fonts: PageFonts,
    makeHost: @escaping @MainActor (PageWindow) -> ViewHost
  ) {
    (self.rules, self.fonts, self.makeHost) = (rules, fonts, makeHost)
  }

  package var count: Int { sessions.count }

  /// The session of a page that reconnects, or a new one.
  package func session(for hello: PageHello) throws(SocketEnding) -> LiveSession {
    guard !isClosed else { throw .leaving }
    if let existing = hello.session.flatMap({ sessions[$0] }) { return existing }
    if sessions.count >= rules.count { dropLongestLeft() }
    guard sessions.count < rules.count else { throw .busy }
    let session = LiveSession(makeHost(hello.window), fonts, scheme: rules.scheme)
    sessions[session.id.text] = session
    return session
  }

  /// Frees the session that has been without a connection for the longest time.
  private func dropLongestLeft() {
    let left = sessions.values.filter { !$0.isConnected }
    if let first = left.min(by: { $0.leftAt < $1.leftAt }) { drop(first) }
  }

  private func drop(_ session: LiveSession) {
    sessions[session.id.text] = nil
    session.close(.refused("the session was idle for too long"))
  }

  /// Ends a connection; the session waits for the page to reconnect.
  package func detach(_ session: LiveSession, _ number: Int) {
    session.detach(number)
    guard !session.isConnected, sessions[session.id.text] === session else { return }
    let patience = rules.patience
    Task { [weak self, weak session] in
      try? await Task.sleep(for: patience)
      guard let self, let session, session.isIdle(since: number) else { return }
      drop(session)
    }
  }

  /// Frees all sessions; no more can be made.
  package func close() {
    isClosed = true
    for session in sessions.values { session.close(.leaving) }
    sessions = [:]
  }
}
