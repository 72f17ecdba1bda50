import Foundation
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// Who may have the page, and who may not.
@MainActor @Suite struct ServerTests {
  private let token = AccessToken()

  private func server(host: String = "127.0.0.1", port: Int = 4000) -> PageServer {
    PageServer(
      address: ServerAddress(host: host, port: port), token: token,
      assets: StaticAssets(title: "<b>\"Bees\"", fonts: noFonts),
      sessions: LiveSessions(fonts: noFonts) { makeHost($0) { EmptyView() } },
      log: ThrottledLog { _ in })
  }

  private func ask(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1:4000", _ more: [String] = []
  ) throws -> Response {
    let lines = ["\(method) \(path) HTTP/1.1"] + (host.map { ["Host: \($0)"] } ?? []) + more
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return server().response(to: try #require(RequestHead(Array(text.utf8))))
  }

  private func header(_ name: String, of response: Response) -> String? {
    response.headers.first { $0.0 == name }?.1
  }

  @Test func `the right token gets the page, which carries it`() throws {
    let response = try ask("/?token=\(token)")
    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self).contains(token.text))
  }

  @Test func `the page of a worker carries its number, and any other page none`() throws {
    let worker = PageServer(
      address: ServerAddress(host: "127.0.0.1", port: 4000), token: token,
      assets: StaticAssets(title: "Bees", fonts: noFonts),
      sessions: LiveSessions(fonts: noFonts) { makeHost($0) { EmptyView() } }, worker: 3)
    let head = "GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n"
    let page = worker.response(to: try #require(RequestHead(Array(head.utf8))))
    let tag = #"<meta name="waggle-worker" content=""#
    #expect(String(decoding: page.body, as: UTF8.self).contains(tag + #"3">"#))
    let other = try ask("/?token=\(token)")
    #expect(String(decoding: other.body, as: UTF8.self).contains(tag + #"">"#))
  }

  @Test func `a wrong, short, long, empty or missing token gets 403 and not the page`() throws {
    let wrong = String(token.text.reversed()) + "0"
    for query in [
      "", "?token=", "?token=\(wrong)", "?token=\(token.text.dropLast())", "?token=\(token)0",
    ] {
      let response = try ask("/\(query)")
      #expect(response.status == 403)
      #expect(!String(decoding: response.body, as: UTF8.self).contains(token.text))
    }
  }

  @Test(arguments: [
    "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1.nip.io:4000",
    "localhost:4000.evil.example", "",
  ])
  func `a request under another name is refused`(host: String) throws {
    #expect(try ask("/?token=\(token)", host: host).status == 403)
  }

  @Test func `a request without a name is refused, and localhost is a name of ours`() throws {
    #expect(try ask("/?token=\(token)", host: nil).status == 403)
    #expect(try ask("/?token=\(token)", host: "localhost:4000").status == 200)
  }

  @Test func `a server on all addresses accepts numeric host names, and no site's name`() {
    let address = ServerAddress(host: "0.0.0.0", port: 80)
    #expect(address.accepts("192.168.1.7"))
    #expect(!address.accepts("bees.example"))
    #expect(!address.accepts("1.2.3"))
  }

  @Test func `an IPv6 address is written in brackets, and a server on all addresses accepts each`()
  {
    let address = ServerAddress(host: "::1", port: 4000)
    #expect(address.accepts("[::1]:4000"))
    #expect(address.accepts("localhost:4000"))
    #expect(!address.accepts("::1:4000"))
    #expect(!address.accepts("[::2]:4000"))
    let everywhere = ServerAddress(host: "::", port: 80)
    #expect(everywhere.accepts("[fd00::7]"))
    #expect(!everywhere.accepts("[bees.example]"))
    #expect(!everywhere.accepts("bees.example"))
  }

  @Test(arguments: [
    "bees", "ftp://bees.example", "https://", "https://a;b", "https://*", "https://a,b",
    "https://a'b",
    "https://a b", "https://a%3Bb", "https://[::1", "https://a:0", "https://a:65536", "https://u@a",
    "https://a/b", "https://a?b", "https://a#b",
  ])
  func `a public URL that is invalid, or would be several words of a policy, is refused`(
    text: String
  ) {
    #expect(throws: PublicURLError.self) { try PublicURL(text) }
  }

  @Test(arguments: [
    ("https://[::1]:8", "[::1]:8"), ("http://Bees_1.example:80", "bees_1.example"),
    ("https://10.0.0.1/", "10.0.0.1"), ("https://b\u{fc}ne.example", "xn--bne-hoa.example"),
  ])
  func `the host of a public URL is a name or an address`(text: String, authority: String) throws {
    #expect(try PublicURL(text).authority == authority)
  }

  @Test func `behind a public URL its host, its origin and its connection are the program's`()
    throws
  {
    let address = ServerAddress(
      host: "127.0.0.1", port: 4000, publicURL: try PublicURL("HTTPS://Bees.example:443/"))
    let server = PageServer(
      address: address, token: token, assets: StaticAssets(title: "Bees", fonts: noFonts),
      sessions: LiveSessions(fonts: noFonts) { makeHost($0) { EmptyView() } },
      log: ThrottledLog { _ in })
    func ask(_ path: String, _ host: String, origin: String? = nil) throws -> Response {
      let lines =
        ["GET \(path)?token=\(token) HTTP/1.1", "Host: \(host)"]
        + (origin.map { ["Origin: \($0)"] } ?? [])
      let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
      return server.response(to: try #require(RequestHead(Array(text.utf8))))
    }
    let page = try ask("/", "bees.example")
    #expect(page.status == 200)
    #expect(
      header("Content-Security-Policy", of: page)?.contains(" wss://bees.example;") == true)
    // A proxy that forwards the name, and one that does not.
    for host in ["bees.example", "127.0.0.1:4000"] {
      #expect(try ask("/live", host, origin: "https://bees.example").status == 426)
      for origin in ["http://bees.example", "https://bees.example:444", "https://wasps.example"] {
        #expect(try ask("/live", host, origin: origin).status == 403)
      }
    }
    #expect(try ask("/live", "127.0.0.1:4000", origin: "http://127.0.0.1:4000").status == 426)
    #expect(try ask("/", "bees.example:4000").status == 403)
  }

  @Test func `the name that the user gave is accepted, and no other`() {
    let address = ServerAddress(host: "Bees.local", numeric: "192.168.1.7", port: 4000)
    #expect(address.accepts("bees.local:4000"))
    #expect(address.accepts("192.168.1.7:4000"))
    #expect(!address.accepts("wasps.local:4000"))
  }

  @Test(arguments: ["127.0.0.1", "localhost", "::1", "[::1]", "0.0.0.0", "::"])
  func `a server listens at an address or a name, and answers at the link that it prints`(
    host: String
  ) async throws {
    var settings = BrowserHost.Settings()
    settings.host = host
    let sessions = LiveSessions(fonts: noFonts) { makeHost($0) { EmptyView() } }
    let running = try BrowserHost.start(settings, fonts: noFonts, sessions)
    defer { running.task.cancel() }
    let link = try #require(URLComponents(string: running.link))
    let (name, port) = try (#require(link.host), #require(link.port))
    let visitor = try await Visitor(
      port: port, at: name.contains(":") ? "::1" : "127.0.0.1",
      asking: ["GET /?\(link.query ?? "") HTTP/1.1", "Host: \(name):\(port)"])
    #expect(try await visitor.status() == "HTTP/1.1 200 OK")
    visitor.close()
  }

  @Test(arguments: ["bees.invalid", "1.2.3.4.5", "::g", "-", "a.b.c.d"])
  func `a host that cannot be found is refused with a message`(host: String) {
    var settings = BrowserHost.Settings()
    settings.host = host
    let sessions = LiveSessions(fonts: noFonts) { makeHost($0) { EmptyView() } }
    let error = #expect(throws: ListenError.self) {
      _ = try BrowserHost.start(settings, fonts: noFonts, sessions)
    }
    #expect(error?.description.hasPrefix("The host \(host) cannot be found: ") == true)
  }

  @Test func `a request from another site is refused`() throws {
    for path in ["/?token=\(token)", "/live?token=\(token)", "/page.js"] {
      #expect(try ask(path, ["Origin: http://evil.example"]).status == 403)
      #expect(try ask(path, ["Origin: null"]).status == 403)
      #expect(
        try ask(path, ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"]).status == 403)
    }
    let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]
    #expect(try ask("/?token=\(token)", link).status == 200)
  }

  @Test func `a connection needs the page's origin and the token`() throws {
    #expect(try ask("/live?token=\(token)").status == 403)
    #expect(try ask("/live?token=no", ["Origin: http://127.0.0.1:4000"]).status == 403)
    #expect(try ask("/live?token=\(token)", ["Origin: http://127.0.0.1:4000"]).status == 426)
  }

  @Test func `the policy allows no inline script, no other site and no frame`() throws {
    let policy = try #require(header("Content-Security-Policy", of: ask("/?token=\(token)")))
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("script-src 'self';"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func `every answer forbids type sniffing and referrers`() throws {
    for path in ["/?token=\(token)", "/", "/page.js", "/nothing"] {
      let text = String(decoding: try ask(path).bytes(keepsAlive: false), as: UTF8.self)
      #expect(text.contains("X-Content-Type-Options: nosniff\r\n"))
      #expect(text.contains("Referrer-Policy: no-referrer\r\n"))
    }
  }

  @Test func `the title is escaped`() throws {
    let body = String(decoding: try ask("/?token=\(token)").body, as: UTF8.self)
    #expect(body.contains("<title>&lt;b&gt;&quot;Bees&quot;</title>"))
  }

  @Test func `paths that lead elsewhere find nothing`() throws {
    for path in [
      "/../etc/passwd", "/font/0", "/font/-1", "/font/99999999999999999999", "//page.js",
    ] {
      #expect(try ask(path).status == 404)
    }
    #expect(try ask("/", method: "POST").status == 405)
  }

  @Test(arguments: 0..<100) func `random request heads are read or refused`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed + 1)
    let words = [
      "GET ", "/", " HTTP/1.1", "\r\n", ":", "Host", "%zz", "?", "=", "&", "\0", "é", " ",
    ]
    let text = (0..<30).map { _ in words.randomElement(using: &dice)! }.joined()
    if let head = RequestHead(Array(text.utf8)) { _ = server().response(to: head) }
  }

  @Test func `a secret matches itself alone`() {
    let secret = AccessToken()
    #expect(secret.text.count == 32)
    #expect(secret.matches(secret.text))
    #expect(!secret.matches(nil))
    #expect(!secret.matches(secret.text.uppercased() + " "))
    #expect(Set((0..<100).map { _ in AccessToken() }).count == 100)
  }
}

/// What a page says makes sense, or is refused whole.
@Suite struct PageMessageTests {
  private func read(_ json: String) throws -> PageMessage { try PageMessage(Array(json.utf8)) }

  @Test func `each kind of message is read`() throws {
    let window = #""w":390,"h":844,"scale":2,"dark":true,"still":false"#
    let read = try read(#"{"t":"hello","n":3,"session":"x",\#(window)}"#)
    let seen = PageWindow(size: CGSize(width: 390, height: 844), scale: 2, isDark: true)
    #expect(read == .hello(PageHello(window: seen, session: "x", shown: 3)))
    #expect(try self.read(#"{"t":"shown","n":7}"#) == .shown(7))
    #expect(try self.read(#"{"t":"hover"}"#) == .hover(nil))
    #expect(
      try self.read(#"{"t":"act","id":12,"action":"press"}"#) == .act(element: 12, action: "press"))
    #expect(
      try self.read(#"{"t":"act","id":12,"action":"focus","n":3}"#)
        == .act(element: 12, action: "focus", number: 3))
    let edit = PageEdit(
      element: 12, number: 4, base: 1, start: 2, removed: 1, inserted: "é", selection: 3..<3,
      isComposing: true)
    #expect(
      try self.read(
        #"{"t":"edit","id":12,"n":4,"base":1,"at":2,"del":1,"ins":"é","sel":[3,3],"composing":true}"#
      )
        == .edit(edit))
    #expect(
      try self.read(#"{"t":"edit","id":12,"n":4,"sel":[0,9]}"#)
        == .edit(PageEdit(element: 12, number: 4, selection: 0..<9)))
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"t":"no"}"#, #"{"t":"shown"}"#, #"{"t":"shown","n":1.5}"#,
    #"{"t":"edit","id":1,"n":1,"at":0,"ins":"x"}"#, #"{"t":"edit","id":1,"n":1,"sel":[2,1]}"#,
    #"{"t":"edit","id":1,"n":1,"sel":[0]}"#, #"{"t":"edit","id":1,"n":1,"at":-1,"sel":[0,0]}"#,
    #"{"t":"window","w":-1,"h":1,"scale":1}"#, #"{"t":"window","w":1e9,"h":1,"scale":1}"#,
    #"{"t":"window","w":1,"h":1,"scale":0}"#, #"{"t":"pointer","phase":"jump","x":1,"y":1}"#,
    #"{"t":"pointer","phase":"down","x":1e300,"y":1}"#, #"{"t":"key","phase":"down","key":""}"#,
    #"{"t":"shown","n":99999999999999999999}"#,
  ])
  func `nonsense is refused`(json: String) {
    #expect(throws: PageMessage.FormatError.self) { try read(json) }
  }

  @Test func `a nest of a thousand lists is refused`() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(throws: PageMessage.FormatError.self) { try read(deep) }
  }

  @Test func `the number of messages per second is limited`() {
    var limit = RateLimit(rate: 10, burst: 5, at: .zero)
    let first = (0..<6).map { _ in limit.take(at: .zero) }
    #expect(first == [true, true, true, true, true, false])
    let later = (0..<2).map { _ in limit.take(at: .milliseconds(100)) }
    #expect(later == [true, false])
  }
}
