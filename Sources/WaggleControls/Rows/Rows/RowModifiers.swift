public import Foundation
public import Waggle

extension View {
  /// Sets the distance of a row's content from the row's edges; nil leaves it to the style. The smallest height of rows
  /// stays (C085).
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    containerValue(
      \.rowInsets,
      RowInsets(
        top: insets?.top, leading: insets?.leading, bottom: insets?.bottom,
        trailing: insets?.trailing))
  }

  /// Sets the distance of a row's content from some of the row's edges; nil leaves it to the style.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    containerValue(\.[rowInsets: edges.rawValue], length)
  }

  /// Puts a view behind the whole of a row (C085); nil leaves the background to the style.
  ///
  /// ```swift
  /// Form {
  ///   Text("Clover").listRowBackground(Color.mint)
  /// }
  /// ```
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    containerValue(\.rowBackground, view.map { AnyView($0) })
  }

  /// Sets whether a row has the lines above and below it (C083).
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    containerValue(\.[separators: edges.rawValue].visibility, visibility)
  }

  /// Sets the colour of the lines above and below a row; nil leaves it to the style.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    containerValue(\.[separators: edges.rawValue].tint, color)
  }

  /// Sets whether a section has the lines above and below its rows, in a plain list: by default that below (C246).
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    containerValue(\.[sectionSeparators: edges.rawValue].visibility, visibility)
  }

  /// Sets the colour of the lines above and below the rows of a section, in a plain list; nil leaves it to the style.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    containerValue(\.[sectionSeparators: edges.rawValue].tint, color)
  }
}

extension ContainerValues {
  /// The distance of a row's content from some of the row's edges.
  subscript(rowInsets edges: Edge.Set.RawValue) -> CGFloat? {
    get { rowInsets.top }
    set { rowInsets.set(Edge.Set(rawValue: edges), newValue) }
  }

  /// What a row asks of the separators at some of its edges.
  subscript(separators edges: VerticalEdge.Set.RawValue) -> RowSeparator {
    get {
      VerticalEdge.Set(rawValue: edges).contains(.top) ? topSeparator : bottomSeparator
    }
    set {
      if VerticalEdge.Set(rawValue: edges).contains(.top) { topSeparator = newValue }
      if VerticalEdge.Set(rawValue: edges).contains(.bottom) { bottomSeparator = newValue }
    }
  }

  /// What a section asks of the separators at some of its edges.
  subscript(sectionSeparators edges: VerticalEdge.Set.RawValue) -> RowSeparator {
    get {
      VerticalEdge.Set(rawValue: edges).contains(.top)
        ? topSectionSeparator : bottomSectionSeparator
    }
    set {
      if VerticalEdge.Set(rawValue: edges).contains(.top) { topSectionSeparator = newValue }
      if VerticalEdge.Set(rawValue: edges).contains(.bottom) { bottomSectionSeparator = newValue }
    }
  }
}
