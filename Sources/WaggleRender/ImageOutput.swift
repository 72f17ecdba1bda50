package import Foundation
import Glibc

/// Writes images to files and open file descriptors.
package enum ImageOutput {
  /// Writes data to a file. A regular or new file is written atomically; a link, a device or a pipe is written in
  /// place and keeps its kind.
  package static func write(_ data: Data, to path: String) throws(RenderError) {
    do {
      if isReplaceable(path) {
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      } else {
        try overwrite(path, data)
      }
    } catch {
      throw .unwritable(path: path, reason: reason(path, error))
    }
  }

  /// Writes all of the data to an open file descriptor.
  package static func write(_ data: Data, to descriptor: Int32) throws(RenderError) {
    do {
      try writeAll(data, to: descriptor)
    } catch {
      throw .unwritableOutput(reason: message(of: error))
    }
  }

  /// Whether a new file may replace the one at `path`.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  }

  private static func overwrite(_ path: String, _ data: Data) throws {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw lastError }
    defer { close(descriptor) }
    try writeAll(data, to: descriptor)
  }

  private static func writeAll(_ data: Data, to descriptor: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw lastError }
    }
  }

  private static var lastError: POSIXError {
    POSIXError(.init(rawValue: errno) ?? .EIO)
  }

  private static func reason(_ path: String, _ error: any Error) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    switch (kind(of: path), kind(of: folder)) {
    case (.folder, _): return "it is a folder"
    case (_, .missing): return "the folder \(folder) does not exist"
    case (_, .other): return "\(folder) is not a folder"
    default: return message(of: error)
    }
  }

  private enum FileKind { case missing, folder, other }

  private static func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// The system's message, such as "No space left on device".
  private static func message(of error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying ?? error
    guard let code = (cause as? POSIXError)?.code else { return "\(cause.localizedDescription)" }
    return String(cString: strerror(code.rawValue))
  }
}
