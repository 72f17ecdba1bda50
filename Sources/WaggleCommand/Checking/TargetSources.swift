import Foundation

/// The files of a target, by SwiftPM's rules for folders.
struct TargetSources {
  let folder: URL
  /// Its Swift files, in the order of their paths.
  let files: [URL]

  init(_ target: Manifest.Target, in package: URL) {
    let folder = Self.folder(of: target, in: package)
    self.folder = folder
    let roots = target.sources?.map { folder.appending(path: $0) } ?? [folder]
    let excluded = target.excluded.map { folder.appending(path: $0).standardizedFileURL.path }
    let found = roots.flatMap(Self.swiftFiles).filter { file in
      !excluded.contains { file.path == $0 || file.path.hasPrefix("\($0)/") }
    }
    files = found.sorted { $0.path < $1.path }
  }

  private static func folder(of target: Manifest.Target, in package: URL) -> URL {
    if let path = target.path { return package.appending(path: path).standardizedFileURL }
    let names =
      target.kind == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let places = names.map { package.appending(path: $0).appending(path: target.name) }
    let exists = { (url: URL) in FileManager.default.fileExists(atPath: url.path) }
    let place = places.first(where: exists) ?? package.appending(path: names[0])
    return place.standardizedFileURL
  }

  private static func swiftFiles(in root: URL) -> [URL] {
    if root.pathExtension == "swift" { return [root.standardizedFileURL] }
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let file = all?.nextObject() as? URL {
      if file.pathExtension == "swift" { files.append(file.standardizedFileURL) }
    }
    return files
  }

  /// The module map in its folder of headers, for a target in C.
  var moduleMap: URL? {
    let places = ["include/module.modulemap", "module.modulemap"].map { folder.appending(path: $0) }
    return places.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The headers of a target in C.
  var cHeaders: [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: headers, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == "h" }
  }

  /// Its folder of public headers, for a target in C.
  var headers: URL { folder.appending(path: "include") }
}
