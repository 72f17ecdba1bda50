import Dispatch
import FlyingSocks
import Foundation
package import Waggle

/// Serves a program to browsers: listens, prints the address, and runs until it is interrupted.
@MainActor package enum BrowserHost {
  /// The address to listen on, the limits, and the log.
  package struct Settings {
    package var title = ""
    /// An address or name of this machine; the default is reachable from this machine alone.
    package var host = "127.0.0.1"
    /// 0 chooses a free port.
    package var port = 0
    /// The address that browsers use, if that is not the one it listens on.
    package var publicURL: PublicURL?
    /// The number of processes that serve pages; above 1, each of them is another process than this one.
    package var workers = 1
    /// The settings of the program as a whole.
    package var sessions = LiveSessions.Settings()
    package var limits = PageConnection.Limits()
    /// The token of the page's address.
    package var token = AccessToken()
    package var log = ThrottledLog()
    package var sceneFiles: SceneFileMaker?
    /// Makes the inspector of a page's program; nil if there is none.
    package var makeInspector: InspectorMaker?
    /// Called before the process exits, when all sessions are closed.
    package var willExit: @MainActor () -> Void = {}
    /// Called once pages can be opened: with their address, and all sessions. By default the address is printed.
    package var didStart: @MainActor (_ link: String, LiveSessions) -> Void = { link, _ in
      BrowserHost.print(link)
    }

    package init() {}
  }

  /// Never returns: the process exits with status 0 when it is interrupted.
  ///
  /// In a process that was started as a worker it serves the pages that the program gives to it.
  ///
  /// - Parameter makeHost: makes the tree of a new session.
  /// - Throws: why it cannot listen, or an error off the main thread.
  package static func run(
    _ settings: Settings, fonts: PageFonts,
    makeHost: @escaping @MainActor (PageWindow) -> ViewHost
  ) throws -> Never {
    if let channel = WorkerProcess.ownChannel {
      runWorker(channel, settings, fonts: fonts, makeHost: makeHost)
    }
    if settings.workers > 1 { try runWorkers(settings) }
    let sessions = makeSessions(settings, fonts, makeHost)
    let running = try start(settings, fonts: fonts, sessions)
    try requireMainThread()
    wait(onReady: { settings.didStart(running.link, sessions) }) {
      end(sessions, running.task, settings.willExit)
    }
  }

  static func requireMainThread() throws {
    guard Thread.isMainThread else { throw NotOnMainThread() }
  }

  static func makeSessions(
    _ settings: Settings, _ fonts: PageFonts,
    _ makeHost: @escaping @MainActor (PageWindow) -> ViewHost
  ) -> LiveSessions {
    LiveSessions(
      settings: settings.sessions, fonts: fonts, sceneFiles: settings.sceneFiles,
      makeInspector: settings.makeInspector, makeHost: makeHost)
  }

  /// Writes the line with the link.
  static func print(_ link: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((link + "\n").utf8))
  }

  /// Runs the main thread for ever.
  ///
  /// - Parameter signals: those that end the program.
  /// - Parameter onReady: called when they do.
  static func wait(
    for signals: [Int32] = [SIGINT, SIGTERM], onReady: @escaping @MainActor () -> Void = {},
    onEnd: @escaping @MainActor () -> Void
  ) -> Never {
    var unready = signals.count
    let sources = signals.map { signal in
      onSignal(signal, onEnd) {
        unready -= 1
        if unready == 0 { onReady() }
      }
    }
    while true {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      // A released source no longer calls its handler.
      withExtendedLifetime(sources) {}
    }
  }

  /// Starts to listen.
  ///
  /// - Returns: the link to the page, and the task to cancel.
  package static func start(
    _ settings: Settings, fonts: PageFonts, _ sessions: LiveSessions
  ) throws(ListenError) -> (link: String, task: Task<Void, Never>) {
    let (listener, address) = try listen(settings)
    let server = PageServer(
      address: address, token: settings.token,
      assets: StaticAssets(title: settings.title, fonts: fonts), sessions: sessions,
      log: settings.log, limits: settings.limits)
    let limit = settings.sessions.count + Listener.spareConnections
    let task = Task.detached {
      await listener.run(limit: limit) { await server.serve($0, $1) }
    }
    return (address.link(server.token), task)
  }

  /// Listens at the address of the settings, without accepting connections yet.
  static func listen(_ settings: Settings) throws(ListenError) -> (Listener, ServerAddress) {
    do {
      let listener = try Listener(host: settings.host, port: settings.port)
      let address = ServerAddress(
        host: settings.host, numeric: listener.address, port: listener.port,
        publicURL: settings.publicURL)
      return (listener, address)
    } catch {
      throw ListenError(host: settings.host, port: settings.port, error)
    }
  }

  /// - Parameter registered: called once the action is; before that the signal does nothing.
  private static func onSignal(
    _ signal: Int32, _ action: @escaping @MainActor () -> Void,
    registered: @escaping @MainActor () -> Void
  ) -> any DispatchSourceSignal {
    Foundation.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.setRegistrationHandler { MainActor.assumeIsolated(registered) }
    source.resume()
    return source
  }

  /// Closes all pages; exits the process a moment later.
  ///
  /// - Parameter task: the one that accepts connections, if this process does.
  static func end(
    _ sessions: LiveSessions, _ task: Task<Void, Never>?,
    _ willExit: @escaping @MainActor () -> Void
  ) {
    sessions.close()
    Task {
      try? await Task.sleep(for: .milliseconds(100))
      task?.cancel()
      willExit()
      exit(0)
    }
  }
}

/// Why the server cannot listen.
package struct ListenError: Error, CustomStringConvertible, LocalizedError {
  package let description: String

  init(host: String, port: Int, _ error: any Error) {
    if let error = error as? HostLookupError {
      description = "The host \(host) cannot be found: \(error.reason)."
      return
    }
    guard case .failed(_, let number, let message) = error as? SocketError else {
      description = "Cannot listen on \(host) port \(port): \(error)."
      return
    }
    description =
      switch number {
      case EADDRINUSE:
        "Port \(port) is in use. Choose another one with --port, or omit --port to use any free port."
      case EACCES: "Port \(port) is reserved. Choose one above 1023 with --port."
      case EADDRNOTAVAIL: "\(host) is not an address of this machine."
      case EAFNOSUPPORT: "This machine does not support the address family of \(host)."
      default: "Cannot listen on \(host) port \(port): \(message)."
      }
  }

  /// The same text as `description`.
  package var errorDescription: String? { description }
}

/// Why an app cannot be served: after an await in `main()` the main actor would never come free.
private struct NotOnMainThread: LocalizedError, CustomStringConvertible {
  var description: String {
    "An app runs on the main thread. Call its main() before the first await."
  }

  var errorDescription: String? { description }
}
