import Foundation
import SwiftUI
import Synchronization
import Testing

/// The file of `UserDefaults` while it is written (R267).
@Suite final class DefaultsFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  /// A copy of the folder as it is at one moment.
  private var later: URL { folder.appendingPathExtension("later") }
  private let whole = "<plist>old</plist>\n"
  deinit {
    for folder in [folder, later] { try? FileManager.default.removeItem(at: folder) }
  }

  private var path: String { folder.appendingPathComponent("notes.plist").path }
  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  private var text: String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func put(_ text: String) { try? Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  private func file() -> DefaultsFile {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return DefaultsFile("notes", in: folder.path)
  }

  /// What Foundation does on a full disk.
  private func writeHalf() -> Bool {
    put("<pli")
    return false
  }

  @Test func `R267: a write that fails leaves the file as it was`() {
    let file = file()
    put(whole)
    #expect(!file.replacing(writeHalf))
    #expect(text == whole && names == ["notes.plist"])
    #expect(
      file.replacing {
        put("<plist>new</plist>")
        return true
      })
    #expect(text == "<plist>new</plist>" && names == ["notes.plist"])
  }

  /// Counts those that write at the same time.
  private final class Writers: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock(\.most) }

    func write() -> Bool {
      counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      usleep(1000)
      counts.withLock { $0.now -= 1 }
      return true
    }
  }

  @Test func `R267: writes of several processes to the files of one folder follow one another`()
    async
  {
    _ = file()
    put(whole)
    let (writers, folder) = (Writers(), folder.path)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { _ = DefaultsFile("notes", in: folder).replacing(writers.write) }
      }
    }
    #expect(writers.most == 1)
    #expect(text == whole && names == ["notes.plist"])
  }

  @Test func `R267: a first write that fails leaves no file`() {
    #expect(!file().replacing(writeHalf))
    #expect(names == [])
  }

  @Test func `R267: without room for the copy nothing is written`() {
    let file = file()
    put(whole)
    var copy = ""
    _ = file.replacing {
      copy = names.first { $0 != "notes.plist" } ?? ""
      return true
    }
    // Whatever is written to this device fails as on a full disk.
    symlink("/dev/full", folder.appendingPathComponent(copy).path)
    var isWritten = false
    let isReplaced = file.replacing {
      isWritten = true
      return true
    }
    #expect(!isReplaced && !isWritten && text == whole)
  }

  @Test(arguments: ["", "<plist>ne", "gone"])
  func `R267: what a process did not finish is restored at the next start`(half: String) {
    let file = file()
    put(whole)
    var copied: [String] = []
    // The process ends in here.
    _ = file.replacing {
      put(half)
      if half == "gone" { unlink(path) }
      copied = names
      try? FileManager.default.copyItem(at: folder, to: later)
      return true
    }
    #expect(copied.count == (half == "gone" ? 1 : 2))
    DefaultsFile.recover(in: later.path)
    let restored = FileManager.default.contents(
      atPath: later.appendingPathComponent("notes.plist").path)
    #expect(restored == Data(whole.utf8))
    #expect((try? FileManager.default.contentsOfDirectory(atPath: later.path).count) == 1)
  }

  @Test func `R267: a file that was finished is kept, and the copy removed`() {
    let file = file()
    put(whole)
    _ = file.replacing {
      put("<plist>new</plist>\n")
      try? FileManager.default.copyItem(at: folder, to: later)
      return true
    }
    DefaultsFile.recover(in: later.path)
    let kept = FileManager.default.contents(
      atPath: later.appendingPathComponent("notes.plist").path)
    #expect(kept == Data("<plist>new</plist>\n".utf8))
    #expect((try? FileManager.default.contentsOfDirectory(atPath: later.path)) == ["notes.plist"])
  }
}
