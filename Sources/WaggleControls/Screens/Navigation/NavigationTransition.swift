import Foundation
public import Waggle

/// How a screen of a stack is inserted and removed.
@MainActor @preconcurrency public protocol NavigationTransition {
  /// The kind of the transition.
  nonisolated var _transition: _NavigationTransitionKind { get }
}

/// A kind of transition of the framework.
nonisolated public struct _NavigationTransitionKind: Sendable {
  /// From where the screen grows; nil if it slides.
  let source: TransitionSource?
}

/// A screen slides in from the trailing side, over the screen before (C104).
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// The screen slides.
  public var _transition: _NavigationTransitionKind { _NavigationTransitionKind(source: nil) }
}

/// A screen grows out of a view of the screen before, and shrinks back into it (C288).
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  let source: TransitionSource

  /// The screen grows.
  public var _transition: _NavigationTransitionKind { _NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A screen slides in from the trailing side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A screen grows out of the view of the screen before that `matchedTransitionSource(id:in:)` names (C288).
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition(
      source: TransitionSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// What names a view from which a screen grows.
nonisolated struct TransitionSource: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension View {
  /// Sets how the screen of a stack that this view is on is inserted and removed.
  ///
  /// ```swift
  /// struct Hives: View {
  ///   @Namespace private var namespace
  ///
  ///   var body: some View {
  ///     NavigationStack {
  ///       NavigationLink(value: 7) {
  ///         Image(systemName: "hexagon").matchedTransitionSource(id: 7, in: namespace)
  ///       }
  ///       .navigationDestination(for: Int.self) { hive in
  ///         Text("Hive \(hive)").navigationTransition(.zoom(sourceID: hive, in: namespace))
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Where no view has that name the screen slides. With reduced motion it is there at once, and fades when it is popped (C288). A sheet comes from the bottom also if
  /// its content asks for another transition.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._transition.source
    return transformPreference(ScreenTransitionKey.self) { if $0 == nil { $0 = source } }
  }

  /// Names this view as one from which a screen grows, or into which it shrinks (C288).
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      TransitionSourceFrame(source: TransitionSource(id: AnyHashable(id), namespace: namespace)))
  }
}

/// Tells the screen that it is on where the view is in the stack.
nonisolated private struct TransitionSourceFrame: ViewModifier {
  let source: TransitionSource
  @Environment(\.stackContext) private var context

  @MainActor func body(content: Content) -> some View {
    let space = context.map { ObjectIdentifier($0.stack) }
    content.onGeometryChange(for: CGRect?.self) { proxy in
      space.map { proxy.frame(in: .named($0)) }
    } action: { [context, source] in
      context?.screen.sources[source] = $0
    }
  }
}

/// From where the screen grows.
nonisolated enum ScreenTransitionKey: PreferenceKey {
  static var defaultValue: TransitionSource? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout TransitionSource?, nextValue: () -> TransitionSource?) {
    value = value ?? nextValue()
  }
}
