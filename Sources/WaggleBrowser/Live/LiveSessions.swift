import Foundation
package import Waggle

/// All sessions of a program. A session without a connection is kept for `idleLimit`, so that its page can reconnect.
@MainActor package final class LiveSessions {
  /// The limits and the colour scheme of all sessions.
  package struct Settings: Sendable {
    /// The largest number of sessions.
    package var count = 64
    /// How long a session without a connection is kept.
    package var idleLimit = Duration.seconds(120)
    /// The scheme of every page, whatever the page and the content prefer; nil for none.
    package var scheme: ColorScheme?

    package init() {}
  }

  private let settings: Settings
  private let fonts: PageFonts
  private let makeHost: @MainActor (PageWindow) -> ViewHost
  private var sessions: [String: LiveSession] = [:]
  private var isClosed = false

  package init(
    settings: Settings = Settings(), fonts: PageFonts,
    makeHost: @escaping @MainActor (PageWindow) -> ViewHost
  ) {
    (self.settings, self.fonts, self.makeHost) = (settings, fonts, makeHost)
  }

  package var count: Int { sessions.count }

  /// The session of a page that reconnects, or a new one.
  package func session(for hello: PageHello) throws(WebSocketClose) -> LiveSession {
    guard !isClosed else { throw .goingAway }
    if let existing = hello.session.flatMap({ sessions[$0] }) { return existing }
    if sessions.count >= settings.count { dropLongestDisconnected() }
    guard sessions.count < settings.count else { throw .tryAgainLater }
    let session = LiveSession(makeHost(hello.window), fonts, scheme: settings.scheme)
    sessions[session.id.text] = session
    return session
  }

  /// Frees the session that has been without a connection for the longest time.
  private func dropLongestDisconnected() {
    let disconnected = sessions.values.filter { !$0.isConnected }
    if let first = disconnected.min(by: { $0.disconnectedAt < $1.disconnectedAt }) { drop(first) }
  }

  private func drop(_ session: LiveSession) {
    sessions[session.id.text] = nil
    session.close(.policyViolation("the session was idle for too long"))
  }

  /// Ends a connection; the session waits for the page to reconnect.
  package func detach(_ session: LiveSession, _ number: Int) {
    session.detach(number)
    guard !session.isConnected, sessions[session.id.text] === session else { return }
    let idleLimit = settings.idleLimit
    Task { [weak self, weak session] in
      try? await Task.sleep(for: idleLimit)
      guard let self, let session, session.isIdle(since: number) else { return }
      drop(session)
    }
  }

  /// Frees all sessions; no more can be made.
  package func close() {
    isClosed = true
    for session in sessions.values { session.close(.goingAway) }
    sessions = [:]
  }
}
