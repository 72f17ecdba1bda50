/// What somebody may do with a view besides touching it.
package struct AccessibilityActions {
  /// One with a name or of a kind.
  package struct Action {
    package let kind: AccessibilityActionKind
    package let perform: () -> Void
  }

  /// The outermost first: it is the one that counts of those with the same kind.
  package private(set) var all: [Action] = []
  package private(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  package var isEmpty: Bool { all.isEmpty && adjust == nil }

  package init() {}

  init(_ kind: AccessibilityActionKind, _ perform: @escaping () -> Void) {
    all = [Action(kind: kind, perform: perform)]
  }

  init(adjust: @escaping (AccessibilityAdjustmentDirection) -> Void) { self.adjust = adjust }

  /// Adds what is not said yet.
  mutating func add(_ other: AccessibilityActions) {
    all += other.all.filter { new in !all.contains { $0.kind == new.kind } }
    adjust = adjust ?? other.adjust
  }

  /// Adds what is said further outside.
  mutating func add(inFrontOf other: AccessibilityActions) {
    var outer = other
    outer.add(self)
    self = outer
  }

  package subscript(kind: AccessibilityActionKind) -> (() -> Void)? {
    all.first { $0.kind == kind }?.perform
  }
}

/// Which action somebody asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable { case `default`, escape, magicTap, named(Text) }
  private let kind: Kind

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// Leaves or closes.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What matters most here.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) { self.kind = kind }

  /// An action with a name.
  public init(named name: Text) { kind = .named(name) }

  /// The name, where it has one.
  package var name: Text? {
    if case .named(let name) = kind { name } else { nil }
  }
}

/// Which way a value is to change.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// It has no level.
  case unspecified
  /// The title of all.
  case h1
  /// Below that.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The deepest.
  case h6
}

extension View {
  /// Has `handler` called when somebody acts on the view without touching it.
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

  /// Adds an action whose name is what `label` says.
  public nonisolated func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> Text
  ) -> some View { accessibilityAction(named: label(), action) }

  /// Has `handler` called when somebody wants the view's value higher or lower.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.actions = AccessibilityActions(adjust: handler) }
  }

  /// Says how deep a heading is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessible {
      $0.headingLevel = level
      $0.added = .isHeader
    }
  }
}
