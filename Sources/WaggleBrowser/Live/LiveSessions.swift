import Foundation
package import Waggle

/// All sessions of a program. One without a connection is freed after a while, so that a lost connection may come back.
@MainActor package final class LiveSessions {
  /// How sessions are kept.
  package struct Rules: Sendable {
    /// So many sessions at most.
    package var count = 64
    /// A session without a connection is kept so long.
    package var patience = Duration.seconds(120)
    /// The scheme of every page, whatever its person and the content prefer.
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

  /// The session of a page that comes back, or a new one.
  package func session(for hello: PageHello) throws(SocketEnding) -> LiveSession {
    guard !isClosed else { throw .leaving }
    if let known = hello.session.flatMap({ sessions[$0] }) { return known }
    if sessions.count >= rules.count { dropLongestLeft() }
    guard sessions.count < rules.count else { throw .busy }
    let session = LiveSession(makeHost(hello.window), fonts, scheme: rules.scheme)
    sessions[session.id.text] = session
    return session
  }

  /// Of those that nobody is connected to, the one that was left first makes room.
  private func dropLongestLeft() {
    let left = sessions.values.filter { !$0.isConnected }
    if let first = left.min(by: { $0.leftAt < $1.leftAt }) { drop(first) }
  }

  private func drop(_ session: LiveSession) {
    sessions[session.id.text] = nil
    session.close(.refused("the session was idle for too long"))
  }

  /// A connection of a session is gone; the session waits for the page to come back.
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

  /// Frees all; none is made any more.
  package func close() {
    isClosed = true
    for session in sessions.values { session.close(.leaving) }
    sessions = [:]
  }
}
