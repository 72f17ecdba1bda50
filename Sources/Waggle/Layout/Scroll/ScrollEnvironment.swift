extension View {
  /// Disables scrolling by the user in this view. The program can still scroll (L120).
  @inlinable
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether the scroll views in this view draw their content outside of their frames too.
  @inlinable
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the visibility of the indicators of the scroll views in this view. It changes no layout (L111).
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
    .transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
  }

  /// Sets whether the scroll views in this view can be dragged past their edges.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.horizontalScrollBounceBehavior) {
      if axes.contains(.horizontal) { $0 = behavior }
    }
    .transformEnvironment(\.verticalScrollBounceBehavior) {
      if axes.contains(.vertical) { $0 = behavior }
    }
  }
}

/// When the indicators of a scroll view are visible.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// While the content moves.
  public static var automatic: ScrollIndicatorVisibility { Self(kind: .automatic) }
  /// While the content moves, whatever the platform's default.
  public static var visible: ScrollIndicatorVisibility { Self(kind: .visible) }
  /// The indicators are hidden.
  public static var hidden: ScrollIndicatorVisibility { Self(kind: .hidden) }
  /// Never visible, with a mouse neither.
  public static var never: ScrollIndicatorVisibility { Self(kind: .never) }
}

/// Whether a scroll view can be dragged past its edges.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize, never }
  private let kind: Kind

  /// As `always` along the vertical axis.
  public static var automatic: ScrollBounceBehavior { Self(kind: .automatic) }
  /// However short the content is.
  public static var always: ScrollBounceBehavior { Self(kind: .always) }
  /// Where the content is longer than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { Self(kind: .basedOnSize) }
  /// Nowhere, as UIKit's `bounces = false` has it.
  package static var never: ScrollBounceBehavior { Self(kind: .never) }
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private enum ClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private enum HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }
  private enum VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }
  private enum YieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the user can scroll the scroll views in the view. A view inside a disabled one cannot be enabled.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether scroll views draw their content outside of their frames too.
  @usableFromInline package var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }

  /// The visibility of indicators along the horizontal axis.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of indicators along the vertical axis.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views can be dragged past their left and right edges.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether scroll views can be dragged past their upper and lower edges.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether a drag that would pull content down past its top is not the scroll view's, but that of what is around: of a
  /// sheet, which it closes.
  package var scrollsYieldAtTop: Bool {
    get { self[YieldKey.self] }
    set { self[YieldKey.self] = newValue }
  }
}
