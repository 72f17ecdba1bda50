import Foundation
import Testing
import Waggle
import WaggleRender

@Suite struct SharedFilesTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "share \(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: folder.appending(path: "share/fonts/truetype/noto"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `the folder share beside a program is found through a link, and only with fonts`()
    throws
  {
    try inFolder { folder in
      try Data().write(to: folder.appending(path: "program"))
      let link = folder.appending(path: "share/link")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "program"))
      #expect(SharedFiles.bundled(beside: link.path) == folder.appending(path: "share").path)
      #expect(SharedFiles.bundled(beside: "/usr/bin/env") == nil)
    }
  }

  @Test
  func
    `a file beside the program is taken before that of the machine, one that is not there is not`()
    throws
  {
    try inFolder { folder in
      let share = folder.appending(path: "share").path
      #expect(SharedFiles.path("fonts/truetype", bundled: share) == "\(share)/fonts/truetype")
      #expect(
        SharedFiles.path("bootstrap-icons/svg", bundled: share) == "/usr/share/bootstrap-icons/svg")
      #expect(SharedFiles.path("fonts", bundled: nil) == "/usr/share/fonts")
    }
  }

  @Test func `a family beside the program is used, and others are those of the machine`() throws {
    try inFolder { folder in
      let noto = folder.appending(path: "share/fonts/truetype/noto/NotoSansThai-Regular.ttf")
      let machine = "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"
      var files = FontFiles.debian
      files.bundledRoot = folder.appending(path: "share/fonts").path
      let engine = { TextEngine(fonts: FontSystem(files: files)) }
      files.root = "/nowhere"
      #expect(engine().problems(in: text("ก")).count == 1)
      try FileManager.default.copyItem(atPath: machine, toPath: noto.path)
      #expect(engine().problems(in: text("ก")) == [])
      try FileManager.default.removeItem(at: noto)
      files.root = "/usr/share/fonts"
      #expect(engine().problems(in: text("ก")) == [])
    }
  }
}
