package import Foundation

/// A folder in which a package is to be made.
package struct NewPackage {
  package let folder: URL

  /// - Parameter path: A name, or a path whose last part is the name; `.` is the current folder.
  package init(path: String) throws {
    guard !path.trimmingCharacters(in: .whitespaces).isEmpty, !path.contains("\0") else {
      throw Problem("A package needs a name.", cure: "For example: waggle new Meadow")
    }
    folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    guard folder.path != "/" else {
      throw Problem("A package cannot be made in /.", cure: "Name a folder: waggle new Meadow")
    }
    guard folder.lastPathComponent.utf8.count <= 255 else {
      throw Problem(
        "The name has \(folder.lastPathComponent.utf8.count) bytes, and a folder's name has at most 255.",
        cure: "Choose a shorter one.")
    }
    try requireRoom()
  }

  package var name: String { folder.lastPathComponent }

  /// Refuses a folder that has files, so that none is overwritten. The folder of git may be there.
  private func requireRoom() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else {
      throw Problem(
        "\(folder.path) is a file.", cure: "Choose another name, or move the file away.")
    }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard found.allSatisfy({ $0 == ".git" }) else {
      throw Problem(
        "The folder \(folder.path) is not empty.",
        cure: "Choose another name, or run `waggle new .` in an empty folder.")
    }
  }

  /// Writes the files; a failure leaves those that were written before.
  package func write(_ template: PackageTemplate) throws {
    do {
      for file in template.files {
        let place = folder.appending(path: file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      }
    } catch {
      throw Problem(
        "The package cannot be written to \(folder.path): \(error.localizedDescription)",
        cure: "Choose a folder in which you may write, on a disk with space.")
    }
  }
}
