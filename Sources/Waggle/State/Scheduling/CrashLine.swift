import Foundation
import Glibc

/// The line that a crash handler writes, built from its end in memory that was allocated before the crash.
///
/// Nothing here allocates, because a crash may happen inside the allocator. So names come from the program's own memory:
/// a type's from its descriptor, a row's from its id.
package struct CrashLine {
  /// The least capacity: the front of a line, with the longest of its names.
  private static let front = 1_024
  /// The most bytes of a row's id.
  private static let longestID = 200

  private let memory: UnsafeMutableRawBufferPointer
  /// Where the text begins; it ends where the memory does.
  private var start: Int

  /// - Parameter memory: at least 2,048 bytes for the text. What does not fit is left out.
  package init(in memory: UnsafeMutableRawBufferPointer) {
    self.memory = memory
    start = memory.count
  }

  /// The text so far.
  package var text: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[start...]) }

  package func write(to file: Int32) { _ = Glibc.write(file, text.baseAddress, text.count) }

  /// Whether there is room for the front of a line only.
  var isAlmostFull: Bool { start < Self.front }

  package mutating func prepend(_ text: StaticString) {
    prepend(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The end of `text`, as much as there is room for.
  private mutating func prepend(_ text: UnsafeRawBufferPointer) {
    let count = min(text.count, start)
    start -= count
    for index in 0..<count { memory[start + index] = text[text.count - count + index] }
  }

  /// Adds the same name as `typeName`; "?" for types that have none, such as tuples.
  package mutating func prepend(nameOf type: Any.Type) {
    guard let name = TypeDescriptor(type)?.name else { return prepend("?") }
    prepend(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }
}

// MARK: Ids

extension CrashLine {
  /// Adds an id: an integer, a string or a UUID; "…" for ids of other types, whose description would allocate.
  package mutating func prepend<ID>(id: ID) {
    withUnsafeBytes(of: id) { bytes in
      if ID.self == Int.self {
        prepend(bytes.load(as: Int.self))
      } else if ID.self == String.self {
        prepend(bytes.baseAddress!.assumingMemoryBound(to: String.self).pointee)
      } else if ID.self == UUID.self {
        prepend(uuid: bytes)
      } else {
        prepend("…")
      }
    }
  }

  private mutating func prepend(_ number: Int) {
    var rest = number.magnitude
    repeat {
      prepend(byte: 48 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { prepend("-") }
  }

  private mutating func prepend(_ string: String) {
    _ = string.utf8.withContiguousStorageIfAvailable { bytes in
      var count = min(bytes.count, Self.longestID)
      // A cut does not divide a scalar.
      while count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
      if count < bytes.count { prepend("…") }
      prepend(UnsafeRawBufferPointer(start: bytes.baseAddress, count: count))
    }
  }

  private mutating func prepend(uuid bytes: UnsafeRawBufferPointer) {
    for index in (0..<16).reversed() {
      prepend(digit: bytes[index] & 15)
      prepend(digit: bytes[index] >> 4)
      if index == 4 || index == 6 || index == 8 || index == 10 { prepend("-") }
    }
  }

  private mutating func prepend(digit: UInt8) {
    prepend(byte: digit < 10 ? 48 + digit : 55 + digit)
  }

  private mutating func prepend(byte: UInt8) {
    withUnsafeBytes(of: byte) { prepend($0) }
  }
}
