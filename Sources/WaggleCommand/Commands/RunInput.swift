import ArgumentParser
import Foundation

/// The words behind `waggle run`: first what to run, then what the program gets.
package struct RunInput: Equatable {
  package enum Target: Equatable {
    /// Swift files that are one program.
    case files([String])
    /// The folder of a package.
    case package(String)
  }

  package let target: Target
  package let flags: [String]

  /// - Parameter isFolder: Whether a path is a folder.
  package init(
    _ words: [String], isFolder: (String) -> Bool = RunInput.isFolder
  ) throws {
    let files = words.prefix { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
    if !files.isEmpty {
      target = .files(Array(files))
      flags = Self.withoutSeparator(words.dropFirst(files.count))
    } else if let first = words.first, !first.hasPrefix("-") {
      guard isFolder(first) else {
        throw ValidationError(
          "\(first) is neither a Swift file nor a folder. Name one of them, or put -- before the program's own words."
        )
      }
      target = .package(first)
      flags = Self.withoutSeparator(words.dropFirst())
    } else {
      target = .package(".")
      flags = Self.withoutSeparator(words[...])
    }
  }

  /// The words without the first `--`, which is for this command.
  private static func withoutSeparator(_ words: ArraySlice<String>) -> [String] {
    guard let index = words.firstIndex(of: "--") else { return Array(words) }
    return Array(words[..<index] + words[(index + 1)...])
  }

  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
