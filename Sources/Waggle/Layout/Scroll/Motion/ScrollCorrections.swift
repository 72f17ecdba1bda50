package import Foundation

/// The moves of the content that layouts make, so that what is visible stays where it is.
///
/// Always true: an expected offset counts in the frame of the program's scrolling alone (L092).
package struct ScrollCorrections {
  /// The sum of all moves that neither the user nor the program made.
  package private(set) var total = CGVector()
  /// Whether the offset was corrected since it was last limited to the content.
  package var isPending = false
  private var expected: Expected?

  private struct Expected {
    var offset: CGPoint
    let frame: Int
  }

  package init() {}

  /// Adds a move.
  package mutating func add(from old: CGPoint, to new: CGPoint) {
    total.dx += new.x - old.x
    total.dy += new.y - old.y
  }

  /// Notes where a lazy row is expected that the program has scrolled to, whatever the range: corrections in the same frame
  /// begin there, since the range is not known exactly either.
  package mutating func expect(_ offset: CGPoint, in frame: Int) {
    expected = Expected(offset: offset, frame: frame)
  }

  package mutating func expectNothing() { expected = nil }

  /// The offset that is expected in a frame; nil for none.
  package func expectedOffset(in frame: Int?) -> CGPoint? {
    guard let expected, expected.frame == frame else { return nil }
    return expected.offset
  }

  /// Moves the expected offset of a frame along an axis, and returns it; in any other frame it is forgotten.
  package mutating func moveExpected(by distance: CGFloat, along axis: Axis, in frame: Int?)
    -> CGFloat?
  {
    guard var offset = expectedOffset(in: frame) else {
      expectNothing()
      return nil
    }
    offset[axis] += distance
    expected?.offset = offset
    return offset[axis]
  }
}
