public import Foundation

/// What a user can take back, and do again.
///
/// What is registered during one event belongs together: it is one step. A step is undone by what its actions' handlers do; what
/// these register meanwhile is the step for redo.
///
/// ```swift
/// @MainActor final class Hive {
///   private(set) var combs = 0
///
///   func setCombs(_ count: Int, undo manager: UndoManager?) {
///     let old = combs
///     combs = count
///     manager?.registerUndo(withTarget: self) { $0.setCombs(old, undo: manager) }
///     manager?.setActionName("Add a Comb")
///   }
/// }
/// ```
///
/// A manager is used on the main actor, whose events it knows, as views are; elsewhere set `groupsByEvent` to false.
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  /// A step, or what was begun inside it.
  private final class Group {
    var items: [Item] = []
    var name = ""
    var isDiscardable = false

    /// Whether an action is in it.
    var isEmpty: Bool {
      items.allSatisfy { item in
        if case .group(let group) = item { group.isEmpty } else { false }
      }
    }
  }

  private enum Item {
    case action(Action)
    case group(Group)
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, outermost first.
  private var open: [Group] = []
  private var disabledLevel = 0
  /// Whether the outermost group was begun for the event.
  private var isEventGroup = false

  /// Whether what is registered during one event is one step; true by default.
  open var groupsByEvent = true
  /// How many steps are kept, the latest ones; 0, the default, for all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// Whether a step is being undone.
  public private(set) var isUndoing = false
  /// Whether a step is being done again.
  public private(set) var isRedoing = false

  /// A manager without steps.
  public override init() { super.init() }
}

// MARK: Registering

extension UndoManager {
  /// Adds an action that takes back what is done now. It does not keep its target: where that is gone, it does nothing.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else {
        beginUndoGrouping()
        defer { endUndoGrouping() }
        return registerUndo(withTarget: target, handler: handler)
      }
      beginEventGroup()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    open[open.count - 1].items.append(
      .action(
        Action(target: target) { object in
          // The target is the one that was given.
          if let target = object as? TargetType { handler(target) }
        }))
  }

  private func beginEventGroup() {
    isEventGroup = true
    open.append(Group())
    // The main thread's event ends before the next block in its queue.
    let end = EventEnd(manager: self)
    DispatchQueue.main.async { end.manager?.endEventGroup() }
  }

  private struct EventEnd: @unchecked Sendable {
    weak var manager: UndoManager?
  }

  /// Ends the step of the event, unless that was done meanwhile, or a group inside it is open.
  private func endEventGroup() {
    guard isEventGroup, open.count == 1, !isUndoing, !isRedoing else { return }
    isEventGroup = false
    close()
  }

  /// Whether actions that are registered are kept.
  public var isUndoRegistrationEnabled: Bool { disabledLevel == 0 }

  /// Ignores what is registered until `enableUndoRegistration()` was called as often.
  public func disableUndoRegistration() { disabledLevel += 1 }

  /// Takes back one call of `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabledLevel = max(disabledLevel - 1, 0) }
}

// MARK: Groups

extension UndoManager {
  /// How many groups are open.
  public var groupingLevel: Int { open.count }

  /// Begins a group: what is registered until its end is one step, or a part of the step around it.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    open.append(Group())
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() {
    guard !open.isEmpty else { return }
    close()
  }

  /// Puts the innermost open group where it belongs.
  private func close() {
    let group = open.removeLast()
    guard !group.isEmpty else { return }
    if let outer = open.last {
      outer.items.append(.group(group))
      if outer.name.isEmpty { outer.name = group.name }
      return
    }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }
}

// MARK: Undo and redo

extension UndoManager {
  /// Whether there is a step to take back.
  public var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }

  /// Whether there is a step to do again.
  public var canRedo: Bool { !redoStack.isEmpty }

  /// How many steps can be taken back.
  public var undoCount: Int { undoStack.count + (open.contains { !$0.isEmpty } ? 1 : 0) }

  /// How many steps can be done again.
  public var redoCount: Int { redoStack.count }

  /// Takes the last step back. Ends the group of the event; while another group is open, it does nothing.
  public func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Takes the last step back, without ending the group of the event.
  public func undoNestedGroup() {
    guard open.isEmpty, !isUndoing, !isRedoing, let step = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    perform(step)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Does the step again that was taken back last.
  public func redo() {
    endEventGroup()
    guard open.isEmpty, !isUndoing, !isRedoing, let step = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    perform(step)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Runs the actions of a step, the last one first. What they register is a step of the same name.
  private func perform(_ step: Group) {
    let opposite = Group()
    opposite.name = step.name
    open.append(opposite)
    run(step)
    while open.count > 1 { close() }
    if opposite.name.isEmpty { opposite.name = step.name }
    close()
  }

  private func run(_ group: Group) {
    for item in group.items.reversed() {
      switch item {
      case .action(let action): action.target.map(action.run)
      case .group(let inner): run(inner)
      }
    }
  }

  /// Drops all steps.
  public func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isEventGroup = false
  }

  /// Drops the actions on an object, and steps in which there are no others.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func removed(_ groups: [Group]) -> [Group] {
      for group in groups { Self.remove(target, from: group) }
      return groups.filter { !$0.isEmpty }
    }
    undoStack = removed(undoStack)
    redoStack = removed(redoStack)
    for group in open { Self.remove(target, from: group) }
  }

  private static func remove(_ target: AnyObject, from group: Group) {
    group.items.removeAll { item in
      switch item {
      case .action(let action): return action.target === target || action.target == nil
      case .group(let inner):
        remove(target, from: inner)
        return inner.isEmpty
      }
    }
  }
}

// MARK: Names

extension UndoManager {
  /// Names the step that is being registered: what the menu calls it.
  public func setActionName(_ actionName: String) {
    (open.first ?? (isUndoing ? redoStack : undoStack).last)?.name = actionName
  }

  /// Marks the step that is being registered as one without which nothing is lost.
  public func setActionIsDiscardable(_ discardable: Bool) {
    open.first?.isDiscardable = discardable
  }

  /// Whether the step to take back is one without which nothing is lost.
  public var undoActionIsDiscardable: Bool {
    (open.first ?? undoStack.last)?.isDiscardable ?? false
  }

  /// Whether the step to do again is one without which nothing is lost.
  public var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// The name of the step to take back; empty where it has none.
  public var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }

  /// The name of the step to do again; empty where it has none.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// "Undo", with the name of the step.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// "Redo", with the name of the step.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// "Undo", with a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// "Redo", with a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

// The names have the spelling that they have in Foundation on Apple's systems.
extension Notification.Name {
  /// A step was completed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// A step will be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// A step was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// A step will be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// A step was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
