import Foundation

/// The Swift compiler that a shell finds.
package struct Compiler: Equatable {
  /// The path of `swiftc`.
  package var path: String
  /// The line of its version, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var version: String

  package init(path: String, version: String) { (self.path, self.version) = (path, version) }

  /// The compiler in PATH. Costs one start of it, 50 ms.
  static func find() throws -> Compiler {
    guard let path = Executables.path(of: "swiftc") else {
      throw Problem(
        "There is no Swift compiler in PATH.",
        cure:
          "Install Swift (https://www.swift.org/install/linux) and add its folder usr/bin to PATH.")
    }
    let outcome = try Child(path, ["--version"]).capture()
    return Compiler(path: path, version: versionLine(of: outcome.output))
  }

  /// The line of an output that names the version; the first one where none does.
  package static func versionLine(of output: String) -> String {
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.first { $0.contains("Swift version") } ?? lines.first ?? "unknown"
  }

  /// The name of the release in a version line, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`: the words before
  /// it, as the driver's own version, is left out.
  package static func release(of line: String) -> String {
    guard let start = line.range(of: "Swift version") else { return line }
    return String(line[start.lowerBound...]).trimmingCharacters(in: .whitespaces)
  }

  /// The folder `usr` of the toolchain.
  var toolchain: URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The folder of Swift's shared libraries.
  var libraries: URL { toolchain.appending(path: "lib/swift/linux") }
}
