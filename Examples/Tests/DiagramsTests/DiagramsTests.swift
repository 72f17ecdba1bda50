import SwiftUI
import Testing
import WaggleTestKit

@testable import Diagrams

@MainActor @Suite struct DiagramsTests {
  @Test func `each picture is drawn without a diagnostic`() throws {
    for (name, view) in Diagrams.all {
      let host = TestHost(size: CGSize(width: 800, height: 600)) { view }
      host.settle()
      #expect(!host.displayList.description.isEmpty, "\(name)")
      #expect(host.diagnostics.isEmpty, "\(name): \(host.diagnostics)")
    }
  }

  @Test func `an arrow begins at the box that wrote its value`() throws {
    let root = Node("Reader", children: [Node("Writer", kind: .writer, value: "[a]")])
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Tree(root: root) }
    #expect(host.text == ["Reader", "[a]", "Writer"])
    #expect(host.preference(Boxes.self)?.keys.sorted() == ["Reader", "Writer"])
  }

  @Test
  func
    `the tutorial's board names its important cards, and the marked one has a frame around each`()
    throws
  {
    let board = TestHost(size: CGSize(width: 400, height: 300)) { Board() }
    #expect(board.text.contains("Important: Pay the rent, Call Ada"))
    let marked = TestHost(size: CGSize(width: 400, height: 300)) { MarkedBoard() }
    for title in ["Pay the rent", "Call Ada"] {
      let text = try marked.find(label: title).frame
      #expect(
        try marked.find(label: "Frame of \(title)").frame == text.insetBy(dx: -14, dy: -10))
    }
  }

  @Test func `the article's folder has each picture, light and dark, at both scales`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let folder = root.appending(path: "Sources/Waggle/Waggle.docc/Images")
    let names = Diagrams.all.flatMap { picture in
      ["", "@2x", "~dark", "~dark@2x"].map { "\(picture.name)\($0).png" }
    }
    #expect(
      names.filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
        == [])
  }
}
