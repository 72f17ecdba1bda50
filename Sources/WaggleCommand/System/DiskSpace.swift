package import Foundation

/// Whether a disk is full: compilers and SwiftPM say it in the middle of other words, or not at all.
package enum DiskSpace {
  /// The bytes that are free for this user where a folder is, or will be.
  package static func free(at folder: URL) -> Int? {
    var place = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
      place = place.deletingLastPathComponent()
    }
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: place.path)
    return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
  }

  /// A sentence about the first folder whose disk has less than 2 MB; nil where each has more.
  ///
  /// - Parameter free: The bytes that are free at a folder.
  package static func note(_ folders: URL..., free: (URL) -> Int? = free(at:)) -> String? {
    folders.first { (free($0) ?? .max) < 2_000_000 }.map {
      "the disk of \($0.path) is full: free some space, and try again."
    }
  }
}
