import Foundation

/// What the command says besides its results: on standard error, so that results can be piped.
enum Console {
  /// Writes a line that says what one waits for, or what should be known.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("waggle: \(text)\n".utf8))
  }

  /// Writes a line of the result.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Writes a value as JSON, with its keys in order.
  static func printJSON(_ value: some Encodable) throws {
    print(String(decoding: try JSON.encoder.encode(value), as: UTF8.self))
  }

  /// A line that replaces the last one on a terminal; elsewhere nothing is written.
  static func progress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}

/// How values are written for other programs.
enum JSON {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
