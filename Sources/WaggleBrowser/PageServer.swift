import FlyingSocks
import Foundation

/// Answers requests: for the page and its connection only with the token, for the page's static assets without.
///
/// A request's Host header must name this server, so that no site can reach it under another name.
package struct PageServer: Sendable {
  let address: ServerAddress
  let token: AccessToken
  let assets: StaticAssets
  let sessions: LiveSessions
  let limits: PageConnection.Limits
  let log: ThrottledLog
  /// The number of this process among the workers of a program; nil if it is not one. A worker closes each connection
  /// after its answer, because the next request on it may be for another.
  let worker: Int?

  package init(
    address: ServerAddress, token: AccessToken, assets: StaticAssets, sessions: LiveSessions,
    log: ThrottledLog = ThrottledLog(),
    limits: PageConnection.Limits = PageConnection.Limits(), worker: Int? = nil
  ) {
    (self.address, self.token, self.assets) = (address, token, assets)
    (self.sessions, self.log, self.limits, self.worker) = (sessions, log, limits, worker)
  }

  /// Serves one connection until it ends.
  ///
  /// - Parameter connection: kept once it is that of a page with the token.
  func serve(_ incoming: IncomingConnection, _ connection: OpenConnections.Keeper) async {
    let (socket, reader) = (incoming.socket, ByteReader(incoming))
    while let answer = await answer(reader) {
      switch answer {
      case .upgrade(let head, let key):
        connection.keep()
        return await upgrade(head, key, socket, reader)
      case .response(let response, let head):
        let keepsAlive = worker == nil && head?.keepsAlive ?? false
        let bytes = response.bytes(keepsAlive: keepsAlive, omitsBody: head?.method == "HEAD")
        guard (try? await withTimeout(.seconds(60), { try await socket.write(bytes) })) != nil
        else {
          return
        }
        guard keepsAlive else { return await linger(reader) }
      }
    }
  }

  private enum Answer {
    /// Without a valid head the connection ends after the response.
    case response(Response, RequestHead?)
    case upgrade(RequestHead, String)
  }

  /// The answer to the next request; nil when the connection ends.
  private func answer(_ reader: ByteReader) async -> Answer? {
    guard let read = try? await withTimeout(limits.request, { try await reader.head() }) else {
      return nil
    }
    guard let bytes = read else {
      return .response(.message(431, "The request's header is too large."), nil)
    }
    guard let head = RequestHead(bytes) else {
      return .response(.message(400, "This is not a valid request."), nil)
    }
    guard !head.hasBody else {
      return .response(.message(413, "This server accepts no request bodies."), nil)
    }
    if head.path == "/live", refusal(of: head) == nil, liveRefusal(of: head) == nil,
      let key = head.webSocketAccept
    {
      return .upgrade(head, key)
    }
    return .response(response(to: head), head)
  }

  private func upgrade(
    _ head: RequestHead, _ key: String, _ socket: AsyncSocket, _ reader: ByteReader
  ) async {
    let lines =
      [
        "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Accept: \(key)",
      ]
      + (head.webSocketExtension.map { ["Sec-WebSocket-Extensions: \($0)"] } ?? []) + ["", ""]
    guard (try? await socket.write(Data(lines.joined(separator: "\r\n").utf8))) != nil else {
      return
    }
    let connection = PageConnection(
      socket: socket, reader: reader, sessions: sessions, limits: limits,
      compresses: head.webSocketExtension != nil, log: { [log] in log.add($0) })
    await connection.run()
  }

  /// Reads the remaining bytes before closing: closing with unread bytes would discard the response.
  private func linger(_ reader: ByteReader) async {
    _ = try? await withTimeout(.milliseconds(500)) { await reader.drain(limit: 65_536) }
  }
}

// MARK: Access

extension PageServer {
  /// The response to a request other than a page's connection.
  package func response(to head: RequestHead) -> Response {
    if let refusal = refusal(of: head) { return refused(refusal, head) }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .message(405, "Only GET and HEAD are supported.")
    }
    if head.path == "/live" {
      if let refusal = liveRefusal(of: head) { return refused(refusal, head) }
      return .message(426, "This address accepts only WebSocket connections.")
    }
    if head.path == "/" {
      if let refusal = tokenRefusal(of: head) { return refused(refusal, head) }
      return page(for: head)
    }
    if head.path.hasPrefix("/face/") {
      if let refusal = tokenRefusal(of: head) { return refused(refusal, head) }
      return assets.face(at: head.path).map { assets.compressed($0, for: head) }
        ?? .message(404, "There is no font face at this address.")
    }
    if head.path.hasPrefix(PageImages.path) {
      if let refusal = tokenRefusal(of: head) { return refused(refusal, head) }
      return assets.image(at: head.path) ?? .message(404, "There is no image at this address.")
    }
    if let asset = assets.asset(at: head.path) { return assets.compressed(asset, for: head) }
    // The path names pages of the program.
    if head.query["token"] != nil, isPage(head.path) {
      if let refusal = tokenRefusal(of: head) { return refused(refusal, head) }
      return page(for: head)
    }
    return .message(404, "There is nothing at this address.")
  }

  private func page(for head: RequestHead) -> Response {
    let framing: StaticAssets.Framing =
      head.query["inspects"] != nil ? .inspector : .inspected
    return assets.page(
      token: token, connections: address.connections(host: head.headers["host"] ?? ""),
      framing: framing, worker: worker)
  }

  /// Whether a path is that of the page, which may be followed by pages of the program.
  private func isPage(_ path: String) -> Bool {
    path == "/"
      || !(path == "/live" || ["/face/", "/font/", PageImages.path].contains(where: path.hasPrefix)
        || assets.asset(at: path) != nil)
  }

  private enum Refusal: String {
    case host = "the Host header names another host"
    case origin = "the request comes from another site"
    case token = "the token is wrong"
    case noToken = "the token is missing"
  }

  private func refused(_ refusal: Refusal, _ head: RequestHead) -> Response {
    let source = refusal == .origin ? head.headers["origin"] : head.headers["host"]
    log.add("refused a request for \(head.path): \(refusal.rawValue) (\(source ?? "none"))")
    return .message(
      403, "Refused: \(refusal.rawValue). Open the address that the program printed.")
  }

  /// Why the request is refused, with or without a token; nil if it is not.
  private func refusal(of head: RequestHead) -> Refusal? {
    guard let host = head.headers["host"], address.accepts(host) else { return .host }
    if let origin = head.headers["origin"], !address.accepts(origin: origin, host: host) {
      return .origin
    }
    let site = head.headers["sec-fetch-site"]
    if site == "cross-site" || site == "same-site" {
      // A link to the page from another site is allowed, embedding it there is not.
      guard isPage(head.path), head.headers["sec-fetch-mode"] == "navigate" else { return .origin }
    }
    return nil
  }

  /// Why the page's connection is refused; nil if it is not. Browsers always send the page's origin.
  private func liveRefusal(of head: RequestHead) -> Refusal? {
    head.headers["origin"] == nil ? .origin : tokenRefusal(of: head)
  }

  private func tokenRefusal(of head: RequestHead) -> Refusal? {
    guard let guess = head.query["token"] else { return .noToken }
    return token.matches(guess) ? nil : .token
  }
}
