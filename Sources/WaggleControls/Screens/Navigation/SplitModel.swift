import Foundation
import Observation
import Waggle

/// The columns of a split view, and in a narrow window which of them is on top (C113).
@MainActor @Observable final class SplitModel {
  /// Changes when the columns are arranged in another way, but not by what the view was given.
  private var version = 0
  /// How far a finger has moved the column on top, as a part of its width; nil without one.
  private var dragged: Double?

  @ObservationIgnored let sidebarSearch = SidebarSearch()
  @ObservationIgnored let columns = [ColumnModel(0), ColumnModel(1), ColumnModel(2)]
  @ObservationIgnored private var given = Setting()
  /// The column on top in a narrow window.
  @ObservationIgnored private(set) var current = 0
  /// The columns that are seen though they are covered, or slide away.
  @ObservationIgnored private var moving: Set<Int> = []
  /// How columns move to where they were last sent; nil without a motion.
  @ObservationIgnored private(set) var animation: Animation?
  @ObservationIgnored private var generation = 0
  /// Whether the columns have been seen, so that they move.
  @ObservationIgnored var hasAppeared = false
  @ObservationIgnored private var preferred: Binding<NavigationSplitViewColumn>?
  @ObservationIgnored var visibility: Visibility?
  /// The columns that were left by going back, the last one at the end.
  @ObservationIgnored private var left: [Left] = []

  /// What a split view is given.
  struct Setting: Equatable {
    var isNarrow = false
    var hasContent = false
    /// The columns that are seen where they are beside each other.
    var seen: Set<Int> = []
  }

  /// Where the columns are.
  struct Arrangement {
    /// The column on top, and in a wide window the last.
    let top: Int
    let drawn: Set<AnyHashable>
    let beside: Set<AnyHashable>
    let places: [Place]
  }

  struct Place {
    let column: ColumnModel
    /// 0 at its place, 1 together with the others, -1 covered or hidden.
    let target: Double
    /// Where the column is when it is made.
    let start: Double
    /// Where a finger has moved it; nil without one.
    let shown: Double?
  }

  init() {
    for column in columns {
      column.split = self
      column.previous = column.number > 0 ? columns[0] : nil
    }
  }

  // MARK: Arranging

  /// Arranges the columns. Runs when what is given changes.
  func arrange(_ new: Setting, preferred: Binding<NavigationSplitViewColumn>) -> Arrangement {
    _ = version
    self.preferred = preferred
    let old = given
    given = new
    if old.hasContent != new.hasContent || columns[0].stack.next == nil { connect() }
    if old.isNarrow != new.isNarrow {
      (moving, animation) = ([], nil)
      if dragged != nil { dragged = nil }
      if new.isNarrow { current = deepest(from: number(of: preferred.wrappedValue)) }
    } else if !new.isNarrow, old.seen != new.seen {
      hide(old.seen.subtracting(new.seen))
    }
    return arrangement
  }

  private func connect() {
    let (first, second, last) = (columns[0], columns[1], columns[2])
    first.stack.next = given.hasContent ? second : last
    second.stack.next = last
    last.previous = given.hasContent ? second : first
  }

  /// Columns slide away, if the change is animated.
  private func hide(_ hidden: Set<Int>) {
    generation += 1
    animation = slides && hasAppeared ? Transaction.current.animation : nil
    moving = animation == nil ? [] : moving.union(hidden)
  }

  private var arrangement: Arrangement {
    let shown = order.filter { given.isNarrow ? $0 == current : given.seen.contains($0) }
    let uncovered = dragged == nil ? nil : before(current)
    let drawn = moving.union([uncovered].compactMap { $0 })
    let top = given.isNarrow ? current : 2
    return Arrangement(
      top: top, drawn: Set(drawn.map { AnyHashable($0) }),
      beside: given.isNarrow ? [] : Set(shown.map { AnyHashable($0) }), places: order.map(place))
  }

  private func place(_ number: Int) -> Place {
    var target = 0.0
    var shown: Double?
    if !given.isNarrow {
      target = given.seen.contains(number) ? 0 : -1
    } else if number != current {
      target = number < current ? -1 : 1
      if let dragged, number == before(current) { shown = dragged - 1 }
    } else {
      shown = dragged
    }
    var start = target
    if given.isNarrow, number == current, let old = moving.first {
      start = old < number ? 1 : -1
    }
    return Place(column: columns[number], target: target, start: start, shown: shown)
  }

  private var order: [Int] { given.hasContent ? [0, 1, 2] : [0, 2] }
  private func before(_ number: Int) -> Int? { order.last { $0 < number } }
  private var slides: Bool { !Transaction.current.disablesAnimations }

  /// The number of a column; that of the sidebar for one that is not there.
  private func number(of column: NavigationSplitViewColumn) -> Int {
    order.contains(column.number) ? column.number : 0
  }

  /// The deepest column to which something leads.
  private func deepest(from start: Int) -> Int {
    order.last { $0 <= start || columns[$0].isReached } ?? start
  }

  /// A column has arrived where it was sent.
  func settled(_ number: Int, _ generation: Int) {
    guard generation == self.generation, !moving.isEmpty else { return }
    guard given.isNarrow ? number == current : moving.contains(number) else { return }
    moving = []
    version += 1
    if given.isNarrow { release() }
  }

  /// The number of the last change of places, for `settled`.
  var motion: Int { generation }

  // MARK: Going

  /// Something leads to a column; in a narrow window it is shown.
  func lead(to column: ColumnModel) {
    if given.isNarrow, current < column.number { go(to: column.number) }
  }

  /// What led to a column is gone.
  func retreat(before column: ColumnModel) {
    let number = before(column.number) ?? 0
    if given.isNarrow {
      if current > number { go(to: number) }
    } else if let preferred, preferred.wrappedValue.number > number, !column.isReached {
      preferred.wrappedValue = NavigationSplitViewColumn(number: number)
    }
  }

  /// The program prefers another column.
  func prefer() {
    // What is read now may be newer than what was seen to change.
    if given.isNarrow, let preferred { go(to: number(of: preferred.wrappedValue)) }
  }

  /// Goes back by a column, and remembers what led to it (C411).
  func back() {
    guard given.isNarrow, let number = before(current) else { return }
    if let lead = columns[current].lead {
      left = left.suffix(3) + [Left(number: current, from: number, lead: lead)]
    }
    go(to: number)
  }

  /// Goes back to the sidebar.
  ///
  /// - Returns: whether another column was on top.
  func backToSidebar() -> Bool {
    guard given.isNarrow, current > 0 else { return false }
    go(to: 0)
    return true
  }

  private func go(to number: Int) {
    guard number != current else { return }
    generation += 1
    animation = slides && hasAppeared ? ScreenSlide.animation : nil
    moving = animation == nil ? [] : [current]
    current = number
    version += 1
    write()
    if animation == nil { release() }
  }

  /// Tells the program which column is on top.
  func write() {
    guard given.isNarrow, let preferred, preferred.wrappedValue.number != current else { return }
    preferred.wrappedValue = NavigationSplitViewColumn(number: current)
  }

  /// Columns that were left show nothing, and nothing is selected that would lead to them.
  private func release() {
    for column in columns {
      if column.number >= current { column.deselect() }
      if column.number > current { column.forget() }
      column.settle()
    }
  }

  // MARK: Swiping

  func drag(_ part: Double) { dragged = part }

  func endDrag(goesBack: Bool) {
    withAnimation(ScreenSlide.animation) {
      if let number = before(current) {
        generation += 1
        moving = [number]
      }
      dragged = nil
      if goesBack { back() }
    } completion: { [weak self, generation] in
      if let self, !goesBack { settled(current, generation) }
    }
  }

  // MARK: Asking

  /// Whether the columns are pages over each other.
  var isNarrow: Bool { given.isNarrow }

  func isOnTop(_ column: ColumnModel) -> Bool { given.isNarrow && current == column.number }

  func stepsBelow(_ column: ColumnModel) -> Int {
    guard given.isNarrow else { return 0 }
    return order.filter { $0 < column.number }.reduce(0) { $0 + 1 + columns[$1].pagesAbove }
  }

  // MARK: History

  /// Does again what led to the column that was left last, if one is still where one was then.
  func returnToColumn() -> Bool {
    guard given.isNarrow, let last = left.popLast(), last.from == current else { return false }
    columns[last.number].follow(last.lead)
    return true
  }

  /// A column from which one went back.
  struct Left {
    let number: Int
    let from: Int
    let lead: ColumnModel.Lead
  }
}
