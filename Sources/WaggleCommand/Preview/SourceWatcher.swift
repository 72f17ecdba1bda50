import Foundation
import Glibc

/// Notices that files were saved, however an editor does it: by writing them, or by writing another file that is then given
/// their name. Folders are watched and not the files, so that a file that was replaced is still noticed; a symbolic link is
/// watched at its own place and at that of the file.
package final class SourceWatcher {
  /// What `poll` waits for.
  package let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var watched: Set<String> = []
  /// The paths of which changes count; nil for all Swift files in the folders.
  private let files: Set<String>?
  /// The links in the folders, by the files that they lead to: a change of the file is one of the link.
  private var links: [String: String] = [:]
  /// The folders of those files: nothing else in them counts.
  private var linkedFolders: Set<String> = []

  /// Watches files.
  package convenience init(files: [String]) throws {
    var paths: Set<String> = []
    for file in files {
      let url = URL(fileURLWithPath: file).standardizedFileURL
      paths.insert(url.path)
      paths.insert(url.resolvingSymlinksInPath().path)
    }
    try self.init(files: paths, folders: paths.map { ($0 as NSString).deletingLastPathComponent })
  }

  /// Watches all Swift files in folders, and in those inside.
  package convenience init(folders: [String]) throws {
    try self.init(files: nil, folders: folders.flatMap(Self.foldersInside))
    for folder in watched { try watchLinks(in: folder) }
  }

  private init(files: Set<String>?, folders: [String]) throws {
    self.files = files
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw Self.problem() }
    for folder in folders { try watch(folder) }
  }

  deinit { close(descriptor) }

  private func watch(_ folder: String) throws {
    guard watched.insert(folder).inserted else { return }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let number = inotify_add_watch(descriptor, folder, UInt32(events))
    guard number >= 0 else { throw Self.problem() }
    folders[number] = folder
  }

  /// Watches the files elsewhere that links in a folder lead to.
  private func watchLinks(in folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.map { (folder as NSString).appendingPathComponent($0) }
    for link in paths where link.hasSuffix(".swift") && isLink(link) {
      let file = URL(fileURLWithPath: link).resolvingSymlinksInPath().path
      links[file] = link
      let place = (file as NSString).deletingLastPathComponent
      guard !watched.contains(place) else { continue }
      linkedFolders.insert(place)
      try watch(place)
    }
  }

  private static func problem() -> Problem {
    let reason = String(cString: strerror(errno))
    return Problem(
      "The files cannot be watched: \(reason).",
      cure: "See that their folder exists, and raise the limit: sysctl fs.inotify.max_user_watches")
  }

  private static func foldersInside(_ folder: String) -> [String] {
    let inner = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let folders = inner.map { (folder as NSString).appendingPathComponent($0) }
      .filter(RunInput.isFolder).filter { !$0.contains("/.") }
    return [folder] + folders
  }

  /// The paths that have changed since the last call. Does not wait.
  package func changes() -> Set<String> {
    var paths: Set<String> = []
    let size = 65_536
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { memory.deallocate() }
    while case let count = read(descriptor, memory, size), count > 0 {
      var offset = 0
      while offset < count {
        let event = (memory + offset).load(as: inotify_event.self)
        let header = MemoryLayout<inotify_event>.size
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { paths.formUnion(files ?? []) }
        if event.len > 0, let folder = folders[event.wd] {
          let name = String(cString: (memory + offset + header).assumingMemoryBound(to: CChar.self))
          note((folder as NSString).appendingPathComponent(name), event, &paths)
        }
        offset += header + Int(event.len)
      }
    }
    return paths
  }

  /// A file that was only made is empty: it counts when it is closed.
  private func note(_ path: String, _ event: inotify_event, _ paths: inout Set<String>) {
    let isMade = event.mask & UInt32(IN_CREATE) != 0
    if isMade, files == nil, RunInput.isFolder(path) { try? watch(path) }
    if isMade, !isLink(path) { return }
    if let link = links[path] { paths.insert(link) }
    if linkedFolders.contains((path as NSString).deletingLastPathComponent) { return }
    if let files {
      if files.contains(path) { paths.insert(path) }
    } else if path.hasSuffix(".swift"), !(path as NSString).lastPathComponent.hasPrefix(".") {
      paths.insert(path)
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
