import Foundation

/// A folder with a program and all that it needs, and its archive.
struct ProgramBundle {
  let folder: URL

  /// - Parameter path: The folder to make; what an earlier bundle left there is replaced.
  init(path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard found.isEmpty || found.contains(Self.mark) else {
      throw Problem(
        "The folder \(folder.path) is not empty, and no bundle.",
        cure: "Name a different folder: -o FOLDER")
    }
  }

  /// A file that says that the folder was made here, and what with.
  private static let mark = ".waggle-bundle"

  func write(_ plan: BundlePlan, stamp: Stamp) throws {
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSON.encoder.encode(stamp).write(to: folder.appending(path: Self.mark))
      for copy in plan.copies { try self.copy(copy) }
      for (path, text) in plan.texts { try write(text, to: path) }
    } catch {
      throw Problem(
        "The bundle cannot be written: \(error.localizedDescription)",
        cure: "Choose a folder in which you may write, on a disk with space.")
    }
  }

  /// Copies a file, or a folder with all in it; links that lead out of it are followed, so that the bundle needs nothing else.
  private func copy(_ copy: BundlePlan.Copy) throws {
    let place = folder.appending(path: copy.destination)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: copy.source).resolvingSymlinksInPath()
    try FileManager.default.copyItem(at: source, to: place)
    guard RunInput.isFolder(place.path) else { return }
    for path in try CopiedLinks.settle(in: place, of: source) {
      Console.note("\(copy.destination)/\(path) is left out: the symbolic link leads nowhere.")
    }
  }

  private func write(_ text: String, to path: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// Packs the folder into `FOLDER.tar.gz`, and returns the archive.
  func pack() throws -> URL {
    let archive = URL(fileURLWithPath: folder.path + ".tar.gz")
    let words = ["-czf", archive.path, "-C", folder.deletingLastPathComponent().path]
    try Child("tar", words + [folder.lastPathComponent]).runOrFail()
    return archive
  }

  var bytes: Int { FolderSize.bytes(of: folder) }
}
