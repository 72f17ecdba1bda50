public import Foundation

/// The space around the content of a scene.
public struct ScenePadding: Equatable, Sendable {
  /// The space at the edges of a window: 16 points.
  public static let minimum = ScenePadding()
}

extension View {
  /// Adds the space that a scene has at its edges, 16 points, on some edges of the view.
  @inlinable
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Adds the space that a scene has at its edges, 16 points, on some edges of the view.
  @inlinable
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  { self.padding(edges, 16) }

  /// Changes nothing: a window of Waggle has no status bar to hide, as a Mac has none (C292).
  @inlinable
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Changes nothing: a window of Waggle has no status bar to hide, as a Mac has none (C292).
  @inlinable
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Changes nothing: a window of Waggle has no overlays of a system, such as a home indicator, to hide (C292).
  @inlinable
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// A container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, tabView, window, widget }

  private let kind: Kind

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// The window.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

extension View {
  /// Draws a style behind this view and beyond the safe area, in the page or window that it fills (C293).
  @inlinable
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style, ignoresSafeAreaEdges: .all) }

  /// Draws a view behind this one and beyond the safe area, in the page or window that it fills (C293).
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let layer = content()
    return background(alignment: alignment) { layer.ignoresSafeArea() }
  }
}
