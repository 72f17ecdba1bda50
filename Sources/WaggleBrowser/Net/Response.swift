package import Foundation

/// A response, with the headers that all responses have.
package struct Response: Sendable {
  package var status: Int
  package var headers: [(String, String)] = []
  package var body: [UInt8]

  package init(_ status: Int, type: String, _ body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [("Content-Type", type)]
  }

  /// A plain-text message.
  package static func message(_ status: Int, _ text: String) -> Response {
    Response(status, type: "text/plain; charset=utf-8", Array((text + "\n").utf8))
  }

  /// The bytes on the wire; `keepsAlive` keeps the connection open after them.
  package func bytes(keepsAlive: Bool, omitsBody: Bool = false) -> Data {
    var lines = ["HTTP/1.1 \(status) \(Self.reasonPhrases[status] ?? "")"]
    lines += (Self.commonHeaders + headers).map { "\($0): \($1)" }
    lines.append("Content-Length: \(body.count)")
    lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (omitsBody ? [] : body)
  }

  /// Disables content sniffing, the Referer header, and embedding in other sites.
  private static let commonHeaders = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]

  private static let reasonPhrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 413: "Content Too Large", 426: "Upgrade Required",
    431: "Request Header Fields Too Large", 503: "Service Unavailable",
  ]
}
