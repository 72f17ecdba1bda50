package import Foundation

/// Programs that were compiled from single files, each in a folder whose name is the key of its content. What was not
/// run for a month is dropped, and the oldest beyond half a gigabyte.
package struct ProgramCache {
  package let folder: URL
  /// The most seconds since a program ran last.
  package var age: TimeInterval = 30 * 24 * 3600
  /// The most bytes of all programs.
  package var size = 512 << 20

  package init(folder: URL) { self.folder = folder }

  /// The folder of this user: `$XDG_CACHE_HOME/waggle`, or `~/.cache/waggle`.
  package static func ofUser(_ environment: [String: String]) -> ProgramCache {
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = given ?? (environment["HOME"] ?? "/tmp") + "/.cache"
    return ProgramCache(folder: URL(fileURLWithPath: base).appending(path: "waggle"))
  }

  /// Whether its folder can be written, or made.
  package var isWritable: Bool {
    var place = folder
    while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
      place = place.deletingLastPathComponent()
    }
    return RunInput.isFolder(place.path) && access(place.path, W_OK) == 0
  }

  /// The place of the program with this key, whether it is there or not.
  package func program(_ key: ContentKey, named name: String) -> URL {
    folder.appending(path: key.text).appending(path: name)
  }

  /// The program with this key if it is there; it counts as run from then on.
  package func cached(_ key: ContentKey, named name: String, at date: Date) -> URL? {
    let program = program(key, named: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    try? FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: program.deletingLastPathComponent().path)
    return program
  }

  /// Makes a program in a temporary folder, which replaces the entry only when it is whole.
  package func store(_ key: ContentKey, named name: String, _ make: (URL) throws -> Void) throws
    -> URL
  {
    let work = folder.appending(path: "work-\(UUID().uuidString)")
    try reportingDisk {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: work) }
    try make(work)
    let program = program(key, named: name)
    try reportingDisk { try replace(program.deletingLastPathComponent(), by: work) }
    return program
  }

  private func replace(_ entry: URL, by work: URL) throws {
    if rename(work.path, entry.path) == 0 { return }
    try? FileManager.default.removeItem(at: entry)
    try FileManager.default.moveItem(at: work, to: entry)
  }

  private func reportingDisk(_ body: () throws -> Void) throws {
    do { try body() } catch {
      throw Problem(
        "The cache \(folder.path) cannot be written: \(error.localizedDescription)",
        cure: "Set XDG_CACHE_HOME to a folder in which you may write, on a disk with space.")
    }
  }
}

// MARK: Dropping

extension ProgramCache {
  private struct Entry {
    let url: URL
    let date: Date
    let bytes: Int
  }

  /// Removes what is old or too much.
  package func drop(at date: Date) {
    var total = 0
    for entry in entries.sorted(by: { $0.date > $1.date }) {
      total += entry.bytes
      if date.timeIntervalSince(entry.date) > age || total > size {
        try? FileManager.default.removeItem(at: entry.url)
      }
    }
  }

  /// The bytes of all programs.
  package var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

  private var entries: [Entry] {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    return (folders ?? []).map { url in
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return Entry(
        url: url, date: values?.contentModificationDate ?? .distantPast,
        bytes: FolderSize.bytes(of: url))
    }
  }
}

/// How much a folder holds.
enum FolderSize {
  /// The bytes of a single file; 0 where it is not there.
  static func bytes(ofFile file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }

  /// The bytes of its files, in all depths.
  static func bytes(of folder: URL) -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var total = 0
    while let file = files?.nextObject() as? URL {
      total += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return total
  }
}
