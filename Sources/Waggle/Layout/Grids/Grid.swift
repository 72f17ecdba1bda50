public import Foundation

/// Arranges views in rows and columns. Each column is as wide as its widest cell, each row as high as its highest one.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///   GridRow {
///     Text("Clover")
///     Text("12 jars").gridColumnAlignment(.trailing)
///   }
///   Divider().gridCellUnsizedAxes(.horizontal)  // as wide as the texts, not wider
///   GridRow {
///     Text("Lime")
///     Text("7 jars")
///   }
/// }
/// ```
nonisolated public struct Grid<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let layout: GridLayout

  /// Makes a grid of the builder's rows; a spacing of nil uses the cells' preferred spacing (L081).
  ///
  /// A view that is not in a `GridRow` is a whole row, across all columns (L080).
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// A single view that contains the cells of all rows.
  public nonisolated static func _makeView(view: _GraphValue<Grid<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  { makeContainer(view, inputs.below(named: Self.self), content: Content.self) { $0.layout } }
}

extension Grid: Sendable where Content: Sendable {}
