package import Foundation
import WaggleGraph

/// What the mouse pointer looks like over a view (C620).
///
/// ```swift
/// struct Columns: View {
///   @State private var width = 100.0
///
///   var body: some View {
///     HStack(spacing: 0) {
///       Text("Hives").frame(width: width)
///       Color.gray.frame(width: 4)
///         .pointerStyle(.columnResize)
///         .gesture(DragGesture().onChanged { width = max(50, $0.location.x + width) })
///       Text("Bees")
///     }
///   }
/// }
/// ```
public struct PointerStyle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case arrow, text, verticalText, link, cross, openHand, closedHand, zoomIn, zoomOut
    case columns(HorizontalDirection.Set), rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }

  package let kind: Kind

  /// The arrow.
  public static let `default` = PointerStyle(kind: .arrow)
  /// Over text in lines, which can be selected or edited.
  public static let horizontalText = PointerStyle(kind: .text)
  /// Over text in columns.
  public static let verticalText = PointerStyle(kind: .verticalText)
  /// Over a link.
  public static let link = PointerStyle(kind: .link)
  /// Where a rectangle can be selected.
  public static let rectSelection = PointerStyle(kind: .cross)
  /// Over content that can be moved.
  public static let grabIdle = PointerStyle(kind: .openHand)
  /// While content is moved.
  public static let grabActive = PointerStyle(kind: .closedHand)
  /// Where a click shows more of the details.
  public static let zoomIn = PointerStyle(kind: .zoomIn)
  /// Where a click shows more of the whole.
  public static let zoomOut = PointerStyle(kind: .zoomOut)
  /// Over the edge between two columns.
  public static let columnResize = columnResize(directions: .all)
  /// Over the edge between two rows.
  public static let rowResize = rowResize(directions: .all)

  /// Over the edge between two columns, which can be moved in these directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .columns(directions))
  }

  /// Over the edge between two rows, which can be moved in these directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .rows(directions))
  }

  /// Over an edge or a corner of a frame, which can be moved in these directions.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(kind: .frame(position, directions))
  }
}

extension PointerStyle {
  /// What CSS calls it, and the themes of desktops: the property `cursor`.
  package func cursorName(in direction: LayoutDirection) -> String {
    switch kind {
    case .arrow: "default"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .link: "pointer"
    case .cross: "crosshair"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .columns(.leading): direction == .leftToRight ? "w-resize" : "e-resize"
    case .columns(.trailing): direction == .leftToRight ? "e-resize" : "w-resize"
    case .columns: "col-resize"
    case .rows(.up): "n-resize"
    case .rows(.down): "s-resize"
    case .rows: "row-resize"
    case .frame(let position, .outward): position.compass(in: direction) + "-resize"
    case .frame(let position, .inward): position.opposite.compass(in: direction) + "-resize"
    case .frame(let position, _): position.axis(in: direction) + "-resize"
    }
  }
}

extension FrameResizePosition {
  fileprivate var opposite: FrameResizePosition {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    case .topLeading: .bottomTrailing
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    case .bottomTrailing: .topLeading
    }
  }

  /// The points of the compass towards which the frame grows there.
  fileprivate func compass(in direction: LayoutDirection) -> String {
    let (left, right) = direction == .leftToRight ? ("w", "e") : ("e", "w")
    return switch self {
    case .top: "n"
    case .leading: left
    case .bottom: "s"
    case .trailing: right
    case .topLeading: "n" + left
    case .topTrailing: "n" + right
    case .bottomLeading: "s" + left
    case .bottomTrailing: "s" + right
    }
  }

  /// The line along which the frame grows there.
  fileprivate func axis(in direction: LayoutDirection) -> String {
    switch compass(in: direction) {
    case "n", "s": "ns"
    case "w", "e": "ew"
    case "nw", "se": "nwse"
    default: "nesw"
    }
  }
}

/// A horizontal direction.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Towards the beginning of a line.
  case leading
  /// Towards the end of a line.
  case trailing

  /// Horizontal directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Towards the beginning of a line.
    public static let leading = Set(.leading)
    /// Towards the end of a line.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical direction.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Vertical directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// An edge.
  case top, leading, bottom, trailing
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Where an edge of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// The frame becomes smaller.
  case inward
  /// The frame becomes larger.
  case outward

  /// Where an edge can be moved.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: FrameResizeDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// The frame becomes smaller.
    public static let inward = Set(.inward)
    /// The frame becomes larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

// MARK: The modifier

extension View {
  /// Sets what the mouse pointer looks like over this view's frame; nil leaves it as it is (C620).
  ///
  /// The view inside decides before the one around it. Without a style the pointer is a hand over a link, a bar over text that
  /// can be edited or selected, and else an arrow.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_PointerStyleModifier(style: style))
  }
}

/// Sets what the mouse pointer looks like over a view.
nonisolated public struct _PointerStyleModifier: PrimitiveModifier {
  let style: PointerStyle?

  /// Makes the content with a listener that has the style.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    return _ViewOutputs(HoverNode(content, PointerStyleListener(content, modifier, inputs)))
  }
}

/// The style of a view that the pointer is over.
private final class PointerStyleListener: HoverListener {
  private let latest: LatestValue<_PointerStyleModifier>

  init(_ view: ViewNode, _ modifier: _GraphValue<_PointerStyleModifier>, _ inputs: _ViewInputs) {
    latest = LatestValue(modifier, inputs)
    super.init(view, inputs)
  }

  override var pointerStyle: PointerStyle? { latest.current.style }
}

extension View {
  /// Makes the mouse pointer a hand over this control, where no style is set.
  ///
  /// - Cost: no node.
  package nonisolated func pointedAtAsLink() -> some View { modifier(LinkPointerModifier()) }
}

/// Makes the controls inside links for the pointer.
nonisolated private struct LinkPointerModifier: PrimitiveModifier {
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[LinkPointer.self] = true
    return body(_Graph(), inner)
  }
}

/// Whether a control is a link for the pointer.
private enum LinkPointer: InputKey {
  static var defaultValue: Bool { false }
}

extension _ViewInputs {
  /// What the mouse pointer looks like over a control; nil for what is around it.
  var pointerStyleOfControl: PointerStyle? { bag[LinkPointer.self] ? .link : nil }
}

extension InputRouter {
  /// What the mouse pointer looks like at a point in the root's space (C620).
  package func pointerStyle(at point: CGPoint) -> PointerStyle {
    if let style = hover.pointerStyle { return style }
    guard let hit = hit(at: point) else { return .default }
    for listener in hit.listeners where listener.isEnabled && !listener.isGone {
      if let style = listener.pointerStyle { return style }
    }
    return .default
  }
}
