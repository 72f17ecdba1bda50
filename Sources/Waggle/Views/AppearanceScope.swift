/// Whether a part of the tree is shown, for the actions that wait for it to appear and disappear.
///
/// A part is shown when it and all above it are. Always true: a member has been told of each change, once.
package final class AppearanceScope {
  private let parent: AppearanceScope?
  private var children: [ObjectIdentifier: AppearanceScope] = [:]
  private var members: [any AppearanceObserver] = []
  /// False for what is built but not inserted, such as a candidate that was passed over (R147).
  private var isInserted: Bool
  private var hasLeft = false
  private var isAttached = false

  package init(parent: AppearanceScope?, isInserted: Bool = true) {
    self.parent = parent
    self.isInserted = isInserted
  }

  /// Makes itself known above when there is somebody to tell: most parts have nobody.
  private func attach() {
    guard !isAttached else { return }
    isAttached = true
    parent?.children[ObjectIdentifier(self)] = self
    parent?.attach()
  }

  package var isShown: Bool { isInserted && !hasLeft && parent?.isShown ?? true }

  /// Adds a member and tells it at once where the part is shown.
  package func add(_ member: any AppearanceObserver) {
    attach()
    members.append(member)
    if isShown { member.appear() }
  }

  /// Inserts the part into the tree or takes it out, without dropping it.
  package func setInserted(_ inserted: Bool) {
    guard inserted != isInserted, !hasLeft else { return }
    let wasShown = isShown
    isInserted = inserted
    if isShown != wasShown { tell(isShown) }
  }

  /// The part goes for good.
  package func leave() {
    guard !hasLeft else { return }
    if isShown { tell(false) }
    hasLeft = true
    if isAttached { parent?.children[ObjectIdentifier(self)] = nil }
    letGo()
  }

  /// Members hold the part that they are in. Nobody is told of anything any more, here or below.
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

/// What waits for its part of the tree to be shown.
package protocol AppearanceObserver: AnyObject {
  func appear()
  func disappear()
}
