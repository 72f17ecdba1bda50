/// The actions that assistive technology can perform on a view.
package struct AccessibilityActions {
  /// An action with a name or of a kind.
  package struct Action {
    package let kind: AccessibilityActionKind
    package let perform: () -> Void
  }

  /// An action, or several named ones that are made when they are asked for.
  private enum Source {
    case action(Action)
    case later(() -> [Action])
  }

  /// Outermost first: of several actions of the same kind, the outermost counts.
  private var sources: [Source] = []
  package private(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  package private(set) var scroll: ((Edge) -> Void)?

  /// The absence of actions. Those that are made later are made only where there is no other.
  package var isEmpty: Bool { adjust == nil && scroll == nil && all.isEmpty }

  /// The actions, the outermost of each kind. Makes those that are made when they are asked for (C568).
  package var all: [Action] {
    var all: [Action] = []
    for source in sources {
      switch source {
      case .action(let action): all.add(action)
      case .later(let make): for action in make() { all.add(action) }
      }
    }
    return all
  }

  /// Whether the view is activated, adjusted or scrolled by them: named actions leave it a text.
  var actByThemselves: Bool { self[.default] != nil || adjust != nil || scroll != nil }

  /// Whether some of the actions are made when they are asked for, so that others may be there the next time.
  package var areMadeLater: Bool {
    sources.contains { if case .later = $0 { true } else { false } }
  }

  /// Whether both offer the same; what they do may differ.
  func offerSame(as other: AccessibilityActions) -> Bool {
    guard (adjust == nil) == (other.adjust == nil), (scroll == nil) == (other.scroll == nil) else {
      return false
    }
    return sources.elementsEqual(other.sources) {
      if case (.action(let a), .action(let b)) = ($0, $1) { a.kind == b.kind } else { false }
    }
  }

  package init() {}

  init(_ kind: AccessibilityActionKind, _ perform: @escaping () -> Void) {
    sources = [.action(Action(kind: kind, perform: perform))]
  }

  init(adjust: @escaping (AccessibilityAdjustmentDirection) -> Void) { self.adjust = adjust }

  init(scroll: @escaping (Edge) -> Void) { self.scroll = scroll }

  /// Adds those actions of `other` whose kind is missing here.
  mutating func add(_ other: AccessibilityActions) {
    sources += other.sources
    adjust = adjust ?? other.adjust
    scroll = scroll ?? other.scroll
  }

  /// Adds named actions that `make` makes whenever they are asked for.
  mutating func add(_ make: @escaping () -> [Action]) { sources.append(.later(make)) }

  /// Puts the actions of an outer view in front, so that they win.
  mutating func add(inFrontOf other: AccessibilityActions) {
    var outer = other
    outer.add(self)
    self = outer
  }

  /// What an action of this kind does; nil without one. Named ones are made only for a name.
  package subscript(kind: AccessibilityActionKind) -> (() -> Void)? {
    for source in sources {
      switch source {
      case .action(let action): if action.kind == kind { return action.perform }
      case .later(let make):
        guard kind.name != nil else { continue }
        if let action = make().first(where: { $0.kind == kind }) { return action.perform }
      }
    }
    return nil
  }
}

extension [AccessibilityActions.Action] {
  /// Adds an action whose kind is missing.
  fileprivate mutating func add(_ action: Element) {
    if !contains(where: { $0.kind == action.kind }) { append(action) }
  }
}

/// Identifies an action that assistive technology can request.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable { case `default`, escape, magicTap, named(Text) }
  private let kind: Kind

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// Leaves or closes the current view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important action of the current view.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) { self.kind = kind }

  /// A custom action with this name.
  public init(named name: Text) { kind = .named(name) }

  /// The name of a custom action; nil for the other kinds.
  package var name: Text? {
    if case .named(let name) = kind { name } else { nil }
  }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Raises the value.
  case increment
  /// Lowers the value.
  case decrement
}

/// How deep a heading is nested, from 1 to 6.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first and highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth and lowest level.
  case h6
}

extension View {
  /// Calls `handler` when assistive technology performs the action on the view.
  ///
  /// ```swift
  /// struct Message: View {
  ///   @State private var isRead = false
  ///
  ///   var body: some View {
  ///     Text(isRead ? "Old" : "New").accessibilityAction { isRead = true }
  ///   }
  /// }
  /// ```
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.actions = AccessibilityActions(actionKind, handler) }
  }

  /// Adds an action with a name.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  /// Adds an action with a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action whose name is the text of `label`.
  public nonisolated func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> Text
  ) -> some View { accessibilityAction(named: label(), action) }

  /// Calls `handler` when assistive technology raises or lowers the view's value.
  ///
  /// ```swift
  /// struct Stars: View {
  ///   @State private var stars = 3
  ///
  ///   var body: some View {
  ///     Text(String(repeating: "★", count: stars))
  ///       .accessibilityElement()
  ///       .accessibilityLabel("Rating")
  ///       .accessibilityValue("\(stars) of 5")
  ///       .accessibilityAdjustableAction { direction in
  ///         stars = min(max(stars + (direction == .increment ? 1 : -1), 0), 5)
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.actions = AccessibilityActions(adjust: handler) }
  }

  /// Calls `handler` when assistive technology scrolls towards an edge, in place of the scroll view around the view.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.actions = AccessibilityActions(scroll: handler) } }

  /// Sets the level of a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessible {
      $0.headingLevel = level
      $0.added = .isHeader
    }
  }
}
