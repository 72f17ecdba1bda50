/// Whether a subtree is on screen. Drives `onAppear`, `onDisappear` and `task`.
///
/// A scope is on screen when it and all its ancestors are. Always true: each observer is notified of each change
/// exactly once.
package final class AppearanceScope {
  private let parent: AppearanceScope?
  /// Made when the scope registers; most scopes have none.
  private var members: Members?
  /// False for views that are built but not inserted, such as a candidate of `ViewThatFits` that was passed over
  /// (R147).
  private(set) var isInserted: Bool
  private(set) var isRemoved = false

  /// What is notified, and the scopes inside in which something is.
  private final class Members {
    var children: [ObjectIdentifier: AppearanceScope] = [:]
    var observers: [any AppearanceObserver] = []
  }

  package init(parent: AppearanceScope?, isInserted: Bool = true) {
    self.parent = parent
    self.isInserted = isInserted
  }

  /// Registers with the parent once there is an observer; most scopes have none and never register.
  private func register() -> Members {
    if let members { return members }
    let made = Members()
    members = made
    parent?.register().children[ObjectIdentifier(self)] = self
    return made
  }

  package var isShown: Bool { isInserted && !isRemoved && parent?.isShown ?? true }

  /// Adds an observer, and notifies it immediately if the subtree is on screen.
  package func add(_ observer: any AppearanceObserver) {
    register().observers.append(observer)
    if isShown { observer.appear() }
  }

  /// Inserts the subtree into the tree or takes it out; its observers are kept.
  package func setInserted(_ inserted: Bool) {
    guard inserted != isInserted, !isRemoved else { return }
    let wasShown = isShown
    isInserted = inserted
    if isShown != wasShown { notify(isShown) }
  }

  /// Removes the subtree permanently: its observers are notified once, then released.
  package func remove() {
    guard !isRemoved else { return }
    if isShown { notify(false) }
    isRemoved = true
    if members != nil { parent?.members?.children[ObjectIdentifier(self)] = nil }
    releaseObservers()
  }

  /// Releases all observers in this subtree, because they retain the views that they belong to.
  private func releaseObservers() {
    guard let members else { return }
    members.observers = []
    for child in members.children.values { child.releaseObservers() }
    members.children = [:]
  }

  /// Stops if a law of the scope or of one below it is broken. Costs O(scopes with observers).
  package func checkInvariants() {
    guard let members else { return }
    checkInvariant(
      !isRemoved || members.observers.isEmpty && members.children.isEmpty,
      "a removed scope has no observers")
    for (identity, child) in members.children {
      checkInvariant(
        identity == ObjectIdentifier(child) && child.parent === self && child.members != nil,
        "a scope is registered with its parent")
      child.checkInvariants()
    }
  }

  private func notify(_ shown: Bool) {
    guard let members else { return }
    for observer in members.observers { shown ? observer.appear() : observer.disappear() }
    for child in members.children.values where child.isInserted && !child.isRemoved {
      child.notify(shown)
    }
  }
}

/// Notified when its subtree appears on screen and when it disappears.
package protocol AppearanceObserver: AnyObject {
  func appear()
  func disappear()
}
