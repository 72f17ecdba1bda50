import Foundation

/// Where programs are.
enum Executables {
  /// The path of a program that a shell would start by this name; nil where PATH has none.
  static func path(of name: String) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && access(path, X_OK) == 0
  }
}
