import Foundation

/// The process that shows previews: it receives requests as lines of JSON, and answers with such lines.
final class PreviewHostProcess {
  /// What its lines are read from.
  let output: Int32
  private let input: Int32
  private let id: pid_t
  private var lines = LineSplitter()

  init(_ program: Child) throws {
    let (input, output) = (try Pipe.make(), try Pipe.make())
    id = try program.start([(input.reader, 0), (output.writer, 1)])
    close(input.reader)
    output.closeWriter()
    (self.input, self.output) = (input.writer, output.reader)
  }

  /// The lines that have come; nil when the process has ended.
  func read() -> [String]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(output, &buffer, buffer.count)
    return count > 0 ? lines.append(buffer[..<count]) : nil
  }

  func send(line: String) {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    // One that has ended is noticed by its output.
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  func send(_ object: [String: Any]) {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
      return
    }
    send(line: String(decoding: data, as: UTF8.self))
  }

  /// Ends it, and returns its exit code.
  @discardableResult func end() -> Int32 {
    close(input)
    close(output)
    return Child.wait(for: id)
  }
}
