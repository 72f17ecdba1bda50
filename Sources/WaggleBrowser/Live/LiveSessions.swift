package import Foundation
package import Waggle

/// Makes the file of a scene, with what was kept in it; where there is none, it begins with the values of the second
/// scene.
package typealias SceneFileMaker =
  @MainActor (_ scene: String, _ other: String?) -> SceneState.File

/// Makes the tree of an inspector; nil if the program is not there any more.
package typealias InspectorMaker = @MainActor (PageWindow, InspectedProgram?) -> ViewHost

/// All sessions of a program. A session without a connection is kept for `idleLimit`, so that its page can reconnect.
@MainActor package final class LiveSessions {
  /// The limits and the colour scheme of all sessions.
  package struct Settings: Sendable {
    /// The largest number of sessions.
    package var count = 64
    /// The number of pages that a full program says it has, if that is not its largest number of sessions.
    package var statedCount: Int?
    /// How long a session without a connection is kept.
    package var idleLimit = Duration.seconds(120)
    /// How long after a session was freed its memory is given back, with that of all that were freed meanwhile.
    package var releaseDelay = Duration.seconds(5)
    /// Gives memory that is free back to the system.
    package var releaseMemory: @Sendable () -> Void = { FreeMemory.release() }
    /// The scheme of every page, whatever the page and the content prefer; nil for none.
    package var scheme: ColorScheme?
    /// The language of every page, whatever the browser's is; nil for the browser's.
    package var locale: Locale?

    package init() {}
  }

  private let settings: Settings
  private let fonts: PageFonts
  private let makeHost: @MainActor (PageWindow) -> ViewHost
  private let makeInspector: InspectorMaker?
  private let sceneFiles: SceneFileMaker?
  private var sessions: [String: LiveSession] = [:] {
    didSet { countChanged?(sessions.count) }
  }
  /// What pages say about the code of the program; nil for nothing.
  private var buildMessage: JSONMessage?
  /// Called with the number of sessions after one was added or removed.
  package var countChanged: ((Int) -> Void)?
  private var isClosed = false
  /// Whether the memory of sessions is about to be given back.
  private var isReleasing = false

  package init(
    settings: Settings = Settings(), fonts: PageFonts, sceneFiles: SceneFileMaker? = nil,
    makeInspector: InspectorMaker? = nil,
    makeHost: @escaping @MainActor (PageWindow) -> ViewHost
  ) {
    self.makeInspector = makeInspector
    (self.settings, self.fonts, self.makeHost) = (settings, fonts, makeHost)
    self.sceneFiles = sceneFiles
  }

  package var count: Int { sessions.count }

  /// Connects a page to its session, or to a new one. No other page comes between: a session without a connection may
  /// be freed for the next page.
  func attach(_ outbox: Outbox, _ hello: PageHello) throws(WebSocketClose) -> (LiveSession, Int) {
    let session = try session(for: hello)
    let number = session.attach(outbox, hello)
    if let message = buildMessage, !session.isInspector { outbox.send(message) }
    return (session, number)
  }

  /// The session of a page that reconnects, or a new one.
  package func session(for hello: PageHello) throws(WebSocketClose) -> LiveSession {
    guard !isClosed else { throw .goingAway }
    if let existing = hello.session.flatMap({ sessions[$0] }) { return existing }
    let scene = scene(for: hello)
    if sessions.count >= settings.count { dropLongestDisconnected() }
    guard sessions.count < settings.count else {
      throw .full(settings.statedCount ?? settings.count)
    }
    let host = makeHost(for: hello)
    if hello.inspects == nil, let sceneFiles {
      host.sceneState.open(sceneFiles(scene.id, scene.source))
    }
    let session = LiveSession(
      host, fonts, scene: scene.id, scheme: settings.scheme, locale: settings.locale,
      isInspector: makeInspector != nil && hello.inspects != nil)
    sessions[session.id.text] = session
    return session
  }

  /// The tree of a program, or of the inspector of another page's program.
  private func makeHost(for hello: PageHello) -> ViewHost {
    guard let makeInspector, let id = hello.inspects else { return makeHost(hello.window) }
    return makeInspector(hello.window, sessions[id]?.inspected)
  }

  /// The scene of a new session: the one that its tab had before. A tab that was duplicated gets its own scene, which
  /// begins with the values of the other.
  private func scene(for hello: PageHello) -> (id: String, source: String?) {
    guard let scene = hello.scene else { return (AccessToken().text, nil) }
    guard let holder = sessions.values.first(where: { $0.scene == scene }) else {
      return (scene, nil)
    }
    if holder.isConnected { return (AccessToken().text, scene) }
    // The page was loaded again; the tree that it had before is abandoned.
    drop(holder)
    return (scene, nil)
  }

  /// Frees the session that has been without a connection for the longest time.
  private func dropLongestDisconnected() {
    let disconnected = sessions.values.filter { !$0.isConnected }
    if let first = disconnected.min(by: { $0.link.disconnectedAt < $1.link.disconnectedAt }) {
      drop(first)
    }
  }

  private func drop(_ session: LiveSession) {
    sessions[session.id.text] = nil
    session.close(.policyViolation("the session was idle for too long"))
    releaseMemoryLater()
  }

  private func releaseMemoryLater() {
    guard !isReleasing else { return }
    isReleasing = true
    Task { [weak self, settings] in
      try? await Task.sleep(for: settings.releaseDelay)
      self?.isReleasing = false
      await Task.detached(operation: settings.releaseMemory).value
    }
  }

  /// Ends a connection; the session waits for the page to reconnect.
  package func detach(_ session: LiveSession, _ number: Int) {
    session.detach(number)
    guard !session.isConnected, sessions[session.id.text] === session else { return }
    // An inspector keeps nothing, and reads the program for as long as it is there.
    let idleLimit = session.isInspector ? min(settings.idleLimit, .seconds(5)) : settings.idleLimit
    Task { [weak self, weak session] in
      try? await Task.sleep(for: idleLimit)
      guard let self, let session, session.isIdle(since: number) else { return }
      drop(session)
    }
  }

  /// Says in all pages how far newer code of the program is; nil takes the notice away.
  package func show(_ notice: BuildNotice?) {
    let message = notice.map { JSONMessage.build($0) }
    guard message != nil || buildMessage != nil else { return }
    buildMessage = message
    for session in sessions.values where !session.isInspector {
      session.outbox?.send(message ?? .build(nil))
    }
  }

  /// Shows newer code in all pages, which keep what their states hold (C580).
  ///
  /// - Parameter change: makes the program show the newer views; called once, also without a page.
  /// - Returns: messages about what starts over, each once.
  package func reload(_ change: @escaping () -> Void) -> [String] {
    var isChanged = false
    let changeOnce = {
      if !isChanged { change() }
      isChanged = true
    }
    var sentences: [String] = []
    for session in sessions.values where !session.isInspector {
      for sentence in session.reload(changeOnce) where !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    changeOnce()
    return sentences
  }

  /// Frees all sessions; no more can be made.
  package func close() {
    isClosed = true
    for session in sessions.values { session.close(.goingAway) }
    sessions = [:]
  }
}
