package import Foundation
import Waggle

// What a screen reader does. The tree has followed when it is done.
extension WindowReader {
  /// Something that can be done with an element.
  package enum Action: Equatable, Sendable {
    case press
    /// Adds a row to those that are chosen, or takes it away, where several can be.
    case choose
    case increment, decrement
    /// What the program has named.
    case named(String)
  }

  /// What can be done with an element, the most important first. Makes actions that are made when they are asked for (C568).
  package func actions(of node: ReaderNode) -> [Action] {
    guard let element = node.source else { return [] }
    let choosing: [Action] = node.isOneOfSeveral ? [.choose] : []
    let adjusting: [Action] = element.isAdjustable ? [.increment, .decrement] : []
    return session.host.query {
      choosing + (element.canBePressed ? [.press] : []) + adjusting
        + element.actionLabels.map { .named($0) }
    }
  }

  /// False if the element is gone or disabled.
  package func perform(_ action: Action, on node: ReaderNode) -> Bool {
    act(on: node) { element in
      guard element.isEnabled else { return false }
      switch action {
      case .press: element.press()
      case .choose: element.tap(with: .command)
      case .increment: element.increment()
      case .decrement: element.decrement()
      case .named(let name): element.perform(labelled: name)
      }
      return true
    }
  }

  /// Chooses an option, with others where several can be, or takes it away from them (C745). False if it does not become so.
  package func choose(_ node: ReaderNode, _ isChosen: Bool) -> Bool {
    guard node.isOneOfSeveral else { return isChosen && perform(.press, on: node) }
    guard node.isSelected != isChosen, perform(.choose, on: node) else { return false }
    return node.isSelected == isChosen
  }

  /// Gives an element the focus. False if it cannot have it.
  package func focus(_ node: ReaderNode) -> Bool {
    act(on: node) { element in
      guard element.isFocusable else { return false }
      element.focus()
      return true
    }
  }

  /// Scrolls so that an element is seen.
  package func scrollIntoView(_ node: ReaderNode) -> Bool {
    act(on: node) { $0.view.layout.scrollIntoView() }
  }

  /// Adjusts an element, step by step, until its number is as near to another as it gets. False if it does not move.
  package func setValue(_ value: Double, of node: ReaderNode) -> Bool {
    guard value.isFinite, let range = node.element.range else { return false }
    let target = min(max(value, range.minimum), range.maximum)
    var last = range.value
    for _ in 0..<Self.mostSteps {
      guard last != target else { return true }
      let isUp = target > last
      guard perform(isUp ? .increment : .decrement, on: node), let now = node.element.range?.value,
        now != last
      else { return last != range.value }
      if abs(now - target) >= abs(last - target) {
        return perform(isUp ? .decrement : .increment, on: node)
      }
      last = now
    }
    return true
  }

  /// The most steps of one adjustment.
  private static var mostSteps: Int { 1000 }

  /// Runs a frame with an event on the element of a node, as it is now.
  func act(on node: ReaderNode, _ body: @escaping (AccessibilityElement) -> Bool) -> Bool {
    var isDone = false
    session.frame {
      guard let element = current(node) else { return }
      session.host.runtime.announcements.posting { isDone = body(element) }
    }
    follow(isForced: true)
    return isDone
  }

  private func current(_ node: ReaderNode) -> AccessibilityElement? {
    guard node.source != nil else { return nil }
    return session.host.accessibilityTree.flatMap(\.flattened).first { $0.id == node.view }
  }

  // MARK: Places

  /// The bounds of an element, in points of the window. Those of the root are the window's.
  package func frame(of node: ReaderNode) -> CGRect {
    guard let element = node.source else { return CGRect(origin: .zero, size: session.host.size) }
    return session.host.query { element.frame }
  }

  /// Whether a part of the element is in the window, and not scrolled out of view.
  package func isShowing(_ node: ReaderNode) -> Bool {
    guard let element = node.source else { return true }
    return session.host.query {
      let window = CGRect(origin: .zero, size: session.host.size)
      let part = element.view.layout.visiblePart(of: element.frame).overlap(with: window)
      return !part.isNull
    }
  }

  /// The innermost element at a point of the window, of several the last; nil for none.
  package func node(at point: CGPoint, in node: ReaderNode) -> ReaderNode? {
    for child in node.children.reversed() {
      if let found = self.node(at: point, in: child) { return found }
      if frame(of: child).encloses(point), isShowing(child) { return child }
    }
    return nil
  }
}
