public import Foundation

/// A point or rectangle of a view's geometry that any other view of the tree can convert to its own coordinates.
///
/// An anchor is a snapshot in the root's space (R115): one that is kept becomes stale when the view moves (R119), and
/// any view of the tree can resolve it (R126). Two anchors are equal if they denote the same position (R114, R117). The
/// only use of an anchor is `GeometryProxy[anchor]` (R110).
///
/// ```swift
/// struct Ends: PreferenceKey {
///   static let defaultValue: [Anchor<CGPoint>] = []
///   static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
///     value += nextValue()
///   }
/// }
///
/// /// A line from the first word to the last one, wherever the layout puts them.
/// struct Connected: View {
///   var body: some View {
///     HStack(spacing: 60) {
///       Text("Hive").anchorPreference(key: Ends.self, value: .trailing) { [$0] }
///       Text("Flower").anchorPreference(key: Ends.self, value: .leading) { [$0] }
///     }
///     .overlayPreferenceValue(Ends.self) { ends in
///       GeometryReader { proxy in
///         Path { $0.addLines(ends.map { proxy[$0] }) }.stroke(Color.orange)
///       }
///     }
///   }
/// }
/// ```
public struct Anchor<Value> {
  package let box: AnchorBox<Value>

  /// Which point or rectangle of a view an anchor is made from.
  public struct Source {
    package let box: AnchorSourceBox<Value>

    package init(_ box: AnchorSourceBox<Value>) { self.box = box }
  }
}

// An anchor is Sendable if its value is (R113).
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both denote the same position in the root's space (R117).
  public static func == (a: Anchor<Value>, b: Anchor<Value>) -> Bool {
    a.box.rootValue == b.box.rootValue
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the position in the root's space.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.rootValue) }
}

extension Anchor: CustomStringConvertible {
  /// The position in the root's space, such as `Anchor(20 40 72 72)` or `Anchor(56 76)`.
  public var description: String { "Anchor(\(box.text))" }
}

/// An anchor's value in the root's space.
package class AnchorBox<Value> {
  let rootValue: Value

  init(_ rootValue: Value) { self.rootValue = rootValue }

  /// The value in another space; `transform` converts from the root's space to it.
  func value(fromRoot transform: CGAffineTransform) -> Value { rootValue }
  /// The value returned by a proxy whose view is gone (R120).
  var defaultValue: Value { rootValue }
  /// Whether the value contains a rectangle, which grows under a rotation (R121).
  var isRectangle: Bool { false }
  /// Whether the rectangle grew when the anchor was made, because the view was rotated (R121).
  var hasGrown: Bool { false }
  /// The position in the root's space as text.
  var text: String { "\(rootValue)" }
}

/// Makes anchors of one kind from a view's placement. An object, so that equal modifiers are found to be equal.
package final class AnchorSourceBox<Value> {
  let make: (Placement) -> AnchorBox<Value>

  init(_ make: @escaping (Placement) -> AnchorBox<Value>) { self.make = make }
}

// MARK: Rectangles and points

private final class RectAnchor: AnchorBox<CGRect> {
  private let isOfTurnedView: Bool

  init(_ rootValue: CGRect, isOfTurnedView: Bool) {
    self.isOfTurnedView = isOfTurnedView
    super.init(rootValue)
  }

  override func value(fromRoot transform: CGAffineTransform) -> CGRect {
    rootValue.applying(transform)
  }
  override var defaultValue: CGRect { .zero }
  override var isRectangle: Bool { true }
  override var hasGrown: Bool { isOfTurnedView }
  override var text: String { rootValue.shortText }
}

/// A point converts exactly, whatever rotations lie between (R122).
private final class PointAnchor: AnchorBox<CGPoint> {
  override func value(fromRoot transform: CGAffineTransform) -> CGPoint {
    rootValue.applying(transform)
  }
  override var defaultValue: CGPoint { .zero }
  override var text: String { "\(rootValue.x.shortText) \(rootValue.y.shortText)" }
}

extension Placement {
  fileprivate func anchor(of rect: CGRect) -> AnchorBox<CGRect> {
    RectAnchor(rect.applying(toRoot), isOfTurnedView: toRoot.growsRectangles)
  }

  fileprivate func anchor(of point: CGPoint) -> AnchorBox<CGPoint> {
    PointAnchor(point.applying(toRoot))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds: its layout size, whatever it draws (R125).
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(AnchorSourceBox { $0.anchor(of: CGRect(origin: .zero, size: $0.size)) })
  }

  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(AnchorSourceBox { $0.anchor(of: r) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points (R111).
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(AnchorSourceBox { $0.anchor(of: p) })
  }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      AnchorSourceBox {
        $0.anchor(of: CGPoint(x: $0.size.width * p.x, y: $0.size.height * p.y))
      })
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

// MARK: Arrays and optionals

private final class ArrayAnchor<T>: AnchorBox<[T]> {
  private let parts: [AnchorBox<T>]

  init(_ parts: [AnchorBox<T>]) {
    self.parts = parts
    super.init(parts.map(\.rootValue))
  }

  override func value(fromRoot transform: CGAffineTransform) -> [T] {
    parts.map { $0.value(fromRoot: transform) }
  }
  override var defaultValue: [T] { parts.map(\.defaultValue) }
  override var isRectangle: Bool { parts.contains { $0.isRectangle } }
  override var hasGrown: Bool { parts.contains { $0.hasGrown } }
  override var text: String { parts.map(\.text).joined(separator: ", ") }
}

private final class OptionalAnchor<T>: AnchorBox<T?> {
  private let some: AnchorBox<T>?

  init(_ some: AnchorBox<T>?) {
    self.some = some
    super.init(some?.rootValue)
  }

  override func value(fromRoot transform: CGAffineTransform) -> T? {
    some?.value(fromRoot: transform)
  }
  override var defaultValue: T? { some?.defaultValue }
  override var isRectangle: Bool { some?.isRectangle ?? false }
  override var hasGrown: Bool { some?.hasGrown ?? false }
  override var text: String { some?.text ?? "nil" }
}

extension Anchor.Source {
  /// Makes a source of several values (R112).
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      AnchorSourceBox { placement in ArrayAnchor(array.map { $0.box.make(placement) }) })
  }

  /// Makes a source of an optional value (R112).
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(AnchorSourceBox { OptionalAnchor(anchor?.box.make($0)) })
  }
}
