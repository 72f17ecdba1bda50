import Foundation

/// What is known of the lengths of a lazy container's lines: the sums over those placed so far, nothing for each (L092).
struct LengthEstimate {
  private var total: CGFloat = 0
  private var count = 0
  private var totalGap: CGFloat = 0
  private var gapCount = 0

  /// The mean length of a line; 0 before the first.
  var length: CGFloat { count == 0 ? 0 : total / CGFloat(count) }

  /// The mean gap between two lines; 8 before the first.
  var gap: CGFloat { gapCount == 0 ? 8 : totalGap / CGFloat(gapCount) }

  /// The mean distance from one line to the next.
  func pitch(_ spacing: CGFloat?) -> CGFloat { length + (spacing ?? gap) }

  var isEmpty: Bool { count == 0 }

  /// Counts a line, or its new length.
  mutating func add(_ length: CGFloat, replacing old: CGFloat?) {
    if old == nil { count += 1 }
    total += length - (old ?? 0)
  }

  mutating func addGap(_ gap: CGFloat) {
    totalGap += gap
    gapCount += 1
  }
}
