import Foundation

/// The page and what it is made of, in memory but for the fonts.
package struct PageParts: Sendable {
  private let title: String
  private let faces: [PageFonts.Face]
  private let parts: [String: Response]

  /// - Parameter title: the page's title.
  package init(title: String, fonts: [PageFonts.Face]) {
    self.title = title
    faces = fonts
    let style = PackageResources.page_css + Array(PageFonts.rules(fonts).utf8)
    parts = [
      "/drawing.js": Self.script(PackageResources.drawing_js),
      "/page.js": Self.script(PackageResources.page_js),
      "/input.js": Self.script(PackageResources.input_js),
      "/page.css": Response(200, type: "text/css; charset=utf-8", style),
      "/favicon.ico": Response(404, type: "text/plain", []),
    ].mapValues { $0.kept("no-cache") }
  }

  private static func script(_ bytes: [UInt8]) -> Response {
    Response(200, type: "text/javascript; charset=utf-8", bytes)
  }

  /// The page itself, with the token for its connection in it.
  func page(token: Secret, host: String) -> Response {
    let text = String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacingOccurrences(of: "{title}", with: Self.escaped(title))
      .replacingOccurrences(of: "{token}", with: token.text)
    var response = Response(200, type: "text/html; charset=utf-8", Array(text.utf8)).kept(
      "no-store")
    response.headers.append(("Content-Security-Policy", Self.policy(host)))
    return response
  }

  /// Nothing but the page's own files, and its one connection. The host was checked.
  private static func policy(_ host: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'",
      "connect-src 'self' ws://\(host)", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    ].joined(separator: "; ")
  }

  /// A file that the page asks for.
  func part(at path: String) -> Response? { parts[path] ?? font(at: path) }

  private func font(at path: String) -> Response? {
    guard path.hasPrefix("/font/"), let index = Int(path.dropFirst(6)),
      faces.indices.contains(index),
      let data = FileManager.default.contents(atPath: faces[index].path)
    else { return nil }
    let type = faces[index].path.hasSuffix(".otf") ? "font/otf" : "font/ttf"
    return Response(200, type: type, Array(data)).kept("private, max-age=3600")
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

extension Response {
  /// The response, with what a browser may do with it later.
  fileprivate func kept(_ rule: String) -> Response {
    var copy = self
    copy.headers.append(("Cache-Control", rule))
    return copy
  }
}
