public import Foundation

extension View {
  /// Adds space around the content of the scroll views in this view, or around their indicators, in points (L111).
  ///
  /// Margins of the content move it and can be scrolled through, unlike padding around the scroll view. Margins of the
  /// indicators change no layout.
  ///
  /// ```swift
  /// ScrollView {
  ///   Text("Clover").frame(maxWidth: .infinity)
  /// }
  /// .contentMargins(.horizontal, 20, for: .scrollContent)
  /// ```
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(insets, edges, placement) }
  }

  /// Adds space on some edges around the content of the scroll views in this view, or around their indicators, in points
  /// (L111); nil is 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds the same space on all edges around the content of the scroll views in this view, or around their indicators,
  /// in points (L111).
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

/// What the margins of a scroll view are around.
public struct ContentMarginPlacement: Sendable {
  fileprivate enum Kind { case automatic, scrollContent, scrollIndicators }
  fileprivate let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { Self(kind: .automatic) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { Self(kind: .scrollContent) }
  /// The indicators.
  public static var scrollIndicators: ContentMarginPlacement { Self(kind: .scrollIndicators) }
}

/// The margins of the nearest scroll view, in points.
package struct ContentMargins: Equatable {
  package var scrollContent = EdgeInsets()
  package var scrollIndicators = EdgeInsets()

  package init() {}

  fileprivate mutating func set(
    _ insets: EdgeInsets, _ edges: Edge.Set, _ placement: ContentMarginPlacement
  ) {
    if placement.kind != .scrollIndicators { scrollContent.set(insets, edges) }
    if placement.kind != .scrollContent { scrollIndicators.set(insets, edges) }
  }
}

extension EdgeInsets {
  fileprivate mutating func set(_ insets: EdgeInsets, _ edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}

extension EnvironmentValues {
  private enum MarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
  }
  private enum AnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
  }

  /// The margins of the nearest scroll view inside; scroll views inside that one have none of these.
  package var contentMargins: ContentMargins {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  /// The anchors of the nearest scroll view inside; scroll views inside that one have none of these.
  package var scrollAnchors: ScrollAnchors {
    get { self[AnchorsKey.self] }
    set { self[AnchorsKey.self] = newValue }
  }
}
