import Foundation
import Glibc

/// A file that keeps a token, so that an address stays the same when the program is started again.
package enum TokenFile {
  /// The token in a file; made, for its owner alone to read, if there is none. Of several programs that make it at once
  /// all get the same.
  package static func token(at path: String) throws(TokenFileError) -> AccessToken {
    if access(path, F_OK) == 0 { return try existing(at: path) }
    let token = AccessToken()
    let temporary = "\(path).\(getpid())-\(token.text.prefix(8))"
    defer { unlink(temporary) }
    try write(token, to: temporary, for: path)
    // Whole or not at all, and never in place of another.
    if link(temporary, path) == 0 { return token }
    guard errno == EEXIST else { throw TokenFileError(path, "cannot be made", errno) }
    return try existing(at: path)
  }

  private static func write(_ token: AccessToken, to temporary: String, for path: String)
    throws(TokenFileError)
  {
    let handle = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard handle >= 0 else { throw TokenFileError(path, "cannot be made", errno) }
    let file = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
    do { try file.write(contentsOf: Data((token.text + "\n").utf8)) } catch {
      throw TokenFileError("The token file \(path) cannot be written.")
    }
  }

  private static func existing(at path: String) throws(TokenFileError) -> AccessToken {
    let handle = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard handle >= 0 else { throw TokenFileError(path, "cannot be read", errno) }
    let file = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
    let bytes: Data
    do { bytes = try file.read(upToCount: 1024) ?? Data() } catch {
      throw TokenFileError("The token file \(path) cannot be read.")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let token = AccessToken(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw TokenFileError(
        "The token file \(path) has no token: 32 digits from 0 to 9 and a to f. Remove it, and a new one is made."
      )
    }
    return token
  }
}

/// Why there is no token.
package struct TokenFileError: LocalizedError, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  init(_ path: String, _ problem: String, _ number: Int32) {
    description = "The token file \(path) \(problem): \(String(cString: strerror(number)))."
  }

  /// The same text as `description`.
  package var errorDescription: String? { description }
}
