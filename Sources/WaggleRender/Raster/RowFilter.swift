/// Turns the rows of a PNG into differences, of which those to the left, to the row above and by Paeth's prediction are
/// tried (PNG, section 9).
struct RowFilter {
  private let length: Int
  /// The bytes from a pixel to the next one.
  private let distance: Int
  /// This row and the one before, each after as many zeros as a pixel has bytes.
  private var row: [UInt8]
  private var above: [UInt8]
  private var attempt: [UInt8]

  /// - Parameters:
  ///   - length: the bytes of a row.
  ///   - distance: the bytes of a pixel.
  init(length: Int, distance: Int) {
    (self.length, self.distance) = (length, distance)
    row = [UInt8](repeating: 0, count: length + distance)
    (above, attempt) = (row, row)
  }

  /// Begins with a row that has none above it.
  mutating func start() {
    for index in row.indices { row[index] = 0 }
  }

  /// Writes the number of a filter and the differences of a row, which `fill` writes.
  mutating func write(
    to output: UnsafeMutablePointer<UInt8>, _ fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    swap(&row, &above)
    row.withUnsafeMutableBufferPointer { fill($0.baseAddress! + distance) }
    var smallest = Int.max
    for number in [UInt8(1), 2, 4] {
      let sum = difference(number)
      guard sum < smallest else { continue }
      smallest = sum
      output[0] = number
      attempt.withUnsafeBufferPointer {
        (output + 1).update(from: $0.baseAddress!, count: length)
      }
    }
  }

  /// Makes the differences of a filter, and returns the sum of their sizes.
  private mutating func difference(_ number: UInt8) -> Int {
    let (length, distance) = (length, distance)
    return row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        attempt.withUnsafeMutableBufferPointer { output in
          var sum = 0
          for index in 0..<length {
            let (left, up) = (row[index], above[index &+ distance])
            let predicted =
              switch number {
              case 1: left
              case 2: up
              default: Self.paeth(left, up, above[index])
              }
            let difference = row[index &+ distance] &- predicted
            output[index] = difference
            sum &+= Int(Int8(bitPattern: difference).magnitude)
          }
          return sum
        }
      }
    }
  }

  /// Of the left, the upper and the upper left byte that which is next to left + upper − upper left.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(up), Int(corner))
    let (toLeft, toUp, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
