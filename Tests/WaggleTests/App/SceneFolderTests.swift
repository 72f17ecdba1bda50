import Foundation
import Glibc
import Synchronization
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Files of scenes: written whole or not at all, and nothing is lost in memory (R244, R245).
@MainActor @Suite struct SceneFolderTests {
  private struct Reader: View {
    @SceneStorage("page") private var page = 1
    var body: some View { Button("Page \(page)") { page += 1 } }
  }

  /// A new folder, and what was reported about it.
  private final class Place {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID())")
    let problems = Problems()
    var folder: URL { root.appendingPathComponent("program/scenes") }
    var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    init() { try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: root) }

    func open() -> SceneFolder { SceneFolder(folder: folder) { [problems] in problems.add($0) } }
    func write(_ text: String, to name: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  private final class Problems: Sendable {
    private let all = Mutex<[Diagnostic]>([])
    func add(_ problem: Diagnostic) { all.withLock { $0.append(problem) } }
    var messages: [String] { all.withLock { $0.map(\.description) } }
  }

  private func host(_ folder: SceneFolder, _ scene: String, or other: String? = nil) -> TestHost {
    let host = TestHost { Reader() }
    host.host.sceneState.open(folder.file(of: scene, or: other))
    return host
  }

  @Test func `R244: a scene comes back from its file, in another run of the program too`() throws {
    let place = Place()
    let first = place.open()
    try host(first, "a").find(role: .button, label: "Page 1").tap()
    first.finish()
    #expect(place.files == ["a.plist"])
    #expect(host(place.open(), "a").text == ["Page 2"])
    #expect(host(place.open(), "b").text == ["Page 1"])
    #expect(host(place.open(), "b", or: "a").text == ["Page 2"])
    #expect(place.problems.messages.isEmpty)
  }

  @Test func `R244: a scene that changes nothing has no file`() {
    let place = Place()
    let folder = place.open()
    host(folder, "a").settle()
    folder.finish()
    #expect(place.files.isEmpty)
  }

  @Test func `R244: a scene that comes back before its file is written finds its values`() throws {
    let place = Place()
    let folder = place.open()
    let first = host(folder, "a")
    for page in 1...20 { try first.find(role: .button, label: "Page \(page)").tap() }
    #expect(host(folder, "a").text == ["Page 21"])
    folder.finish()
    #expect(host(place.open(), "a").text == ["Page 21"])
  }

  @Test(arguments: [
    "", "garbage", "<?xml version=\"1.0\"?><plist version=\"1.0\"><array/></plist>",
  ])
  func `R245: a file that holds something else is reported and kept beside`(text: String) throws {
    let place = Place()
    try place.write(text, to: "a.plist")
    let folder = place.open()
    let host = host(folder, "a")
    #expect(host.text == ["Page 1"])
    #expect(place.problems.messages.count == 1)
    #expect(place.problems.messages[0].contains("W-STORAGE"))
    #expect(place.problems.messages[0].contains("cannot be read"))
    try host.find(role: .button, label: "Page 1").tap()
    folder.finish()
    #expect(place.files == ["a.plist", "a.plist.unreadable"])
    #expect(self.host(place.open(), "a").text == ["Page 2"])
  }

  @Test func `R245: a full disk is reported, leaves the old file, and the values are in memory`()
    throws
  {
    let place = Place()
    let folder = place.open()
    let first = host(folder, "a")
    try first.find(role: .button, label: "Page 1").tap()
    folder.finish()
    // Whatever is written to this device fails as on a full disk.
    symlink("/dev/full", place.folder.appendingPathComponent("a.plist.new").path)
    try first.find(role: .button, label: "Page 2").tap()
    folder.finish()
    #expect(place.problems.messages.count == 1)
    #expect(place.problems.messages[0].contains("No space left"))
    #expect(first.text == ["Page 3"])
    #expect(host(place.open(), "a").text == ["Page 2"])
    #expect(host(folder, "a").text == ["Page 3"])
    try first.find(role: .button, label: "Page 3").tap()
    folder.finish()
    #expect(place.files == ["a.plist"])
    #expect(host(place.open(), "a").text == ["Page 4"])
  }

  @Test func `R245: a folder that cannot be made is reported, and the values are in memory`() throws
  {
    let place = Place()
    try Data().write(to: place.root.appendingPathComponent("program"))
    let folder = place.open()
    try host(folder, "a").find(role: .button, label: "Page 1").tap()
    folder.finish()
    #expect(place.problems.messages.count == 1)
    #expect(place.problems.messages[0].contains("the folder cannot be made"))
    #expect(host(folder, "a").text == ["Page 2"])
  }

  @Test func `R244: the folder is the state folder of the user`() {
    func folder(_ environment: [String: String]) -> String {
      SceneFolder.folder(of: "notes", environment).path
    }
    #expect(folder(["HOME": "/home/ada"]) == "/home/ada/.local/state/notes/scenes")
    #expect(folder(["HOME": "/h", "XDG_STATE_HOME": "/var/s"]) == "/var/s/notes/scenes")
    // The specification says that relative paths count as if they were not set.
    #expect(folder(["HOME": "/h", "XDG_STATE_HOME": "s"]) == "/h/.local/state/notes/scenes")
  }

  @Test func `R244: at most 200 files are kept, the newest`() throws {
    let place = Place()
    for number in 0..<SceneFolder.limit + 20 {
      try place.write("", to: "\(number).plist")
    }
    let folder = place.open()
    try host(folder, "new").find(role: .button, label: "Page 1").tap()
    folder.finish()
    #expect(place.files.count == SceneFolder.limit)
    #expect(place.files.contains("new.plist"))
  }
}
