package import Foundation
import Waggle
import WaggleTestKit

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

/// A PNG file of that many pixels, half red, half blue.
@MainActor package func picture(_ width: CGFloat, _ height: CGFloat) throws -> Data {
  try TestHost(size: CGSize(width: width, height: height), scale: 1) {
    HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
  }.png()
}
