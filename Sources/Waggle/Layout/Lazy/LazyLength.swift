import Foundation

/// The length of a lazy container along its axis, as it answers it: exact up to the last line that was made, an estimate
/// after it (L092).
///
/// Always true: it is finite, not negative, and changes by measuring at most six times in a frame.
struct LazyLength {
  var estimate = LengthEstimate()
  private(set) var value: CGFloat = 0
  /// How many lines it was computed for.
  private(set) var lineCount = 0
  private var changes = (frame: -1, count: 0)

  /// Takes a length.
  mutating func set(_ new: CGFloat, lines: Int) {
    lineCount = lines
    value = new.isFinite ? max(0, new) : 0
  }

  /// Adds what new lines are expected to take, and takes off that of those that were removed.
  mutating func estimateChange(lines: Int, spacing: CGFloat?) {
    let change = CGFloat(lines - lineCount) * estimate.pitch(spacing)
    set(lines == 0 ? 0 : value + change, lines: lines)
  }

  /// The estimated length of so many lines.
  func estimated(lines: Int, spacing: CGFloat?) -> CGFloat {
    guard lines > 0 else { return 0 }
    return max(0, estimate.length + CGFloat(lines - 1) * estimate.pitch(spacing))
  }

  /// Whether a measured length differs from this one by more than rounding; one that `isExact` may not differ at all.
  func differs(from measured: CGFloat, isExact: Bool) -> Bool {
    measured != value && (isExact || abs(measured - value) > 1e-6 * max(1, abs(value)))
  }

  /// Whether the length may change again in a frame: lines of different lengths around a position that depends on the
  /// length could alternate.
  mutating func allowsChange(in frame: Int) -> Bool {
    if changes.frame != frame { changes = (frame, 0) }
    changes.count += 1
    return changes.count <= 6
  }
}
