import Foundation
import Glibc
import Waggle

/// The file that Foundation keeps a `UserDefaults` in, with a copy beside it while Foundation writes it.
///
/// Foundation empties a file before it fills it, so a full disk, or the end of the process in between, would lose all
/// values. With the copy one of the two is whole at any time (R267).
package struct DefaultsFile {
  private let folder: String
  private let path: String
  private let copy: String

  /// - Parameter name: the file's name in `folder`, without ".plist".
  package init(_ name: String, in folder: String) {
    self.folder = folder
    path = "\(folder)/\(name).plist"
    copy = path + Self.copySuffix
  }

  /// The file of a store.
  init(of defaults: UserDefaults) {
    self.init(defaults.domain ?? Self.program, in: Self.folder)
  }

  /// Runs `write`, which replaces the file or returns false. After a failure the file is what it was; if there is no
  /// room for the copy, that is a failure too.
  package func replacing(_ write: () -> Bool) -> Bool {
    Self.exclusively(in: folder) { replace(write) }
  }

  private func replace(_ write: () -> Bool) -> Bool {
    let isFirst = access(path, F_OK) != 0
    guard isFirst || makeCopy() else { return false }
    let isWritten = write()
    if isFirst {
      if !isWritten { unlink(path) }
    } else if isWritten {
      unlink(copy)
    } else {
      rename(copy, path)
    }
    return isWritten
  }

  /// Runs the body while no other process does so for a file of the folder: the workers of a program write the same
  /// files.
  private static func exclusively<Result>(in folder: String, _ body: () -> Result) -> Result {
    let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Where the folder does not exist yet, there is no file to protect.
    guard descriptor >= 0 else { return body() }
    // Releases the lock, as the end of the process would.
    defer { close(descriptor) }
    _ = flock(descriptor, LOCK_EX)
    return body()
  }

  private func makeCopy() -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let descriptor: Int32 = Glibc.open(copy, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let problem = data.fill(descriptor)
    close(descriptor)
    if problem != nil { unlink(copy) }
    return problem == nil
  }
}

// MARK: After a process that ended in the middle

extension DefaultsFile {
  /// The names of the files of this program in Foundation's folder, as another program may write the same ones.
  private static var program: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  private static var copySuffix: String { ".\(program)-saved" }

  /// Where Foundation keeps the files: `$XDG_CONFIG_HOME`, otherwise `~/.config`.
  private static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return given ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
  }

  /// Restores the files that this program had not finished. Called before `UserDefaults` is first used.
  ///
  /// - Parameter folder: nil for Foundation's.
  package static func recover(in folder: String? = nil) {
    let folder = folder ?? Self.folder
    exclusively(in: folder) { recoverAll(in: folder) }
  }

  private static func recoverAll(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".plist" + copySuffix) {
      DefaultsFile(String(name.dropLast((".plist" + copySuffix).count)), in: folder).recover()
    }
  }

  private func recover() {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    let isWhole =
      text.starts(with: Data("bplist".utf8))
      || text.suffix(64).range(of: Data("</plist>".utf8)) != nil
    if isWhole { unlink(copy) } else { rename(copy, path) }
  }
}
