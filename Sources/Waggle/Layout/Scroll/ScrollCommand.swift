package import Foundation

/// Where the program wants the content of a scroll view, for a host that scrolls by itself, as a page does.
///
/// Always true: the number grows whenever a program, a layout or input other than the host's reports moves the content.
/// The frames of one animation have one number, so that a user can take the content from it.
package struct ScrollCommand: Equatable {
  package var number = 0
  /// The offset that was last wanted.
  package var offset = CGPoint.zero
  /// The sum of all corrections: moves that keep in place what is visible, wherever the host has scrolled meanwhile.
  package var correction = CGVector.zero

  package init() {}
}

/// Where a host that scrolls by itself has the content.
package struct ScrollReport: Equatable, Sendable {
  package var offset: CGPoint
  /// The number of the last command that the host had carried out.
  package var number: Int
  /// The corrections that it had carried out.
  package var correction: CGVector
  /// False once the content has come to rest.
  package var isMoving: Bool
  /// How far the content is pulled down past its top, in points.
  package var pull: CGFloat

  package init(
    offset: CGPoint, number: Int, correction: CGVector, isMoving: Bool, pull: CGFloat = 0
  ) {
    self.pull = pull
    (self.offset, self.number) = (offset, number)
    (self.correction, self.isMoving) = (correction, isMoving)
  }
}

/// What the content of a scroll view comes to rest at when a host scrolls it.
package enum ScrollSnap: Equatable {
  case none
  /// Multiples of these lengths.
  case pages(CGSize)
  /// Offsets along the horizontal and the vertical axis.
  case points(x: [CGFloat], y: [CGFloat])
}

/// How a host comes to rest at the points of a `ScrollSnap`.
package struct ScrollSnapLimits: Equatable {
  /// The axes along which a gesture goes to the next point at most.
  package var single: Axis.Set = []
  /// Whether there are more points than are known: a gesture may end beyond them.
  package var isPartial = false

  package init() {}
}

/// The scroll views of a tree by their numbers.
///
/// Always true: a number is used once.
package struct ScrollViewIndex {
  private struct Weak { weak var scroll: ScrollState? }

  /// How many scroll views were made.
  private(set) var count = 0
  private var entries: [Int: Weak] = [:]
  /// How many entries there may be until those of dropped scroll views are removed.
  private var limit = 16

  /// The scroll view of that number; nil if it was removed.
  package subscript(id: Int) -> ScrollState? {
    entries[id]?.scroll.flatMap { $0.isRemoved ? nil : $0 }
  }

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  mutating func add(_ scroll: ScrollState) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.scroll != nil }
      limit = 2 * entries.count + 16
    }
    entries[scroll.id] = Weak(scroll: scroll)
  }

  /// Whether a scroll view in the tree passes. Costs O(scroll views).
  func contains(where passes: (ScrollState) -> Bool) -> Bool {
    entries.values.contains { $0.scroll.map { !$0.isRemoved && passes($0) } ?? false }
  }

  /// The scroll views that the user is moving.
  package var moving: [ScrollState] {
    entries.values.compactMap(\.scroll).filter { $0.phase == .interacting && !$0.isRemoved }
  }
}
