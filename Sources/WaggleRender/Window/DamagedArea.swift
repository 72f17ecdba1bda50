package import Foundation
import Waggle

/// The pixels of a window that are drawn again: a few rectangles of whole pixels, of which no two overlap.
package struct DamagedArea: Equatable {
  /// In pixels from the window's top left corner.
  package private(set) var rects: [CGRect] = []
  /// The most rectangles: each is drawn by itself.
  private static let limit = 4

  package init() {}

  package var isEmpty: Bool { rects.isEmpty }

  /// Adds the pixels that a rectangle touches. What overlaps another rectangle is joined with it; beyond the limit those two
  /// are joined that leave the least between them.
  package mutating func add(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else { return }
    var joined = rect.integral
    while let index = rects.firstIndex(where: { $0.overlaps(joined) }) {
      joined = joined.union(rects.remove(at: index))
    }
    rects.append(joined)
    if rects.count > Self.limit { joinNearest() }
  }

  private mutating func joinNearest() {
    var best = (waste: CGFloat.infinity, first: 0, second: 1)
    for second in 1..<rects.count {
      for first in 0..<second {
        let union = rects[first].union(rects[second])
        let waste = union.area - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let last = rects.remove(at: best.second)
    add(rects.remove(at: best.first).union(last))
  }

  /// Whether a rectangle has pixels in the area.
  func intersects(_ rect: CGRect) -> Bool { rects.contains { $0.overlaps(rect) } }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
