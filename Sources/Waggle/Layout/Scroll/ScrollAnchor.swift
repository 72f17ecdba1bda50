extension View {
  /// Sets where the scroll views in this view start, where they put content that is shorter, and which edge they keep
  /// when a size changes (L115).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor) }
  }

  /// Sets one role of the anchor of the scroll views in this view, also where an anchor for all of them is set (L115).
  ///
  /// ```swift
  /// ScrollView {
  ///   ForEach(0..<3) { Text("Message \($0)") }
  /// }
  /// .defaultScrollAnchor(.bottom)
  /// .defaultScrollAnchor(.top, for: .alignment)
  /// ```
  ///
  /// - Parameter anchor: nil for what a scroll view does without an anchor.
  /// - Parameter role: what the anchor decides.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: role) }
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
