public import Foundation

/// The subviews of a container, as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// One of the subviews.
  public typealias Element = LayoutSubview
  /// A position, counted from 0.
  public typealias Index = Int
  /// A slice; it is a collection of subviews too.
  public typealias SubSequence = LayoutSubviews

  nonisolated(unsafe) let container: any SubviewContainer
  let range: Range<Int>
  /// The container's layout direction. Positions are measured from the left in either direction; right-to-left results
  /// are mirrored afterwards (L073).
  public var layoutDirection: LayoutDirection

  init(_ container: any SubviewContainer) {
    self.container = container
    range = 0..<container.subviewNodes.count
    layoutDirection = container.layoutDirection
  }

  private init(_ base: LayoutSubviews, _ range: Range<Int>) {
    container = base.container
    self.range = range
    layoutDirection = base.layoutDirection
  }

  /// The position of the first subview: 0, or the start of a slice.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last subview.
  public var endIndex: Int { range.upperBound }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, index: index)
  }
  /// The subviews at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same subviews of the same container.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.range == b.range
  }
}

/// One subview of a container. A layout can ask for its size and place it.
public struct LayoutSubview: Equatable, Sendable {
  nonisolated(unsafe) let container: any SubviewContainer
  let index: Int

  package var node: LayoutNode { container.subviewNodes[index] }

  /// The subview's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The subview's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// The subview's preferred spacing.
  public var spacing: ViewSpacing { node.spacing }

  /// The subview's layout priority; 0 if none is set.
  public var priority: Double { node.layoutPriority }

  /// The value that the subview carries for a key, otherwise the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    container.layoutValue(key, at: index)
  }

  /// Puts the subview's anchor point at a position in the container's bounds. The last call wins (L072).
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) { container.place(index, at: position, anchor: anchor, proposal: proposal) }

  /// Whether both are the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.container === b.container && a.index == b.index
  }
}

/// A key for a value that a view carries for the layout of its container.
///
/// ```swift
/// struct Weight: LayoutValueKey {
///   static let defaultValue: CGFloat = 1
/// }
///
/// extension View {
///   func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
/// }
///
/// /// Divides its width by the weights of its subviews.
/// struct Shares: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     let unit = bounds.width / max(subviews.map { $0[Weight.self] }.reduce(0, +), 1)
///     var x = bounds.minX
///     for subview in subviews {
///       let width = unit * subview[Weight.self]
///       let size = ProposedViewSize(width: width, height: bounds.height)
///       subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
///       x += width
///     }
///   }
/// }
///
/// Shares {
///   Color.green
///   Color.blue.weight(2)  // two thirds of the width
/// }
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that was given none.
  static var defaultValue: Self.Value { get }
}

/// The container behind a layout's subviews.
protocol SubviewContainer: AnyObject {
  var layoutSemantics: LayoutSemantics { get }
  var layoutDirection: LayoutDirection { get }
  /// The axes along which the container's proposal changes nothing.
  var rigidity: Axis.Set { get }
  var subviewNodes: [LayoutNode] { get }
  /// How many of the first subviews are where a stack is about to place them.
  var unmovedCount: Int { get }
  func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value
  /// The `GridRow` that a subview is a cell of; nil outside of one.
  func gridRow(at index: Int) -> GridRowMembership?
  func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  /// The placements that `body` makes, recorded without placing; nil for subviews that it leaves out.
  func recordPlacements(_ body: () -> Void) -> [RecordedPlacement?]
}

extension SubviewContainer {
  var unmovedCount: Int { 0 }
}

/// A subview's recorded origin and proposal.
struct RecordedPlacement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

extension LayoutSubviews {
  /// Merges a guide (L043, L045): custom guides by their mean, the first baseline and the start of separators by the
  /// smallest position, the last baseline by the largest. The six edges and centres are never merged (L044).
  func mergedGuide(_ key: AlignmentKey, _ placeSubviews: () -> Void) -> CGFloat? {
    guard !key.isBuiltInEdge,
      container.subviewNodes.contains(where: { $0.mayHaveGuides.contains(key) })
    else { return nil }
    let placements = container.recordPlacements(placeSubviews)
    var values: [CGFloat] = []
    for (node, placement) in zip(container.subviewNodes, placements) {
      guard let placement else { continue }
      let size = node.size(for: placement.proposal)
      guard let value = node.explicitGuide(key, in: size, placement.proposal) else { continue }
      values.append(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return merge(values.filter(\.isFinite), key)
  }

  private func merge(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key || key.kind == .separators {
      return values.min()
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return container.layoutSemantics.lastBaselineIsLowest ? values.max() : values.min()
    }
    if let edge = key.outermostEdge { return edge == .leading ? values.min() : values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  /// The union of all subviews' spacing: on each edge the larger one (L036).
  var mergedSpacing: ViewSpacing {
    var merged = ViewSpacing()
    for node in container.subviewNodes { merged.formUnion(node.spacing, edges: .all) }
    return merged
  }
}
