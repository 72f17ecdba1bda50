import SwiftUI
import TestSupport
import Testing
import WaggleControls

/// The screens of a stack as a value, without a view.
@MainActor @Suite struct StackStateTests {
  /// All lists of up to three of two values.
  private let paths: [[Int]] = (0...3).reduce(into: [[]]) { all, length in
    guard length > 0 else { return }
    all += all.filter { $0.count == length - 1 }.flatMap { path in [1, 2].map { path + [$0] } }
  }

  private func followed(_ path: [Int], _ state: StackState = StackState(), slides: Bool = true)
    -> StackState
  {
    state.following(path.map { AnyHashable($0) }, slides: slides)
  }

  private func link() -> DestinationView { DestinationView(AnyView(EmptyView())) }

  private func presented() -> PresentedDestination {
    PresentedDestination(AnyView(EmptyView()), while: .constant(true))
  }

  private func settled(_ state: StackState) -> StackState {
    var state = state
    for position in state.positions { state.settle(position.id, at: position.target) }
    return state
  }

  // MARK: The path

  @Test
  func
    `C107: values at the beginning of a path keep their screens, and all others get one that was never used`()
  {
    for before in paths {
      for after in paths {
        let old = followed(before)
        let new = followed(after, old)
        let kept = zip(before, after).prefix { $0 == $1 }.count
        #expect(new.screens.dropFirst().map(\.value) == after.map { AnyHashable($0) })
        #expect(new.screens.prefix(kept + 1) == old.screens.prefix(kept + 1))
        let used = Set(old.screens.map(\.id))
        #expect(new.screens.dropFirst(kept + 1).allSatisfy { !used.contains($0.id) })
      }
    }
  }

  @Test func `following the same path again changes nothing, before and after the slide`() {
    for before in paths {
      for after in paths {
        for slides in [true, false] {
          let new = followed(after, followed(before), slides: slides)
          #expect(followed(after, new, slides: slides) == new)
          #expect(followed(after, settled(new)) == settled(new))
        }
      }
    }
  }

  @Test func `the screens of the first path are on top of each other at once`() {
    for path in paths {
      let state = followed(path)
      #expect(state.leaving.isEmpty && state.drawn.isEmpty && !state.isArriving)
      #expect(state.screens.allSatisfy { $0.start == 0 })
    }
  }

  @Test
  func
    `C104: a push slides over the screen that was on top, and a pop slides away from the one that is`()
  {
    for before in paths {
      for after in paths {
        let old = followed(before)
        let new = followed(after, old)
        let (former, top) = (old.top!, new.top!)
        let isPop = old.screens.contains(top)
        if former == top {
          #expect(new.drawn.isEmpty && !new.isArriving)
        } else if isPop {
          #expect(new.leaving.map(\.screen) == [former] && new.leaving[0].target == 1)
          #expect(new.positions.last?.screen == former)
        } else {
          #expect(new.covered == former.id && new.isArriving && top.start == 1)
          let stays = new.screens.contains(former)
          #expect(new.leaving.map(\.target) == (stays ? [] : [-1]))
          #expect(new.positions.last?.screen == top)
        }
      }
    }
  }

  @Test func `without slides nothing leaves, and only the screen on top is drawn`() {
    for before in paths {
      for after in paths {
        let new = followed(after, followed(before), slides: false)
        #expect(new.leaving.isEmpty && new.drawn.isEmpty && !new.isAnimated)
      }
    }
  }

  @Test
  func
    `M186, R159: when all have arrived, the screen on top alone is drawn, and the others are below it`()
  {
    for before in paths {
      for after in paths {
        let state = settled(followed(after, followed(before)))
        #expect(state.drawn.isEmpty && state.leaving.isEmpty)
        #expect(state.positions.map(\.screen) == state.screens)
        #expect(
          state.positions.map(\.target) == state.screens.map { $0.id == state.top?.id ? 0 : -1 })
      }
    }
  }

  @Test
  func `a screen that has turned back on its way is not settled by the end of the former slide`() {
    let pushed = followed([1], followed([]))
    var state = followed([], pushed)
    state.settle(pushed.top!.id, at: 0)
    #expect(state.leaving.count == 1)
    state.settle(pushed.top!.id, at: 1)
    #expect(state.leaving.isEmpty)
  }

  // MARK: Links

  @Test func `C105: the screens of links are above those of the path, whatever is pushed first`() {
    for path in paths {
      var state = followed(path)
      let destination = link()
      state.push(destination, from: state.screens[0].id)
      state = followed(path, state)
      let pushed = state.top!
      #expect(
        pushed.content == .link(destination) && pushed.below == state.screens.dropLast().last?.id)
      state = followed(path + [3], state)
      #expect(state.top == pushed)
      #expect(state.screens.map(\.value).suffix(2) == [3, nil])
    }
  }

  @Test
  func
    `C520: what a link has pushed goes with the screen that the link is on, also where that is one of a link`()
  {
    for count in 1...3 {
      var state = followed([1])
      var origins = [state.top!.id]
      for _ in 0..<count {
        state.push(link(), from: origins.last!)
        state = followed([1], state)
        origins.append(state.top!.id)
      }
      #expect(state.links.count == count)
      #expect(followed([], state).links.isEmpty)
      for index in 2..<(2 + count) {
        var popped = state
        popped.pop(from: index)
        popped = followed([1], popped)
        #expect(popped.screens.map(\.id) == state.screens.prefix(index).map(\.id))
      }
    }
  }

  @Test
  func
    `C430: what a binding shows stays until it shows it no longer, and takes what is above it along`()
  {
    var state = followed([])
    let (root, shown) = (state.screens[0].id, presented())
    state.show([(shown, on: root)])
    state = followed([], state)
    #expect(state.top?.content == .presented(shown))
    state.push(link(), from: state.top!.id)
    state = followed([], state)
    #expect(state.depth == 2)
    let before = state
    state.show([(shown, on: root)])
    #expect(state == before)
    state.pop(from: 1)
    #expect(followed([], state).depth == 1)
    state = before
    state.show([])
    #expect(followed([], state).depth == 0)
  }

  // MARK: Swiping

  @Test func `a swipe uncovers the screen below the one on top, and covers it again`() {
    for path in paths where !path.isEmpty {
      var state = followed(path)
      let below = state.screens.dropLast().last!
      state.drag(by: 0.25)
      #expect(state.drawn == [below.id])
      #expect(state.positions.suffix(2).map(\.dragged) == [-0.75, 0.25])
      #expect(followed(path, state) == state)
      state.endDrag()
      #expect(state.drawn == [below.id] && state.positions.allSatisfy { $0.dragged == nil })
      state.settle(state.top!.id, at: 0)
      #expect(state.drawn.isEmpty)
    }
  }

  // MARK: Any edits

  @Test(arguments: 0..<200)
  func
    `whatever is edited, the screens are the root, the path and the links, and no id is used again`(
      seed: UInt64
    )
  {
    var random = SeededGenerator(seed: seed)
    var model = SimpleStack()
    var state = followed([])
    var used = Set(state.screens.map(\.id))
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&state, &model, &random) }
      let old = state
      state = followed(model.path, state, slides: Bool.random(using: &random))
      model.drop { link in state.screens.contains { $0.id == link.origin } }
      #expect(state.screens.dropFirst().map(\.content) == model.contents)
      let known = Set(old.shown.map(\.id))
      let fresh = state.shown.filter { !known.contains($0.id) }.map(\.id)
      #expect(used.isDisjoint(with: fresh))
      used.formUnion(fresh)
      #expect(state.positions.filter { $0.target == 0 }.map(\.screen) == [state.top!])
      #expect(followed(model.path, state, slides: true) == state)
    }
    let rest = settled(state)
    #expect(rest.drawn.isEmpty || rest.dragged != nil)
  }

  private func edit(
    _ state: inout StackState, _ model: inout SimpleStack, _ random: inout SeededGenerator
  ) {
    let screen = state.screens.randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0: model.path = paths.randomElement(using: &random)!
    case 1: model.path.append(Int.random(in: 1...2, using: &random))
    case 2:
      let destination = link()
      state.push(destination, from: screen.id)
      model.links.append((.link(destination), screen.id))
    case 3:
      let shown = presented()
      let others = model.presented.filter { _ in Bool.random(using: &random) }
      state.show(others + [(shown, on: screen.id)])
      model.show(others + [(shown, on: screen.id)])
    case 4:
      let index = Int.random(in: 1...4, using: &random)
      model.pop(state.screens.dropFirst(index))
      state.pop(from: index)
    case 5:
      let position = state.positions.randomElement(using: &random)!
      state.settle(position.id, at: position.target)
    case 6: state.drag(by: Double.random(in: 0...1, using: &random))
    default: state.endDrag()
    }
  }
}

/// What a stack shows, as lists.
private struct SimpleStack {
  var path: [Int] = []
  var links: [(content: StackScreen.Content, origin: StackScreen.ID)] = []

  var contents: [StackScreen.Content] { path.map { .value($0) } + links.map(\.content) }

  var presented: [(PresentedDestination, on: StackScreen.ID)] {
    links.compactMap { link in
      if case .presented(let shown) = link.content { (shown, on: link.origin) } else { nil }
    }
  }

  mutating func show(_ all: [(PresentedDestination, on: StackScreen.ID)]) {
    let new = all.filter { shown in !presented.contains { $0.0 === shown.0 } }
    links.removeAll { link in
      if case .presented(let shown) = link.content {
        !all.contains { $0.0 === shown }
      } else {
        false
      }
    }
    links += new.map { (.presented($0.0), $0.on) }
  }

  mutating func pop(_ screens: ArraySlice<StackScreen>) {
    links.removeAll { link in
      if case .link = link.content {
        screens.contains { $0.content == link.content }
      } else {
        false
      }
    }
  }

  /// Drops the links whose origin is gone.
  mutating func drop(_ isThere: ((content: StackScreen.Content, origin: StackScreen.ID)) -> Bool) {
    links = links.filter(isThere)
  }
}
