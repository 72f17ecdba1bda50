import Foundation
import Glibc

/// A page as a program sees it: a connection to a copy of this process that serves a program.
final class PageClient {
  private let process = Process()
  private var socket: Int32 = -1
  private var unread: [UInt8] = []
  private var port: UInt16 = 0
  private var token = ""

  /// Starts the program and connects; nil where that fails.
  init?(rows: Int) {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--browser"]
    process.environment = ProcessInfo.processInfo.environment.merging(["ROWS": "\(rows)"]) { $1 }
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let link = URLComponents(string: line.trimmingCharacters(in: .whitespacesAndNewlines))
    guard let port = link?.port, let token = link?.queryItems?.first?.value else { return nil }
    (self.port, self.token) = (UInt16(port), token)
    guard connect() else { return nil }
  }

  deinit {
    close(socket)
    process.terminate()
  }

  /// Connects, again or for the first time.
  func connect() -> Bool {
    if socket >= 0 { close(socket) }
    unread = []
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return false }
    let head = [
      "GET /live?token=\(token) HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Origin: http://127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]
    write(Array(head.joined(separator: "\r\n").utf8))
    var answer: [UInt8] = []
    while !answer.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard let byte = take(1, wait: 5000) else { return false }
      answer += byte
    }
    return true
  }

  /// Sends a message, in a frame with a mask of zeros.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    let length = bytes.count
    let size: [UInt8] =
      length < 126 ? [UInt8(length)] : [126, UInt8(length >> 8), UInt8(length & 255)]
    write([0x81, size[0] | 0x80] + size.dropFirst() + [0, 0, 0, 0] + bytes)
  }

  /// The next message; nil where none comes in time, in milliseconds.
  func receive(wait: Int32) -> [UInt8]? {
    guard let head = take(2, wait: wait) else { return nil }
    var length = Int(head[1] & 127)
    if length >= 126, let long = take(length == 126 ? 2 : 8, wait: 5000) {
      length = long.reduce(0) { $0 << 8 | Int($1) }
    }
    return take(length, wait: 5000)
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func take(_ count: Int, wait: Int32) -> [UInt8]? {
    while unread.count < count {
      var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, wait) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let read = recv(socket, &buffer, buffer.count, 0)
      guard read > 0 else { return nil }
      unread += buffer.prefix(read)
    }
    defer { unread.removeFirst(count) }
    return Array(unread.prefix(count))
  }
}
