public import Foundation

/// An alignment guide, identified by its type, and its default position.
///
/// ```swift
/// enum NameEdge: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
/// }
///
/// extension HorizontalAlignment {
///   static let nameEdge = HorizontalAlignment(NameEdge.self)
/// }
///
/// /// The names begin below one another, whatever is before them.
/// VStack(alignment: .nameEdge) {
///   HStack {
///     Text("Host")
///     Text("Ada").alignmentGuide(.nameEdge) { $0[.leading] }
///   }
///   HStack {
///     Text("Guest of honour")
///     Text("Grace").alignmentGuide(.nameEdge) { $0[.leading] }
///   }
/// }
/// ```
public protocol AlignmentID {
  /// The guide's position in a view that does not set it, in points from the view's top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across the width that a container merges to the outermost one of its children's, rather than to their mean.
package protocol OutermostGuide: AlignmentID {
  /// The edge whose nearest guide counts.
  static var edge: HorizontalEdge { get }
}

/// A guide on one axis, usable as a key.
package struct AlignmentKey: Hashable {
  package let axis: Axis
  private let type: any AlignmentID.Type

  package init(_ type: any AlignmentID.Type, axis: Axis) {
    self.type = type
    self.axis = axis
  }

  package var id: ObjectIdentifier { ObjectIdentifier(type) }

  /// The guide's identity.
  fileprivate var identity: any AlignmentID.Type { type }

  /// The edge whose nearest guide counts where several are merged; nil for other guides.
  var outermostEdge: HorizontalEdge? { (type as? any OutermostGuide.Type)?.edge }

  /// The guide's position in a view that does not set it.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    type.defaultValue(in: dimensions)
  }

  /// True for the six edges and centres, which containers never merge (L044).
  package var isBuiltInEdge: Bool { kind == .edges }

  /// The guide's kind, by identity alone: it is requested at each level of a chain of views.
  var kind: GuideKinds {
    if axis == .horizontal {
      if isGuide(HorizontalCenter.self) || isGuide(Leading.self) || isGuide(Trailing.self) {
        return .edges
      }
      return isGuide(ListRowSeparatorLeading.self) ? .separators : .others
    }
    if isGuide(VerticalCenter.self) || isGuide(Top.self) || isGuide(Bottom.self) { return .edges }
    return isGuide(FirstTextBaseline.self) || isGuide(LastTextBaseline.self) ? .baselines : .others
  }

  private func isGuide(_ other: any AlignmentID.Type) -> Bool { id == ObjectIdentifier(other) }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A guide across a view's width, on which views in a column are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
  nonisolated(unsafe) private let id: any AlignmentID.Type

  /// Makes the guide with that identity.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  package init(_ key: AlignmentKey) { id = key.identity }

  package var key: AlignmentKey { AlignmentKey(id, axis: .horizontal) }

  /// Whether both are the same guide.
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading edge of a list row's separator: by default that of the first text in the view, and of the view itself
  /// where it has no text (C083).
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing edge of a list row's separator; by default the view's trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide across a view's height, on which views in a row are aligned.
public struct VerticalAlignment: Equatable, Sendable {
  nonisolated(unsafe) private let id: any AlignmentID.Type

  /// Makes the guide with that identity.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  package init(_ key: AlignmentKey) { id = key.identity }

  package var key: AlignmentKey { AlignmentKey(id, axis: .vertical) }

  /// Whether both are the same guide.
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom of a view without text (L040).
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom of a view without text (L040).
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A pair of guides, on which views are aligned along both axes.
public struct Alignment: Equatable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide across the height.
  public var vertical: VerticalAlignment

  /// Makes an alignment from two guides.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline in the middle of the width.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline in the middle of the width.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its guides, in the view's coordinates.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let node: LayoutNode?
  private let proposal: ProposedViewSize

  /// The dimensions of a view that sets no guide.
  package init(withoutGuides size: CGSize) {
    width = size.width
    height = size.height
    node = nil
    proposal = .unspecified
  }

  package init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = node.relevant(proposal)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a guide in points: the one that the view sets, otherwise the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide in points: the one that the view sets, otherwise the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position that the view sets for a guide, in points; nil if it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The position that the view sets for a guide, in points; nil if it sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    node?.explicitGuide(key, in: size, proposal)
  }

  /// The point at which both guides of an alignment cross.
  package subscript(alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal; guides are not compared.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}

private enum Leading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum Top: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
