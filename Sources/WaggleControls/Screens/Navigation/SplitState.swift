package import Waggle

/// The columns of a split view and where they move: a value that events edit and views show.
///
/// In a wide window the columns are beside each other; in a narrow one they are over each other, and one of them is on top.
///
/// Always true: the column on top is one of those that there are; a column moves because of the change of
/// positions that `motion` counts. Following the same setting again changes nothing.
nonisolated package struct SplitState: Equatable {
  /// What a split view is given.
  package struct Setting: Equatable {
    package var isNarrow: Bool
    package var hasContent: Bool
    /// The columns that are seen where they are beside each other.
    package var seen: Set<Int>

    package init(isNarrow: Bool = false, hasContent: Bool = false, seen: Set<Int> = []) {
      (self.isNarrow, self.hasContent, self.seen) = (isNarrow, hasContent, seen)
    }

    /// The columns that there are: 0 for the sidebar, 1 for the content, 2 for the detail.
    package var columns: [Int] { hasContent ? [0, 1, 2] : [0, 2] }
  }

  /// A column from which one went back, and what had led to it.
  package struct Left: Equatable {
    package let number: Int
    package let from: Int
    package let lead: ColumnLead
  }

  package private(set) var setting = Setting()
  /// The column on top in a narrow window.
  package private(set) var current = 0
  /// The columns that are seen though they are covered, or slide away.
  package private(set) var moving: Set<Int> = []
  /// How far a finger has moved the column on top, as a part of its width; nil without one.
  package private(set) var dragged: Double?
  /// How columns move to where they were last sent; nil without a motion.
  package private(set) var animation: Animation?
  /// The number of the last change of positions, for `settle`.
  package private(set) var motion = 0
  /// The columns that were left by going back, the last one at the end; at most four.
  package private(set) var left: [Left] = []

  package init() {}

  /// The column below one; nil for the first.
  package func before(_ number: Int) -> Int? { setting.columns.last { $0 < number } }

  package func isOnTop(_ number: Int) -> Bool { setting.isNarrow && current == number }

  // MARK: Following what is given

  /// The state with the columns and the width that are given.
  ///
  /// - Parameters:
  ///   - preferred: the column on top, or one before it, once the window is narrow; one that is not there counts as the
  ///     sidebar.
  ///   - isReached: whether something leads to a column, which then is on top once the window is narrow.
  ///   - animation: how columns move that are hidden; nil for at once.
  package func following(
    _ setting: Setting, preferred: Int, isReached: (Int) -> Bool, animation: Animation?
  ) -> SplitState {
    var new = self
    new.follow(setting, preferred: preferred, isReached: isReached, animation: animation)
    return new
  }

  /// Follows what is given, as `following` has it.
  package mutating func follow(
    _ new: Setting, preferred: Int, isReached: (Int) -> Bool, animation: Animation?
  ) {
    let old = setting
    setting = new
    if old.isNarrow != new.isNarrow {
      (moving, self.animation, dragged) = ([], nil, nil)
      let start = existing(preferred)
      if new.isNarrow { current = new.columns.last { $0 <= start || isReached($0) } ?? start }
    } else if new.isNarrow, !new.columns.contains(current) {
      current = before(current) ?? 0
    } else if !new.isNarrow, old.seen != new.seen {
      motion += 1
      self.animation = animation
      let hidden = moving.union(old.seen.subtracting(new.seen)).intersection(new.columns)
      moving = animation == nil ? [] : hidden
    }
    if isChecking { checkInvariants() }
  }

  /// A column; the sidebar for one that is not there.
  private func existing(_ number: Int) -> Int { setting.columns.contains(number) ? number : 0 }

  // MARK: Going

  /// Shows a column of a narrow window; the sidebar for one that is not there.
  ///
  /// - Returns: whether another one was on top.
  package mutating func go(to number: Int, animation: Animation?) -> Bool {
    let number = existing(number)
    guard setting.isNarrow, number != current else { return false }
    motion += 1
    self.animation = animation
    moving = animation == nil ? [] : [current]
    current = number
    return true
  }

  /// Goes back by a column, and remembers what led to the one on top (C411).
  ///
  /// - Returns: whether there is one.
  package mutating func back(from lead: ColumnLead?, animation: Animation?) -> Bool {
    guard setting.isNarrow, let number = before(current) else { return false }
    if let lead { left = left.suffix(3) + [Left(number: current, from: number, lead: lead)] }
    return go(to: number, animation: animation)
  }

  /// What was left last, if the column from which one went there is on top. It is forgotten.
  package mutating func takeLeft() -> Left? {
    guard setting.isNarrow, let last = left.popLast(), last.from == current else { return nil }
    return last
  }

  // MARK: Sliding

  /// A column has arrived where a change of positions sent it.
  ///
  /// - Returns: whether the change has ended with it.
  package mutating func settle(_ number: Int, _ motion: Int) -> Bool {
    guard motion == self.motion, !moving.isEmpty else { return false }
    guard setting.isNarrow ? number == current : moving.contains(number) else { return false }
    moving = []
    return true
  }

  /// A finger has moved the column on top, by a part of its width.
  package mutating func drag(by part: Double) { dragged = part }

  /// A finger has left the column on top, which slides back to its position.
  package mutating func endDrag() {
    dragged = nil
    guard let number = before(current) else { return }
    motion += 1
    moving = [number]
  }
}

// MARK: - Where the columns are

extension SplitState {
  /// Where a column is, or moves.
  package struct Position: Equatable, Identifiable {
    package let number: Int
    /// 0 at its position, 1 beside the window, -1 covered or hidden.
    package let target: Double
    /// The position of the column when it is made.
    package let start: Double
    /// Where a finger has moved it; nil without one.
    package let dragged: Double?

    package var id: Int { number }
  }

  /// Where the columns are, the first one first.
  package var positions: [Position] { setting.columns.map(position) }

  /// The column on top, and in a wide window the last.
  package var top: Int { setting.isNarrow ? current : 2 }

  /// The columns that are beside the one on top.
  package var beside: Set<Int> {
    setting.isNarrow ? [] : setting.seen.intersection(setting.columns)
  }

  /// The columns that are seen besides those.
  package var drawn: Set<Int> {
    guard dragged != nil, let uncovered = before(current) else { return moving }
    return moving.union([uncovered])
  }

  private func position(_ number: Int) -> Position {
    guard setting.isNarrow else {
      let target: Double = setting.seen.contains(number) ? 0 : -1
      return Position(number: number, target: target, start: target, dragged: nil)
    }
    let target: Double = number == current ? 0 : number < current ? -1 : 1
    let former = number == current ? moving.first : nil
    return Position(
      number: number, target: target, start: former.map { $0 < number ? 1 : -1 } ?? target,
      dragged: dragged.flatMap { shift(of: number, dragged: $0) })
  }

  private func shift(of number: Int, dragged: Double) -> Double? {
    if number == current { return dragged }
    return number == before(current) ? dragged - 1 : nil
  }

  /// Stops where the comment of the type is not true.
  package func checkInvariants() {
    checkInvariant(
      !setting.isNarrow || setting.columns.contains(current), "the one on top is there")
    checkInvariant(left.count <= 4, "at most four are remembered")
  }
}

/// What a link shows in a column in place of its own view.
nonisolated package enum ColumnLink: Equatable {
  case view(DestinationView)
  /// A value, of which the column with the link declares the destination.
  case value(AnyHashable, from: StackModel)
}

/// What led to a column from the one before.
nonisolated package enum ColumnLead: Equatable {
  case link(ColumnLink)
  case selection(AnyHashable)
}
