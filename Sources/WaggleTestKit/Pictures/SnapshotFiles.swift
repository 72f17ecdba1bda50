import Foundation

/// Where what was recorded of a test is, and what is new of it.
struct SnapshotFiles {
  private let test: URL
  private let name: String
  let line: Int

  init(test: String, line: Int, name: String) {
    self.test = URL(fileURLWithPath: test)
    self.line = line
    self.name = Self.fileName(name)
  }

  /// Whether pictures are recorded, and not compared.
  static var isRecording: Bool {
    ["1", "true", "all"].contains(ProcessInfo.processInfo.environment["WAGGLE_RECORD"] ?? "")
  }

  private var testName: String { Self.fileName(test.deletingPathExtension().lastPathComponent) }

  /// The recorded file.
  func reference(_ suffix: String, _ kind: String) -> URL {
    test.deletingLastPathComponent().appendingPathComponent("__Pictures__")
      .appendingPathComponent(testName).appendingPathComponent("\(name)\(suffix).\(kind)")
  }

  /// The folder for what differs: one for each test file.
  var failures: URL { Self.failureFolder(of: test).appendingPathComponent(testName) }

  /// A file for what differs.
  func failure(_ suffix: String, _ kind: String) -> URL {
    failures.appendingPathComponent("\(name)\(suffix).\(kind)")
  }

  /// The folder of the package's pictures that differ.
  static func failureFolder(of test: URL) -> URL {
    if let folder = ProcessInfo.processInfo.environment["WAGGLE_PICTURES"] {
      return URL(fileURLWithPath: folder)
    }
    var folder = test.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { break }
      folder.deleteLastPathComponent()
    }
    if folder.path == "/" { folder = FileManager.default.temporaryDirectory }
    return folder.appendingPathComponent(".build/pictures")
  }

  /// Writes a file, and the folders around it.
  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A name of a test or of a picture, as a file may have it.
  private static func fileName(_ name: String) -> String {
    let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    let words = String(allowed).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? "picture" : String(words.prefix(100))
  }
}
