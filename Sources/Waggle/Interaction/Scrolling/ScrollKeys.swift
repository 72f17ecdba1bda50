import Foundation

/// What a key asks of a scroll view.
enum ScrollKey {
  /// By a line, towards the right or the left, the bottom or the top.
  case line(Axis, CGFloat)
  /// By a page, towards the end of the axis or its start.
  case page(CGFloat)
  /// To the start or the end.
  case edge(CGFloat)

  /// Nil for a key that does not scroll.
  init?(_ key: KeyEquivalent, _ pressed: EventModifiers) {
    switch key {
    case .space where pressed == .shift: self = .page(-1)
    case _ where !pressed.isEmpty: return nil
    case .upArrow: self = .line(.vertical, -1)
    case .downArrow: self = .line(.vertical, 1)
    case .leftArrow: self = .line(.horizontal, -1)
    case .rightArrow: self = .line(.horizontal, 1)
    case .pageUp: self = .page(-1)
    case .pageDown, .space: self = .page(1)
    case .home: self = .edge(-1)
    case .end: self = .edge(1)
    default: return nil
    }
  }
}

extension InputRouter {
  /// Scrolls by a key: the innermost scroll view around the focused view that can move there, or else the first one of the
  /// tree that can (L234).
  func scroll(by key: KeyEquivalent, _ pressed: EventModifiers) {
    guard let key = ScrollKey(key, pressed) else { return }
    for scroll in focusedScrollViews where scroll.scroll(by: key) { return }
    let scrollViews = runtime.store(LayoutStore.self).scrollViews
    guard scrollViews.contains(where: { $0.mayScroll(by: key) }) else { return }
    for scroll in presentations.collected(ScrollViewOutput.self, in: root)
    where scroll.scroll(by: key) {
      return
    }
  }

  /// The scroll views around the focus, the innermost first.
  private var focusedScrollViews: [ScrollState] {
    var found: [ScrollState] = []
    var next = focus.focused?.view.layout
    while let node = next {
      if let scroll = node.scrollState { found.append(scroll) }
      next = node.parent
    }
    return found
  }
}

extension ScrollState {
  /// The length of a line, in points.
  private static let line: CGFloat = 40

  /// False if the content cannot move there.
  fileprivate func scroll(by key: ScrollKey) -> Bool {
    guard let (axis, step) = move(of: key), let end = keyTarget(axis, step) else { return false }
    move(to: end, by: .user)
    return true
  }

  fileprivate func mayScroll(by key: ScrollKey) -> Bool { move(of: key) != nil }

  /// How a key moves the content; nil where it cannot move so.
  private func move(of key: ScrollKey) -> (axis: Axis, step: CGFloat)? {
    guard traits.isEnabled, !isRemoved else { return nil }
    let axis = axis(of: key)
    let step: CGFloat =
      switch key {
      case .line(_, let direction): direction * Self.line
      case .page(let direction): towardsEnd(axis) * direction * page(axis)
      case .edge(let direction): towardsEnd(axis) * direction * .infinity
      }
    return canMove(axis, by: step) ? (axis, step) : nil
  }

  /// The sign of a move towards the end of an axis: in right-to-left layout the end is at the left.
  private func towardsEnd(_ axis: Axis) -> CGFloat { metrics.isReversed(axis) ? -1 : 1 }

  private func axis(of key: ScrollKey) -> Axis {
    if case .line(let axis, _) = key { return axis }
    return metrics.axes.contains(.vertical) ? .vertical : .horizontal
  }

  /// The length of the container but for a part that stays in view, as in browsers.
  private func page(_ axis: Axis) -> CGFloat {
    let length = metrics.containerSize[axis]
    return max(length * 0.875, length - Self.line)
  }

  /// Where a step ends: at a target of the behaviour, which is the next one at least.
  private func keyTarget(_ axis: Axis, _ step: CGFloat) -> CGPoint? {
    var step = step
    while true {
      var end = offset
      end[axis] = metrics.clamped(offset[axis] + step, axis)
      let target = behaviorTarget(near: end) ?? end
      if (target[axis] - offset[axis]) * step > 0 { return target }
      if end[axis] == metrics.clamped(step * .infinity, axis) { return nil }
      step *= 2
    }
  }
}
