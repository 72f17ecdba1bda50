/// When to compile after files were saved: once none was for some 10 ms, so that a file that is written in pieces, or many
/// times per second, is compiled as it is at last.
package struct QuietTime: Equatable {
  /// In seconds.
  package static let length = 0.010
  private var last: Double?

  package init() {}

  /// Whether something waits to be compiled.
  package var isWaiting: Bool { last != nil }

  /// A file was saved.
  package mutating func saved(at time: Double) { last = time }

  /// How long to wait, in seconds; 0 to compile now, and nil if nothing waits.
  package func wait(at time: Double) -> Double? { last.map { max(0, $0 + Self.length - time) } }

  /// The file is being compiled.
  package mutating func taken() { last = nil }
}
