extension View {
  /// Sets where the scroll views in this view start, where they put content that is shorter, and which edge they keep
  /// when a size changes (L115).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) {
      $0.initialOffset = anchor
      $0.sizeChanges = anchor
      $0.alignment = anchor
    }
  }

  /// Sets one role of the anchor of the scroll views in this view (L115).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    transformEnvironment(\.scrollAnchors) {
      switch role.kind {
      case .initialOffset: $0.initialOffset = anchor
      case .sizeChanges: $0.sizeChanges = anchor
      case .alignment: $0.alignment = anchor
      }
    }
  }
}

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
  fileprivate let kind: Kind

  /// Where the content is initially.
  public static var initialOffset: ScrollAnchorRole { Self(kind: .initialOffset) }
  /// Which edge stays in place when a size changes while it is scrolled to.
  public static var sizeChanges: ScrollAnchorRole { Self(kind: .sizeChanges) }
  /// Where content is that is shorter than the scroll view.
  public static var alignment: ScrollAnchorRole { Self(kind: .alignment) }
}
