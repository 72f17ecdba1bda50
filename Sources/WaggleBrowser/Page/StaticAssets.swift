import Foundation
import Waggle
import WagglePage

/// The page, its scripts and style sheet, which are in memory, and its fonts, which are read from files.
package struct StaticAssets: Sendable {
  private let title: String
  private let fonts: PageFonts
  private let subsets = MadeFiles()
  private let compressedBodies = MadeFiles()
  private let scaledImages = MadeFiles()
  private let responses: [String: Response]

  /// - Parameter title: the page's title.
  package init(title: String, fonts: PageFonts) {
    self.title = title
    self.fonts = fonts
    let style = PageFile.pageCSS + Array(PageFonts.rules(fonts.faces).utf8)
    responses = [
      "/drawing.js": Self.script(PageFile.drawingJS),
      "/scroll.js": Self.script(PageFile.scrollJS),
      "/images.js": Self.script(PageFile.imagesJS),
      "/text.js": Self.script(PageFile.textJS),
      "/fields.js": Self.script(PageFile.fieldsJS),
      "/bullets.js": Self.script(PageFile.bulletsJS),
      "/inspect.js": Self.script(PageFile.inspectJS),
      "/build.js": Self.script(PageFile.buildJS),
      "/address.js": Self.script(PageFile.addressJS),
      "/page.js": Self.script(PageFile.pageJS),
      "/record.js": Self.script(PageFile.recordJS),
      "/input.js": Self.script(PageFile.inputJS),
      "/ring.js": Self.script(PageFile.ringJS),
      "/page.css": Response(200, type: "text/css; charset=utf-8", style),
      "/keys.js": Self.script(PageFile.keysJS),
      "/icon.svg": Response(200, type: "image/svg+xml", PageFile.iconSVG),
      "/favicon.ico": Response(404, type: "text/plain", []),
    ].mapValues { $0.cached("no-cache") }
  }

  /// The response, compressed where the client accepts it and it makes a difference. It is compressed once.
  package func compressed(_ response: Response, for head: RequestHead) -> Response {
    var copy = response
    copy.headers.append(("Vary", "Accept-Encoding"))
    guard head.acceptsGzip, response.status == 200, response.body.count > 500,
      let body = compressedBodies.file(at: head.path, make: { Deflate.gzip(response.body) }),
      body.count < response.body.count
    else { return copy }
    copy.headers.append(("Content-Encoding", "gzip"))
    copy.body = body
    return copy
  }

  /// How a page and that of its inspector are in each other.
  enum Framing { case inspected, inspector }

  private static func script(_ bytes: [UInt8]) -> Response {
    Response(200, type: "text/javascript; charset=utf-8", bytes)
  }

  /// The page itself, with the token for its connection.
  ///
  /// - Parameter framing: whether it may hold the page of an inspector, or is one.
  /// - Parameter worker: the number of this process among the workers of a program, with which a new tab names itself.
  func page(
    token: AccessToken, connections: String, framing: Framing = .inspected, worker: Int? = nil
  ) -> Response {
    let text = String(decoding: PageFile.pageHTML, as: UTF8.self)
      .replacingOccurrences(of: "{title}", with: Self.escaped(title))
      .replacingOccurrences(of: "{token}", with: token.text)
      .replacingOccurrences(of: "{worker}", with: worker.map { "\($0)" } ?? "")
    var response = Response(200, type: "text/html; charset=utf-8", Array(text.utf8)).cached(
      "no-store")
    response.headers.append(("Content-Security-Policy", Self.policy(connections, framing)))
    return response
  }

  /// The content security policy: only the page's own files, and its connection. The hosts in it have been checked.
  private static func policy(_ connections: String, _ framing: Framing) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' \(connections)", "base-uri 'none'", "form-action 'none'",
      framing == .inspector ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
      framing == .inspector ? "frame-src 'none'" : "frame-src 'self'",
      "require-trusted-types-for 'script'",
    ].joined(separator: "; ")
  }

  /// The asset at a path.
  package func asset(at path: String) -> Response? { responses[path] ?? font(at: path) }

  private func font(at path: String) -> Response? {
    let words = path.split(separator: "-", omittingEmptySubsequences: false)
    guard path.hasPrefix("/font/"), let index = Int(words[0].dropFirst(6)),
      fonts.faces.indices.contains(index)
    else { return nil }
    let face = fonts.faces[index]
    guard words.count > 1 else { return file(face.path) }
    guard words[1...] == ["latin"] else { return nil }
    let part = subsets.file(at: path) { fonts.source.webFont(of: face, PageFonts.latin) }
    return part.map(Self.font) ?? file(face.path)
  }

  private func file(_ path: String) -> Response? {
    FileManager.default.contents(atPath: path).map { Self.font(Array($0)) }
  }

  private static func font(_ bytes: [UInt8]) -> Response {
    Response(200, type: "font/otf", bytes).cached("private, max-age=3600")
  }

  /// A face that was announced to a page; requires the token. `/face/3` is its file, `/face/3/4F60-597D` the subset
  /// with these characters.
  func face(at path: String) -> Response? {
    let words = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2)
    guard let number = words.first.flatMap({ Int($0) }), let face = fonts.faceNumbers.face(number)
    else {
      return nil
    }
    if words.count == 1, !face.loadsSubsets { return file(face.path) }
    guard words.count == 2, face.loadsSubsets, let scalars = Self.scalars(words.last!) else {
      return nil
    }
    let subset = subsets.file(at: path) { fonts.source.subset(of: face, scalars) }
    return subset.map(Self.font)
  }

  /// An image that a page shows, which requires the token: `/bitmap/…` is its file, `/bitmap/…/200` one with 200 pixels
  /// across, or the file where that is not smaller. A file that was made is kept until there are too many.
  func image(at path: String) -> Response? {
    let words = path.dropFirst(PageImages.path.count)
      .split(separator: "/", omittingEmptySubsequences: false)
    guard let file = words.first.flatMap({ fonts.images.file($0) }), words.count <= 2,
      let asked = words.count == 1 ? Int(file.head.size.width) : Int(words[1]), asked > 0
    else { return nil }
    let width = file.width(for: asked)
    let body =
      width < Int(file.head.size.width)
      ? scaledImages.file(at: "\(file.token)/\(width)") {
        fonts.source.scaled(file.data, width: width).map { Array($0) } ?? []
      } : nil
    return Response(
      200, type: file.head.format.mimeType,
      body.flatMap { $0.isEmpty ? nil : $0 } ?? Array(file.data)
    ).cached("private, max-age=3600")
  }

  /// The characters in a path, as hexadecimal numbers; nil if one is invalid, or if there are more than 1,024.
  private static func scalars(_ text: Substring) -> [Unicode.Scalar]? {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count <= 1024 else { return nil }
    let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return scalars.count == words.count ? scalars : nil
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

extension Response {
  /// The response with a Cache-Control header.
  fileprivate func cached(_ directive: String) -> Response {
    var copy = self
    copy.headers.append(("Cache-Control", directive))
    return copy
  }
}
