import Foundation
import Observation
import Waggle

/// The columns of a split view behind their views (C113): their state, what each of them shows, and the way from an event to
/// both.
///
/// As in a stack, a body shows what follows from the state and what it is given (`following`), and after it the model follows
/// too (`follow`). Not observed are the state, which only that body follows, and what only events read.
@MainActor @Observable final class SplitModel {
  let sidebarSearch = SidebarSearch()
  let columns = [ColumnModel(0), ColumnModel(1), ColumnModel(2)]
  /// Observed by `following` alone.
  @ObservationIgnored private(set) var state = SplitState()
  /// Whether the columns have been seen, so that they move. Read by events.
  @ObservationIgnored var hasAppeared = false
  /// Read and set by events.
  @ObservationIgnored private var preferred: Binding<NavigationSplitViewColumn>?
  @ObservationIgnored private(set) var visibility: Visibility?

  /// - Parameter hasContent: whether there is a column between the first and the last.
  init(hasContent: Bool) {
    for column in columns { column.split = self }
    columns[1].previous = columns[0]
    connect(hasContent)
  }

  // MARK: From what is given to the columns

  /// Where the columns are with what is given. The body that asks runs again after each edit.
  func following(
    _ setting: SplitState.Setting, preferred: Binding<NavigationSplitViewColumn>
  ) -> SplitState {
    access(keyPath: \.state)
    return state.following(
      setting, preferred: preferred.wrappedValue.number, isReached: { columns[$0].isReached },
      animation: hidingAnimation)
  }

  /// Follows what a body has shown.
  func follow(_ visibility: Visibility, preferred: Binding<NavigationSplitViewColumn>) {
    (self.visibility, self.preferred) = (visibility, preferred)
    state.follow(
      visibility.plan.setting, preferred: preferred.wrappedValue.number,
      isReached: { columns[$0].isReached }, animation: hidingAnimation)
    let hasContent = state.setting.hasContent
    if hasContent != (columns[0].next == columns[1]) { connect(hasContent) }
  }

  private func connect(_ hasContent: Bool) {
    let (first, second, last) = (columns[0], columns[1], columns[2])
    first.stack.next = hasContent ? second : last
    second.stack.next = last
    last.previous = hasContent ? second : first
  }

  private var hidingAnimation: Animation? { moves ? Transaction.current.animation : nil }
  private var moves: Bool { hasAppeared && !Transaction.current.disablesAnimations }

  /// Edits the state, and has it shown.
  private func edit<Result>(_ change: (inout SplitState) -> Result) -> Result {
    var new = state
    let result = change(&new)
    if new != state { withMutation(keyPath: \.state) { state = new } }
    return result
  }

  // MARK: Going

  /// Something leads to a column; in a narrow window it is shown.
  func lead(to column: ColumnModel) {
    if isNarrow, state.current < column.number { go(to: column.number) }
  }

  /// What led to a column is gone.
  func retreat(before column: ColumnModel) {
    let number = state.before(column.number) ?? 0
    if isNarrow {
      if state.current > number { go(to: number) }
    } else if let preferred, preferred.wrappedValue.number > number, !column.isReached {
      preferred.wrappedValue = NavigationSplitViewColumn(number: number)
    }
  }

  /// The program prefers another column.
  func prefer() {
    // What is read now may be newer than what was seen to change.
    if let preferred { go(to: preferred.wrappedValue.number) }
  }

  /// Goes back by a column, and remembers what led to it (C411).
  func back() {
    let lead = columns[state.current].lead
    go { $0.back(from: lead, animation: $1) }
  }

  /// Goes back to the sidebar.
  ///
  /// - Returns: whether another column was on top.
  func backToSidebar() -> Bool {
    guard isNarrow, state.current > 0 else { return false }
    go(to: 0)
    return true
  }

  private func go(to number: Int) { go { $0.go(to: number, animation: $1) } }

  private func go(_ change: (inout SplitState, Animation?) -> Bool) {
    let animation = moves ? ScreenSlide.animation : nil
    guard edit({ change(&$0, animation) }) else { return }
    write()
    if animation == nil { release() }
  }

  /// Tells the program which column is on top.
  func write() {
    guard isNarrow, let preferred, preferred.wrappedValue.number != state.current else { return }
    preferred.wrappedValue = NavigationSplitViewColumn(number: state.current)
  }

  /// A column has arrived where a change of positions sent it.
  func settle(_ number: Int, _ motion: Int) {
    if edit({ $0.settle(number, motion) }), isNarrow { release() }
  }

  /// Columns that were left show nothing, and nothing is selected that would lead to them. What is selected in the last column
  /// leads nowhere, and stays (C545).
  private func release() {
    for column in columns {
      if column.number >= state.current, column.next != nil { column.deselect() }
      if column.number > state.current { column.forget() }
      column.settle()
    }
  }

  // MARK: Swiping

  /// A finger has moved the column on top, by a part of its width.
  func drag(by part: Double) { edit { $0.drag(by: part) } }

  /// A finger has left the column on top.
  func endDrag(goesBack: Bool) {
    var motion = 0
    withAnimation(ScreenSlide.animation) {
      edit { $0.endDrag() }
      motion = state.motion
      if goesBack { back() }
    } completion: { [weak self] in
      // Nothing was left: the column below is covered again.
      if let self, !goesBack { _ = edit { $0.settle($0.current, motion) } }
    }
  }

  // MARK: Asking

  /// Whether the columns are over each other.
  var isNarrow: Bool { state.setting.isNarrow }

  func isOnTop(_ column: ColumnModel) -> Bool { state.isOnTop(column.number) }

  func stepsBelow(_ column: ColumnModel) -> Int {
    guard isNarrow else { return 0 }
    return state.setting.columns.filter { $0 < column.number }
      .reduce(0) { $0 + 1 + columns[$1].screensAbove }
  }

  /// Does again what led to the column that was left last, if one is still where one was then (C411).
  func returnToColumn() -> Bool {
    guard let last = edit({ $0.takeLeft() }) else { return false }
    columns[last.number].follow(last.lead)
    return true
  }
}
