import Foundation
import Glibc
import Synchronization
import Waggle

/// Keeps the values of scenes in a folder, a file for each scene that has some.
///
/// A file is written whole or not at all: to a temporary file that then takes its name. What could not be written stays
/// in memory, where a scene that comes back finds it. Files are written one after the other, and not on the main actor.
package final class SceneFolder: Sendable {
  /// The largest number of files; the one that was written first is removed for another.
  package static let limit = 200
  /// The largest file that is read, in bytes.
  private static let largestFile = 16 << 20

  private let folder: URL
  private let report: @Sendable (Diagnostic) -> Void
  private let queue = DispatchQueue(label: "scenes", qos: .utility)
  /// The newest values of the scenes whose files have others.
  private let unsaved = Mutex<[String: Values]>([:])

  /// The values of a scene, which are objects of a property list and never change.
  private final class Values: @unchecked Sendable {
    let objects: [String: Any]

    init(_ objects: [String: Any]) { self.objects = objects }
  }

  /// - Parameter folder: made when the first scene is saved.
  /// - Parameter report: receives problems with the files, on any thread.
  package init(folder: URL, report: @escaping @Sendable (Diagnostic) -> Void) {
    self.folder = folder
    self.report = report
  }

  /// The folder of a program: below `$XDG_STATE_HOME`, otherwise below `~/.local/state`.
  package static func folder(of program: String, _ environment: [String: String]) -> URL {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: given ?? home + "/.local/state")
      .appendingPathComponent(program).appendingPathComponent("scenes")
  }

  /// The file of a scene, with what was kept in it; where there is none, it begins with the values of `other`.
  @MainActor package func file(of scene: String, or other: String?) -> SceneState.File {
    let restored = values(of: scene) ?? other.flatMap { values(of: $0) } ?? [:]
    return SceneState.File(restored: restored) { [weak self] in self?.save($0, of: scene) }
  }

  /// Returns when all that was saved so far has been written, or could not be.
  package func finish() { queue.sync {} }

  private func save(_ objects: [String: Any], of scene: String) {
    let values = Values(objects)
    unsaved.withLock { $0[scene] = values }
    queue.async { self.write(scene) }
  }
}

// MARK: Reading

extension SceneFolder {
  private func values(of scene: String) -> [String: Any]? {
    if let unsaved = unsaved.withLock({ $0[scene] }) { return unsaved.objects }
    let file = url(of: scene)
    do {
      return try Self.read(file)
    } catch {
      report(.unreadableScene(file.path, error.reason))
      rename(file.path, file.path + ".unreadable")
      return nil
    }
  }

  /// nil if there is no file.
  private static func read(_ file: URL) throws(FileProblem) -> [String: Any]? {
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileProblem(errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= largestFile else {
      throw FileProblem(reason: "it is not a file of ours")
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw FileProblem(reason: "it cannot be opened")
    }
    guard let record = try? SceneRecord(decoding: data) else {
      throw FileProblem(reason: "it does not hold the values of a scene")
    }
    return record.objects
  }

  private func url(of scene: String) -> URL { folder.appendingPathComponent(scene + ".json") }
}

// MARK: Writing

extension SceneFolder {
  /// Writes the newest values of a scene; nothing if a call before this one has.
  private func write(_ scene: String) {
    guard let values = unsaved.withLock({ $0[scene] }) else { return }
    let file = url(of: scene)
    do {
      try makeFolder()
      let data = try Self.data(of: values.objects)
      try Self.write(data, to: file)
    } catch {
      return report(.unsavedScene(file.path, error.reason))
    }
    unsaved.withLock { if $0[scene] === values { $0[scene] = nil } }
    removeOldFiles()
  }

  private func makeFolder() throws(FileProblem) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileProblem(reason: "the folder cannot be made")
    }
  }

  private static func data(of objects: [String: Any]) throws(FileProblem) -> Data {
    do {
      return try SceneRecord(objects).data()
    } catch {
      throw FileProblem(reason: "a value cannot be stored")
    }
  }

  private static func write(_ data: Data, to file: URL) throws(FileProblem) {
    let temporary = file.path + ".new"
    let descriptor: Int32 = Glibc.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem(errno) }
    let problem = data.fill(descriptor)
    close(descriptor)
    if let problem {
      unlink(temporary)
      throw problem
    }
    guard rename(temporary, file.path) == 0 else { throw FileProblem(errno) }
  }

  private func removeOldFiles() {
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys)) ?? []
    guard files.count > Self.limit else { return }
    let dated = files.map { file in
      let date = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
      return (file: file, date: date ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.date < $1.date }).prefix(files.count - Self.limit) {
      unlink(file.path)
    }
  }
}

extension Data {
  /// Writes the data to a file and to its disk; returns what went wrong.
  func fill(_ descriptor: Int32) -> FileProblem? {
    var rest = self[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return FileProblem(errno) }
      rest = rest.dropFirst(count)
    }
    return fsync(descriptor) == 0 ? nil : FileProblem(errno)
  }
}

/// Why a file cannot be read or written.
struct FileProblem: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  /// - Parameter number: the system's number of an error.
  init(_ number: Int32) { reason = String(cString: strerror(number)) }
}
