package import Foundation

/// Rectangles in stacking order, searched by a point in less than linear time.
///
/// Always true: each level holds the unions of 16 rectangles of the level before; the last level has at most 16.
package struct BoundsTree {
  private static let fan = 16
  private var levels: [[CGRect]]

  package init(_ rects: [CGRect]) {
    levels = [rects]
    while let last = levels.last, last.count > Self.fan {
      let groups = (last.count + Self.fan - 1) / Self.fan
      levels.append((0..<groups).map { Self.union(of: $0, in: last) })
    }
  }

  private static func union(of group: Int, in rects: [CGRect]) -> CGRect {
    var all = CGRect.null
    for index in group * fan..<min((group + 1) * fan, rects.count) {
      if rects[index] == .infinite { return .infinite }
      all = all.union(rects[index])
    }
    return all
  }

  /// Replaces one rectangle, O(log n).
  package mutating func set(_ index: Int, to rect: CGRect) {
    levels[0][index] = rect
    var slot = index
    for level in 1..<max(levels.count, 1) {
      slot /= Self.fan
      levels[level][slot] = Self.union(of: slot, in: levels[level - 1])
    }
  }

  /// A rectangle, by its position in the stacking order.
  package subscript(index: Int) -> CGRect { levels[0][index] }

  /// The union of all rectangles.
  package var all: CGRect {
    let top = levels[levels.count - 1]
    return top.contains(.infinite) ? .infinite : top.reduce(.null) { $0.union($1) }
  }

  /// The first non-nil answer of `ask` among the rectangles that contain the point, topmost first.
  package func first<Answer>(at point: CGPoint, _ ask: (Int) -> Answer?) -> Answer? {
    search(levels.count - 1, 0..<levels[levels.count - 1].count, point, ask)
  }

  private func search<Answer>(
    _ level: Int, _ range: Range<Int>, _ point: CGPoint, _ ask: (Int) -> Answer?
  ) -> Answer? {
    for index in range.reversed() where Self.covers(levels[level][index], point) {
      if level == 0 {
        if let answer = ask(index) { return answer }
      } else {
        let end = min((index + 1) * Self.fan, levels[level - 1].count)
        if let answer = search(level - 1, index * Self.fan..<end, point, ask) { return answer }
      }
    }
    return nil
  }

  /// Visits the rectangles that touch a rectangle, topmost first.
  package func visit(touching rect: CGRect, _ visitor: (Int) -> Void) {
    visit(levels.count - 1, 0..<levels[levels.count - 1].count, rect, visitor)
  }

  private func visit(
    _ level: Int, _ range: Range<Int>, _ rect: CGRect, _ visitor: (Int) -> Void
  ) {
    for index in range.reversed() where Self.touch(levels[level][index], rect) {
      guard level > 0 else {
        visitor(index)
        continue
      }
      let end = min((index + 1) * Self.fan, levels[level - 1].count)
      visit(level - 1, index * Self.fan..<end, rect, visitor)
    }
  }

  /// Whether two rectangles have a point in common, their edges included.
  private static func touch(_ a: CGRect, _ b: CGRect) -> Bool {
    a == .infinite
      || !a.isNull && a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY
        && a.maxY >= b.minY
  }

  /// Includes the edges and a tolerance of 0.01 points, since the caller's test is exact.
  private static func covers(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect == .infinite
      || !rect.isNull && point.x >= rect.minX - 0.01 && point.x <= rect.maxX + 0.01
        && point.y >= rect.minY - 0.01 && point.y <= rect.maxY + 0.01
  }
}

extension BoundsTree {
  /// Stops if a level does not have the unions of the level before. Costs O(n).
  package func checkInvariants() {
    for (level, before) in zip(levels.dropFirst(), levels) {
      checkInvariant(
        level
          == (0..<(before.count + Self.fan - 1) / Self.fan).map {
            Self.union(of: $0, in: before)
          },
        "each level has the unions of 16 rectangles of the level before")
    }
    checkInvariant(levels[levels.count - 1].count <= Self.fan, "the last level has at most 16")
  }
}
