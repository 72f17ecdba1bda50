package import Foundation

/// The symbolic links in a copied folder, which may be moved to another machine.
package enum CopiedLinks {
  /// Replaces links to what is outside of the folder by copies of it, and removes those that lead nowhere; links inside of it stay.
  ///
  /// - Returns: The paths of the removed links, relative to the folder.
  package static func settle(in copy: URL, of original: URL) throws -> [String] {
    let original = original.resolvingSymlinksInPath()
    var removed: [String] = []
    for path in links(in: copy) {
      let link = copy.appending(path: path)
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      let source = original.appending(path: path).resolvingSymlinksInPath()
      let isThere = FileManager.default.fileExists(atPath: source.path)
      if isThere, !target.hasPrefix("/"), isInside(source, original) { continue }
      try FileManager.default.removeItem(at: link)
      if !isThere {
        removed.append(path)
      } else if !isInside(original, source) {
        try FileManager.default.copyItem(at: source, to: link)
        removed += try settle(in: link, of: source).map { "\(path)/\($0)" }
      }
    }
    return removed
  }

  private static func links(in folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.appending(path: $0).path))
        != nil
    }.sorted()
  }

  private static func isInside(_ file: URL, _ folder: URL) -> Bool {
    file.path == folder.path || file.path.hasPrefix(folder.path + "/")
  }
}
