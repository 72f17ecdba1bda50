public import Foundation

/// The subviews of a container, as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// One of the views.
  public typealias Element = LayoutSubview
  /// Counts from 0.
  public typealias Index = Int
  /// Some of the views, still as subviews.
  public typealias SubSequence = LayoutSubviews

  nonisolated(unsafe) let container: any SubviewContainer
  let range: Range<Int>
  /// The direction in which the container is laid out. Places count from the left all the same: what is placed is mirrored
  /// afterwards (L073).
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

  /// 0, or where a slice starts.
  public var startIndex: Int { range.lowerBound }
  /// The position behind the last subview.
  public var endIndex: Int { range.upperBound }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, index: index)
  }
  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same subviews of the same container.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.range == b.range
  }
}

/// One subview of a container, as the layout sees it: it can be asked for its size, and placed.
public struct LayoutSubview: Equatable, Sendable {
  nonisolated(unsafe) let container: any SubviewContainer
  let index: Int

  package var node: LayoutNode { container.subviewNodes[index] }

  /// The subview's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The subview's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// What the subview wants around it.
  public var spacing: ViewSpacing { node.spacing }

  /// Who is given room first; 0 where nothing was set.
  public var priority: Double { node.layoutPriority }

  /// The value that the subview carries for a key.
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

/// A key for a value that a view carries for the layout that contains it.
public protocol LayoutValueKey {
  /// What a view can carry under the key.
  associatedtype Value
  /// What a view carries that was given none.
  static var defaultValue: Self.Value { get }
}

/// The container behind a layout's subviews.
protocol SubviewContainer: AnyObject {
  var layoutSemantics: LayoutSemantics { get }
  var layoutDirection: LayoutDirection { get }
  var subviewNodes: [LayoutNode] { get }
  func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value
  func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  /// What `body` places, without placing it: origins and proposals, nil for what it leaves out.
  func recordPlaces(_ body: () -> Void) -> [RecordedPlace?]
}

/// Where a subview would be.
struct RecordedPlace {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

extension LayoutSubviews {
  /// L043, L045: custom guides are the mean of those that set one, baselines the first and the last, the six edges and
  /// centres are never merged (L044).
  func mergedGuide(_ key: AlignmentKey, _ place: () -> Void) -> CGFloat? {
    guard !key.isBuiltInEdge,
      container.subviewNodes.contains(where: { $0.mayHaveGuides.contains(key) })
    else { return nil }
    let places = container.recordPlaces(place)
    var values: [CGFloat] = []
    for (node, place) in zip(container.subviewNodes, places) {
      guard let place else { continue }
      let size = node.size(for: place.proposal)
      guard let value = node.explicitGuide(key, in: size, place.proposal) else { continue }
      values.append(value + (key.axis == .horizontal ? place.origin.x : place.origin.y))
    }
    return merge(values.filter(\.isFinite), key)
  }

  private func merge(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key {
      return container.layoutSemantics.lastBaselineIsLowest ? values.max() : values.min()
    }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  /// L036: all edges of all subviews, the larger where they differ.
  var mergedSpacing: ViewSpacing {
    var merged = ViewSpacing()
    for node in container.subviewNodes { merged.formUnion(node.spacing, edges: .all) }
    return merged
  }
}
