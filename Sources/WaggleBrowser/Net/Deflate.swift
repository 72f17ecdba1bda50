import CZlib

/// Compression by zlib, of whole pieces at a time: no state is kept between two of them.
package enum Deflate {
  /// The bytes as a file of gzip; nil if there is no memory for it.
  static func gzip(_ bytes: [UInt8]) -> [UInt8]? { compress(bytes, level: 6, windowBits: 15 + 16) }

  /// A message of a WebSocket, compressed without its last four bytes (RFC 7692, section 7.2.1).
  package static func message(_ bytes: [UInt8]) -> [UInt8]? {
    compress(bytes, level: 3, windowBits: -15, flush: Z_SYNC_FLUSH).map { $0.dropLast(4) }
  }

  private static func compress(
    _ bytes: [UInt8], level: Int32, windowBits: Int32, flush: Int32 = Z_FINISH
  ) -> [UInt8]? {
    var stream = z_stream()
    guard waggle_deflate_init(&stream, level, windowBits) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    // A flush adds an empty block.
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 16)
    let status = run(&stream, bytes, &output) { deflate($0, flush) }
    guard status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK), stream.avail_in == 0 else {
      return nil
    }
    return Array(output.prefix(Int(stream.total_out)))
  }

  /// A message of a WebSocket that was compressed by itself; nil if it is not valid, or longer than `limit`.
  package static func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var stream = z_stream()
    guard waggle_inflate_init(&stream, -15) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    // Most messages are short: a larger piece is tried when this one is full.
    var size = min(limit, max(4 * bytes.count, 256)) + 1
    let input = bytes + [0, 0, 0xFF, 0xFF]
    while true {
      var output = [UInt8](repeating: 0, count: size)
      let status = run(&stream, input, &output) { inflate($0, Z_SYNC_FLUSH) }
      let count = Int(stream.total_out)
      guard status == Z_OK || status == Z_STREAM_END, count <= limit else { return nil }
      // The last four bytes are ours.
      if count < size { return stream.avail_in <= 4 ? Array(output.prefix(count)) : nil }
      size = limit + 1
      guard inflateReset(&stream) == Z_OK else { return nil }
    }
  }

  private static func run(
    _ stream: inout z_stream, _ input: [UInt8], _ output: inout [UInt8],
    _ step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> Int32 {
    var input = input
    return input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        return step(&stream)
      }
    }
  }
}
