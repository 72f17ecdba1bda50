import Foundation

/// A pipe from a child to this process. Children inherit neither end by accident.
struct Pipe {
  let reader: Int32
  let writer: Int32

  /// A pipe with both ends open.
  static func make() throws -> Pipe {
    var ends: [Int32] = [0, 0]
    // No child starts between the two calls, on whatever thread.
    let isOpen = Child.starting.withLock {
      guard pipe(&ends) == 0 else { return false }
      ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard isOpen else {
      throw Problem(
        "No pipe can be opened: \(String(cString: strerror(errno))).",
        cure: "Close other programs, or raise the limit of open files (ulimit -n).")
    }
    return Pipe(reader: ends[0], writer: ends[1])
  }

  /// A pipe with these bytes, at most 64 KB, in it, closed for more.
  static func holding(_ bytes: [UInt8]) throws -> Pipe {
    let pipe = try make()
    _ = write(pipe.writer, bytes, bytes.count)
    pipe.closeWriter()
    return pipe
  }

  func closeWriter() { close(writer) }

  /// Reads all pipes to their ends and closes them. Bytes are passed on as they come, with the number of their pipe.
  static func read(_ pipes: [Pipe], onBytes: (Int, ArraySlice<UInt8>) -> Void) -> [String] {
    var collected = [[UInt8]](repeating: [], count: pipes.count)
    var polled = pipes.map { pollfd(fd: $0.reader, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = Foundation.read(polled[index].fd, &buffer, buffer.count)
        if count > 0 {
          collected[index] += buffer[..<count]
          onBytes(index, buffer[..<count])
        } else {
          polled[index].fd = -1
        }
      }
    }
    pipes.forEach { close($0.reader) }
    return collected.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Bytes that come in pieces, as lines without their ends.
struct LineSplitter {
  private var rest: [UInt8] = []

  /// The lines that are whole with these bytes.
  mutating func append(_ bytes: some Sequence<UInt8>) -> [String] {
    rest += bytes
    var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(parts.removeLast())
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
