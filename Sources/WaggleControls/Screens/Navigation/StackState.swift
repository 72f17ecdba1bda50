import Waggle

/// The screens of a stack and where they move: a value that events edit and views show.
///
/// `push`, `pop` and `show` note what is wanted above the path. `follow` makes the screens agree with that and with the
/// path: only there are screens made, kept, covered and sent away. Following the same path again changes nothing.
///
/// Always true once it has followed a path: the screens are the root, one for each value of the path and one for each link,
/// in this order; the screen that has a link is below the link's. A screen has its id for as long as it is shown, and no
/// other has it. Screens that slide away are not in the stack.
nonisolated package struct StackState: Equatable {
  /// What is shown above the path, and the screen that has the link or the modifier.
  package struct Link: Equatable {
    package let content: StackScreen.Content
    package let origin: StackScreen.ID
  }

  /// A screen that is no longer in the stack, and slides away.
  package struct Leaving: Equatable {
    package let screen: StackScreen
    /// 1 for beside the stack, -1 for below the screen on top.
    package let target: Double
  }

  /// The screens, lowest first; none until a path is followed.
  package private(set) var screens: [StackScreen] = []
  /// In the order in which they were pushed.
  package private(set) var links: [Link] = []
  package private(set) var leaving: [Leaving] = []
  /// The screen that the one on top slides over; nil if nothing slides.
  package private(set) var covered: StackScreen.ID?
  /// Whether the screen on top slides in, or back after a swipe, over the covered one.
  package private(set) var isArriving = false
  /// Whether screens slide to where they were last sent.
  package private(set) var isAnimated = false
  /// How far a finger has moved the screen on top, as a part of the width; nil without one.
  package private(set) var dragged: Double?
  private var lastID = 0

  package init() {}

  package var top: StackScreen? { screens.last }
  /// The number of screens above the root.
  package var depth: Int { screens.count - 1 }
  /// The screen that a swipe uncovers.
  private var below: StackScreen? { screens.dropLast().last }

  // MARK: Following the path

  /// The same with the screens of these values; equal values at the beginning keep theirs (C107).
  package func following(_ values: [AnyHashable], slides: Bool) -> StackState {
    var new = self
    new.follow(values, slides: slides)
    return new
  }

  /// Shows the screens of these values, and of the links above them whose origin stays.
  ///
  /// - Parameter slides: whether screens may slide.
  package mutating func follow(_ values: [AnyHashable], slides: Bool) {
    let old = screens
    let slides = slides && !old.isEmpty
    followPath(values, old, slides)
    followLinks(old, slides)
    if let before = old.last, before.id != top?.id { move(from: before, old, slides) }
    if dragged != nil, let below { covered = below.id }
    if isChecking { checkInvariants(values) }
  }

  private mutating func followPath(_ values: [AnyHashable], _ old: [StackScreen], _ slides: Bool) {
    screens = []
    screens.append(old.first ?? makeScreen(.root, slides: slides))
    var isKept = true
    for (index, value) in values.enumerated() {
      let former = index + 1 < old.count ? old[index + 1] : nil
      isKept = isKept && former?.value == value
      screens.append(isKept ? former! : makeScreen(.value(value), slides: slides))
    }
  }

  private mutating func followLinks(_ old: [StackScreen], _ slides: Bool) {
    links = links.filter { link in
      guard screens.contains(where: { $0.id == link.origin }) else { return false }
      let former = old.first { $0.origin != nil && $0.content == link.content }
      screens.append(former ?? makeScreen(link.content, from: link.origin, slides: slides))
      return true
    }
  }

  /// A screen on the topmost one.
  private mutating func makeScreen(
    _ content: StackScreen.Content, from origin: StackScreen.ID? = nil, slides: Bool
  ) -> StackScreen {
    lastID += 1
    return StackScreen(
      id: lastID, content: content, origin: origin, below: top?.id, start: slides ? 1 : 0)
  }

  /// Lets the screen that was on top leave, or the one that is cover it.
  private mutating func move(from before: StackScreen, _ old: [StackScreen], _ slides: Bool) {
    let isPop = old.contains { $0.id == top?.id }
    isAnimated = slides
    isArriving = slides && !isPop
    covered = isArriving ? before.id : nil
    guard slides, !screens.contains(where: { $0.id == before.id }) else { return }
    leaving.append(Leaving(screen: before, target: isPop ? 1 : -1))
  }

  // MARK: Links and bindings

  /// Pushes the destination of a link that is on a screen.
  package mutating func push(_ destination: DestinationView, from origin: StackScreen.ID) {
    links.append(Link(content: .link(destination), origin: origin))
  }

  /// Removes the links whose screens are at a position or above it. What bindings show stays until they hide it, and what is in
  /// the path until the path changes.
  package mutating func pop(from index: Int) {
    let popped = screens.dropFirst(index).map(\.content)
    links.removeAll { link in
      if case .link = link.content { popped.contains(link.content) } else { false }
    }
  }

  /// Shows what bindings show now, and no longer what they hide.
  package mutating func show(_ presented: [(PresentedDestination, on: StackScreen.ID)]) {
    links.removeAll { link in
      guard case .presented(let shown) = link.content else { return false }
      return !presented.contains { $0.0 == shown }
    }
    for (destination, origin) in presented {
      let content = StackScreen.Content.presented(destination)
      guard !links.contains(where: { $0.content == content }) else { continue }
      links.append(Link(content: content, origin: origin))
    }
  }

  // MARK: Sliding

  /// A screen has arrived where it was sent.
  package mutating func settle(_ id: StackScreen.ID, at target: Double) {
    if let index = leaving.firstIndex(where: { $0.screen.id == id }) {
      if leaving[index].target == target { leaving.remove(at: index) }
    } else if isArriving, id == top?.id, target == 0 {
      (isArriving, covered) = (false, nil)
    }
  }

  /// A finger has moved the screen on top, by a part of the width.
  package mutating func drag(by part: Double) {
    dragged = part
    if let below { covered = below.id }
  }

  /// A finger has left the screen on top, which slides back to its position.
  package mutating func endDrag() { (dragged, isArriving) = (nil, true) }
}

// MARK: - Where the screens are

extension StackState {
  /// Where a screen is, or moves.
  package struct Position: Identifiable, Equatable {
    package let screen: StackScreen
    /// 0 on top, -1 below another screen, 1 beside the stack.
    package let target: Double
    /// Where a finger has moved it; nil without one.
    package var dragged: Double?
    /// The screens that were pushed on this one.
    package var above: [StackScreen] = []

    package var id: StackScreen.ID { screen.id }
  }

  /// Where all screens are that are shown, lowest first. What slides below the one on top is directly below it.
  package var positions: [Position] {
    var positions = screens.map { Position(screen: $0, target: $0.id == top?.id ? 0 : -1) }
    if let dragged, positions.count > 1 {
      positions[positions.endIndex - 1].dragged = dragged
      positions[positions.endIndex - 2].dragged = dragged - 1
    }
    for leaving in leaving {
      let index = positions.endIndex - (leaving.target > 0 ? 0 : 1)
      positions.insert(Position(screen: leaving.screen, target: leaving.target), at: max(0, index))
    }
    let above = Dictionary(grouping: shown, by: \.below)
    for index in positions.indices { positions[index].above = above[positions[index].id] ?? [] }
    return positions
  }

  /// The screens of the stack, and those that leave.
  package var shown: [StackScreen] { screens + leaving.map(\.screen) }

  /// The ids of those that are seen besides the one on top.
  package var drawn: Set<StackScreen.ID> {
    Set(leaving.map(\.screen.id) + [covered].compactMap { $0 })
  }
}

// MARK: - Invariants

extension StackState {
  /// Stops where the comment of the type is not true.
  ///
  /// - Parameter values: the path that it has followed.
  package func checkInvariants(_ values: [AnyHashable]) {
    checkInvariant(screens.first?.isRoot == true, "the first screen is the root")
    checkInvariant(screens.dropFirst().prefix(values.count).map(\.value) == values, "then the path")
    checkInvariant(
      screens.dropFirst(values.count + 1).map(\.content) == links.map(\.content), "then the links")
    for (index, screen) in screens.enumerated() {
      guard let origin = screen.origin else { continue }
      checkInvariant(
        screens[..<index].contains { $0.id == origin }, "a link's screen is above that of the link")
    }
    checkInvariant(Set(shown.map(\.id)).count == shown.count, "an id is that of one screen")
    checkInvariant(shown.allSatisfy { $0.id <= lastID }, "an id is not used again")
  }
}
