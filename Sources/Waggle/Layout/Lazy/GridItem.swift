public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; an adaptive one stands for as many as fit.
///
/// ```swift
/// let columns = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 60), spacing: 4)]
///
/// LazyVGrid(columns: columns) {
///   ForEach(0..<12) { Text("\($0)") }  // shows 11
/// }
/// ```
public struct GridItem: Sendable {
  /// How wide the columns of an item are, in points (L095).
  public enum Size: Sendable {
    /// A column of this width.
    case fixed(CGFloat)
    /// A column that takes its share of what is left, within the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns within the limits as fit into the item's share (L096).
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the columns.
  public var size: Size
  /// The gap after each of the columns in points; nil is 8.
  public var spacing: CGFloat?
  /// Where the cells are in their columns; nil uses the grid's alignment.
  public var alignment: Alignment?

  /// Makes an item; a spacing of nil is 8, an alignment of nil is the grid's.
  @inlinable
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {
  /// Whether both make the same columns.
  public static func == (a: GridItem, b: GridItem) -> Bool {
    a.size == b.size && a.spacing == b.spacing && a.alignment == b.alignment
  }
}

extension GridItem.Size: Equatable {}
