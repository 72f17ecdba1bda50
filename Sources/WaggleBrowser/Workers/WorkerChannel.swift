import Foundation
import Glibc

/// One end of the pair of sockets between a program and one of its workers.
///
/// A message is delivered whole, with at most one open file, which both processes have then. The kernel closes the ends
/// of a process that is gone, however it ended, so the other process always learns of it.
package struct WorkerChannel: Sendable {
  /// What one end sent.
  package struct Message: Sendable {
    package var bytes: [UInt8]
    /// The receiver closes it.
    package var file: Int32?
  }

  /// The largest message in bytes: the head of a request, and what was read with its end.
  static let longest = RequestHead.longest + 8192

  let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends, which other programs that this process starts do not get.
  package static func pair() throws -> (WorkerChannel, WorkerChannel) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw WorkerError("no sockets for a worker: \(String(cString: strerror(errno)))")
    }
    return (WorkerChannel(descriptor: ends[0]), WorkerChannel(descriptor: ends[1]))
  }

  /// Sends a message without waiting.
  ///
  /// - Parameter file: stays open here too.
  /// - Returns: 0, or the number of the system's error: `EAGAIN` if the other process has not received earlier ones.
  package func send(_ bytes: [UInt8], file: Int32? = nil) -> Int32 {
    Self.withMessage(bytes) { message, control in
      if let file {
        control.storeBytes(of: Self.rights, as: cmsghdr.self)
        control.storeBytes(of: file, toByteOffset: Self.headerSize, as: Int32.self)
      } else {
        (message.pointee.msg_control, message.pointee.msg_controllen) = (nil, 0)
      }
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
      return sendmsg(descriptor, message, flags) < 0 ? errno : 0
    }.result
  }

  /// Waits for the next message; nil when the other process is gone, or this end was shut.
  package func receive() -> Message? {
    let (received, bytes) = Self.withMessage([UInt8](repeating: 0, count: Self.longest)) {
      message, control -> (count: Int, file: Int32?) in
      var count: Int
      repeat {
        count = recvmsg(descriptor, message, Int32(MSG_CMSG_CLOEXEC))
      } while count < 0 && errno == EINTR
      let header = control.load(as: cmsghdr.self)
      let hasFile =
        count > 0 && message.pointee.msg_controllen >= Self.rights.cmsg_len
        && header.cmsg_type == Self.rights.cmsg_type
      return (
        count, hasFile ? control.load(fromByteOffset: Self.headerSize, as: Int32.self) : nil
      )
    }
    guard received.count > 0 else { return nil }
    return Message(bytes: Array(bytes.prefix(received.count)), file: received.file)
  }

  /// Ends the channel: both ends receive nothing more. This end is still to be closed.
  func shut() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  package func close() { _ = Glibc.close(descriptor) }
}

// MARK: What the system wants

extension WorkerChannel {
  private static let headerSize = MemoryLayout<cmsghdr>.size

  /// The header of one file.
  private static var rights: cmsghdr {
    var header = cmsghdr()
    header.cmsg_len = headerSize + MemoryLayout<Int32>.size
    header.cmsg_level = SOL_SOCKET
    header.cmsg_type = Int32(SCM_RIGHTS)
    return header
  }

  /// A message with room for one file; returns what its bytes are afterwards.
  private static func withMessage<Result>(
    _ bytes: [UInt8],
    _ body: (UnsafeMutablePointer<msghdr>, UnsafeMutableRawPointer) -> Result
  ) -> (result: Result, bytes: [UInt8]) {
    var bytes = bytes
    // The system aligns the file, and the end of the header.
    var control = [UInt64](repeating: 0, count: headerSize / 8 + 1)
    let result = bytes.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          (message.msg_iov, message.msg_iovlen) = (part, 1)
          (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
          return body(&message, control.baseAddress!)
        }
      }
    }
    return (result, bytes)
  }
}

/// Why there is no worker, as a part of a sentence.
package struct WorkerError: Error {
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
