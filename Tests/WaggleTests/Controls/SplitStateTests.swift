import SwiftUI
import TestSupport
import Testing
import WaggleControls

/// The columns of a split view as a value, without a view.
@MainActor @Suite struct SplitStateTests {
  typealias Setting = SplitState.Setting

  /// Every setting: of two or three columns, narrow, or with any of the first ones seen.
  private let settings: [Setting] = [false, true].flatMap { hasContent in
    let first: [Set<Int>] = hasContent ? [[], [0], [1], [0, 1]] : [[], [0]]
    return first.flatMap { seen in
      [false, true].map { Setting(isNarrow: $0, hasContent: hasContent, seen: seen.union([2])) }
    }
  }

  private func followed(
    _ setting: Setting, _ state: SplitState = SplitState(), preferred: Int = 0,
    reached: Set<Int> = [], animation: Animation? = .default
  ) -> SplitState {
    state.following(
      setting, preferred: preferred, isReached: { reached.contains($0) }, animation: animation)
  }

  private func lead(_ number: Int) -> ColumnLead { .selection(number) }

  private func settled(_ state: SplitState) -> SplitState {
    var state = state
    for number in state.setting.columns { _ = state.settle(number, state.motion) }
    return state
  }

  // MARK: What is given

  @Test func `following the same setting again changes nothing`() {
    for before in settings {
      for after in settings {
        for current in 0...2 {
          var old = followed(before)
          _ = old.go(to: current, animation: .default)
          let new = followed(after, old, preferred: current)
          #expect(followed(after, new, preferred: current) == new)
        }
      }
    }
  }

  @Test
  func
    `C112: in a wide window the columns that are seen are beside each other, and the others hidden`()
  {
    for setting in settings where !setting.isNarrow {
      let state = followed(setting)
      #expect(state.beside == setting.seen && state.top == 2)
      for position in state.positions {
        #expect(position.target == (setting.seen.contains(position.number) ? 0 : -1))
      }
    }
  }

  @Test
  func
    `C113: in a narrow window one column is on top, those before it are covered, and those after it beside`()
  {
    for setting in settings where setting.isNarrow {
      for current in setting.columns {
        var state = followed(setting)
        let goes = state.go(to: current, animation: nil)
        #expect(goes == (current != 0))
        #expect(state.beside.isEmpty && state.top == current && state.drawn.isEmpty)
        for position in state.positions {
          let target: Double = position.number == current ? 0 : position.number < current ? -1 : 1
          #expect(position.target == target)
        }
      }
    }
  }

  @Test
  func
    `C113: a window that gets narrow shows the last column that something leads to, or the one that is preferred`()
  {
    for narrow in settings where narrow.isNarrow {
      var wide = narrow
      wide.isNarrow = false
      for preferred in 0...2 {
        for reached in [[], [1], [2], [1, 2]] as [Set<Int>] {
          let state = followed(narrow, followed(wide), preferred: preferred, reached: reached)
          let wanted = reached.union([preferred, 0]).intersection(narrow.columns)
          #expect(state.current == wanted.max())
          #expect(state.moving.isEmpty)
        }
      }
    }
  }

  @Test func `a column that is hidden with an animation is drawn until it has slid away`() {
    for before in settings where !before.isNarrow {
      for after in settings where !after.isNarrow && after.hasContent == before.hasContent {
        let state = followed(after, followed(before, animation: nil))
        let hidden = before.seen.subtracting(after.seen)
        #expect(state.drawn == hidden)
        #expect(settled(state).drawn.isEmpty)
        #expect(followed(after, followed(before, animation: nil), animation: nil).drawn.isEmpty)
      }
    }
  }

  @Test func `a column on top that is no longer there is replaced by the one before it`() {
    var state = followed(Setting(isNarrow: true, hasContent: true))
    _ = state.go(to: 1, animation: nil)
    #expect(followed(Setting(isNarrow: true), state).current == 0)
  }

  // MARK: Going

  @Test func `a column that is left is drawn until the other has arrived`() {
    for from in 0...2 {
      for to in 0...2 where to != from {
        var state = followed(Setting(isNarrow: true, hasContent: true))
        _ = state.go(to: from, animation: nil)
        _ = state.go(to: to, animation: .default)
        #expect(state.drawn == [from])
        #expect(state.positions[to].start == (from < to ? 1 : -1))
        var settles = state.settle(from, state.motion)
        #expect(!settles)
        settles = state.settle(to, state.motion - 1)
        #expect(!settles)
        settles = state.settle(to, state.motion)
        #expect(settles)
        #expect(state.drawn.isEmpty)
      }
    }
  }

  @Test
  func
    `C411: what was left by going back is returned to from where one is then, the last one first`()
  {
    var state = followed(Setting(isNarrow: true, hasContent: true))
    _ = state.go(to: 2, animation: nil)
    let (first, second) = (
      state.back(from: lead(2), animation: nil), state.back(from: lead(1), animation: nil)
    )
    var left: SplitState.Left?
    #expect(first && second && state.current == 0)
    left = state.takeLeft()
    #expect(left?.number == 1)
    _ = state.go(to: 1, animation: nil)
    left = state.takeLeft()
    #expect(left?.number == 2)
    left = state.takeLeft()
    #expect(left == nil)
  }

  @Test
  func `C521: a column that a swipe has uncovered is covered again when the swipe is taken back`() {
    for current in 1...2 {
      var state = followed(Setting(isNarrow: true, hasContent: true))
      _ = state.go(to: current, animation: nil)
      state.drag(by: 0.25)
      #expect(state.drawn == [current - 1])
      #expect(state.positions[current].dragged == 0.25)
      #expect(state.positions[current - 1].dragged == -0.75)
      state.endDrag()
      #expect(state.drawn == [current - 1])
      _ = state.settle(current, state.motion)
      #expect(state.drawn.isEmpty)
    }
  }

  // MARK: Any edits

  @Test(arguments: 0..<200)
  func `whatever is edited, the column on top is the one that was gone to last`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = followed(settings.randomElement(using: &random)!)
    var current = state.current
    for _ in 0..<60 {
      let animation: Animation? = Bool.random(using: &random) ? .default : nil
      let number = Int.random(in: 0...2, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        state = followed(
          settings.randomElement(using: &random)!, state, preferred: number, animation: animation)
        current = state.current
      case 2:
        _ = state.go(to: number, animation: animation)
        if state.setting.isNarrow { current = state.setting.columns.contains(number) ? number : 0 }
      case 3:
        let before = state.before(current)
        let goes = state.back(from: lead(current), animation: animation)
        #expect(goes == (state.setting.isNarrow && before != nil))
        if goes { current = before! }
      case 4: if state.setting.isNarrow { state.drag(by: Double.random(in: 0...1, using: &random)) }
      case 5: if state.dragged != nil { state.endDrag() }
      default: _ = state.settle(number, state.motion)
      }
      state.checkInvariants()
      #expect(!state.setting.isNarrow || state.current == current)
      let onTop = state.positions.filter { $0.target == 0 }.map(\.number)
      #expect(Set(onTop) == (state.setting.isNarrow ? [current] : state.setting.seen))
    }
    #expect(settled(state).drawn.isEmpty || state.dragged != nil)
  }
}
