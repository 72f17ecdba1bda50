/// Whether a subtree is on screen. Drives `onAppear`, `onDisappear` and `task`.
///
/// A scope is on screen when it and all its ancestors are. Always true: each observer is notified of each change
/// exactly once.
package final class AppearanceScope {
  private let parent: AppearanceScope?
  private var children: [ObjectIdentifier: AppearanceScope] = [:]
  private var members: [any AppearanceObserver] = []
  /// False for views that are built but not inserted, such as a candidate of `ViewThatFits` that was passed over
  /// (R147).
  private var isInserted: Bool
  private var hasLeft = false
  private var isAttached = false

  package init(parent: AppearanceScope?, isInserted: Bool = true) {
    self.parent = parent
    self.isInserted = isInserted
  }

  /// Registers with the parent once there is an observer; most scopes have none and never register.
  private func attach() {
    guard !isAttached else { return }
    isAttached = true
    parent?.children[ObjectIdentifier(self)] = self
    parent?.attach()
  }

  package var isShown: Bool { isInserted && !hasLeft && parent?.isShown ?? true }

  /// Adds an observer, and notifies it immediately if the subtree is on screen.
  package func add(_ member: any AppearanceObserver) {
    attach()
    members.append(member)
    if isShown { member.appear() }
  }

  /// Inserts the subtree into the tree or takes it out; its observers are kept.
  package func setInserted(_ inserted: Bool) {
    guard inserted != isInserted, !hasLeft else { return }
    let wasShown = isShown
    isInserted = inserted
    if isShown != wasShown { tell(isShown) }
  }

  /// Removes the subtree permanently: its observers are notified once, then released.
  package func leave() {
    guard !hasLeft else { return }
    if isShown { tell(false) }
    hasLeft = true
    if isAttached { parent?.children[ObjectIdentifier(self)] = nil }
    letGo()
  }

  /// Releases all observers in this subtree, because they retain the views that they belong to.
  private func letGo() {
    members = []
    for child in children.values { child.letGo() }
    children = [:]
  }

  private func tell(_ shown: Bool) {
    for member in members { shown ? member.appear() : member.disappear() }
    for child in children.values where child.isInserted && !child.hasLeft { child.tell(shown) }
  }
}

/// Notified when its subtree appears on screen and when it disappears.
package protocol AppearanceObserver: AnyObject {
  func appear()
  func disappear()
}
