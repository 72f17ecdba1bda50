import ArgumentParser
import Foundation

/// SwiftPM, started for the user: its output is shown, and its exit code is that of this process.
enum PackageBuild {
  /// Runs it in the folder of this process, and says whether the disk was full where it fails.
  static func run(_ words: [String], in package: PackageFolder) throws {
    // ^C is for SwiftPM, which then ends by itself.
    signal(SIGINT) { _ in }
    let status = try Child("swift", words).run()
    guard status != 0 else { return }
    DiskSpace.note(package.url, FileManager.default.temporaryDirectory).map(Console.note)
    throw ExitCode(status)
  }
}
