import Foundation
import Glibc
import Waggle

extension BrowserHost {
  /// Whether this process is a worker: the program that started it has printed what there is to print.
  package static var isWorker: Bool { WorkerProcess.ownChannel != nil }

  /// How long a worker has to end when the program has ended, in seconds. After that it ends whatever it does.
  private nonisolated static let grace = 5.0

  /// Listens, and gives each connection to a worker. This process has no session.
  static func runWorkers(_ settings: Settings) throws -> Never {
    let (listener, address) = try listen(settings)
    try requireMainThread()
    let (count, token) = (settings.workers, settings.token)
    let pool = WorkerPool(count: count, log: settings.log) { index in
      WorkerOrder(
        index: index, count: count, token: token, host: address.host, numeric: address.numeric,
        port: address.port)
    }
    let router = ConnectionRouter(pool: pool)
    let task = Task.detached {
      await listener.run(limit: Listener.spareConnections) { connection, _ in
        await router.route(connection)
      }
    }
    wait(onReady: {
      // The first line, whatever the program prints in its workers.
      print(address.link(token))
      pool.run()
    }) {
      task.cancel()
      Task {
        await pool.end()
        exit(0)
      }
    }
  }

  /// Serves the connections that the program hands to this process, until it ends.
  static func runWorker(
    _ channel: WorkerChannel, _ settings: Settings, fonts: PageFonts,
    makeHost: @escaping @MainActor (PageWindow) -> ViewHost
  ) -> Never {
    guard let first = channel.receive(), let order = WorkerOrder(first.bytes),
      let token = AccessToken(order.token)
    else { exit(0) }
    var settings = settings
    settings.sessions.statedCount = settings.sessions.count
    settings.sessions.count = WorkerChoice.share(
      of: settings.sessions.count, worker: order.index, of: order.count)
    let sessions = makeSessions(settings, fonts, makeHost)
    sessions.countChanged = { _ = channel.send(Array("\($0)".utf8)) }
    let server = PageServer(
      address: ServerAddress(
        host: order.host, numeric: order.numeric, port: order.port, publicURL: settings.publicURL),
      token: token, assets: StaticAssets(title: settings.title, fonts: fonts), sessions: sessions,
      log: settings.log, limits: settings.limits, worker: order.number)
    serve(channel, server, limit: settings.sessions.count + Listener.spareConnections) {
      end(sessions, nil, settings.willExit)
    }
  }

  /// Serves connections until the program ends, or this worker is to.
  private static func serve(
    _ channel: WorkerChannel, _ server: PageServer, limit: Int,
    onEnd: @escaping @MainActor @Sendable () -> Void
  ) -> Never {
    let connections = HandedConnections(channel) {
      DispatchQueue.main.async { onEnd() }
      Thread.sleep(forTimeInterval: grace)
      _exit(0)
    }
    Task.detached { await connections.run(limit: limit) { await server.serve($0, $1) } }
    WorkerProcess.ignoreInterrupts()
    wait(for: [SIGTERM], onEnd: onEnd)
  }
}
