import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@testable import Gallery

@MainActor @Suite struct GalleryTests {
  private func host(_ size: CGSize = CGSize(width: 1280, height: 800)) -> TestHost {
    let host = TestHost(size: size) { GalleryView() }
    host.settle()
    return host
  }

  private func choose(_ exhibit: Exhibit, in host: TestHost) throws {
    try press("Program", in: host)
    try press(exhibit.name, in: host)
  }

  private func press(_ label: String, in host: TestHost) throws {
    try host.find(label: label).tap()
    host.settle()
    host.advance(by: 0.5)
    host.settle()
  }

  private func labels(_ host: TestHost) -> [String] { host.elements.compactMap(\.label) }

  @Test func `the bee game is first`() throws {
    _ = try host().find(label: "Hive")
  }

  private nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800),
  ]

  @Test(arguments: Exhibit.allCases, sizes)
  func `each program runs in the gallery as it does alone`(exhibit: Exhibit, size: CGSize) throws {
    let host = host(size)
    if exhibit != .buzzy { try choose(exhibit, in: host) }
    let alone = TestHost(size: CGSize(width: size.width, height: size.height - 49)) { exhibit.view }
    alone.settle()
    #expect(Set(labels(alone)).subtracting(labels(host)).isEmpty)
    #expect(Set(alone.text).subtracting(host.text).isEmpty)
    #expect(host.diagnostics.map(\.id) == alone.diagnostics.map(\.id))
  }

  @Test func `a program that is chosen again starts from scratch`() throws {
    let host = host()
    try choose(.composer, in: host)
    let first = labels(host)
    try press("Add a post", in: host)
    #expect(labels(host) != first)
    try choose(.titles, in: host)
    try choose(.composer, in: host)
    #expect(labels(host) == first)
  }

  @Test(arguments: Exhibit.allCases) func `the source of each program is there`(exhibit: Exhibit) {
    let files = SourceFile.all(of: exhibit)
    #expect(!files.isEmpty)
    #expect(files.contains { $0.lines.contains { $0.hasPrefix("public struct") } })
  }

  @Test func `a press shows the source, another hides it`() throws {
    let host = host()
    try press("Source", in: host)
    #expect(host.text.joined().contains("import SwiftUI"))
    try press("Source", in: host)
    #expect(!host.text.joined().contains("import SwiftUI"))
  }

  @Test func `the flow and the problems are links to the inspector`() throws {
    var opened: [String] = []
    let host = TestHost(size: CGSize(width: 1280, height: 800)) {
      GalleryView()
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.relativeString)
            return .handled
          })
    }
    try press("Flow", in: host)
    try press("Problems", in: host)
    #expect(opened == ["?inspect=flow", "?inspect=problems"])
  }

  @Test(arguments: [
    (
      #"let name = "a \"b\" // c" // d"#,
      [SwiftLine.Kind.keyword, .plain, .string, .plain, .comment]
    ),
    (
      "  @State private var letters = 3",
      [.plain, .keyword, .plain, .keyword, .plain, .keyword, .plain]
    ),
    ("", []),
    ("forgotten", [.plain]),
    ("\"open", [.string]),
  ])
  func `a line is split into keywords, strings and comments`(line: String, kinds: [SwiftLine.Kind])
  {
    #expect(SwiftLine(line).parts.map(\.kind) == kinds)
    #expect(SwiftLine(line).parts.map(\.text).joined() == line)
  }
}
