package import Foundation

/// A bundle in its own folder, which is removed with its last owner.
package final class TemporaryBundle {
  package let folder: URL
  package let bundle: Bundle

  package init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = Bundle(url: folder)!
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, and the folders that it is in.
  @discardableResult
  package func add(_ data: Data, as path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  package func add(_ text: String, as path: String) throws { try add(Data(text.utf8), as: path) }
}
