import Waggle

/// A screen of a stack, from its push until it has slid away: what it shows, and what it was pushed on.
nonisolated package struct StackScreen: Identifiable, Equatable {
  /// What is shown on a screen. Views of links are compared by identity.
  package enum Content: Equatable {
    case root
    /// What is declared for a value of the path.
    case value(AnyHashable)
    /// The destination of a link without a value.
    case link(DestinationView)
    /// What a binding shows.
    case presented(PresentedDestination)
  }

  package let id: Int
  package let content: Content
  /// The screen that has the link or the modifier that this one comes from; nil for the root and for values.
  package let origin: StackScreen.ID?
  /// The screen that it was pushed on; nil for the root.
  package let below: StackScreen.ID?
  /// The position of the screen when it is made: 0 for on top, 1 for beside the stack, from where it slides in.
  package let start: Double

  package var value: AnyHashable? {
    if case .value(let value) = content { value } else { nil }
  }

  package var isRoot: Bool { content == .root }
}
