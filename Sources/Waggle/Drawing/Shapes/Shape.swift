public import Foundation

/// An outline that fits its frame; as a view it is filled with the foreground style.
///
/// Implement `path(in:)`; the other requirements have defaults.
///
/// ```swift
/// struct Petal: Shape {
///   func path(in rect: CGRect) -> Path {
///     var path = Path()
///     path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
///     path.addQuadCurve(
///       to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
///     path.addQuadCurve(
///       to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
///     return path
///   }
/// }
///
/// Petal().fill(Color.pink).frame(width: 40, height: 80)
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size for a proposal; by default the whole proposal. Shapes with a fixed aspect ratio answer differently
  /// (L002, L003).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How the outline adapts to the layout direction; by default it is mirrored in right-to-left layout (L145).
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The outline is mirrored in right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline in a frame of that size, in a layout direction (L145).
  func path(in size: CGSize, _ direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: size))
    guard layoutDirectionBehavior.isMirrored(in: direction), size.width.isFinite else {
      return path
    }
    return path.mirrored(inWidth: size.width)
  }

  /// The whole proposal; 10 where a dimension is nil (L002).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Makes a leaf that is filled with the foreground style.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ShapeNode(view, inputs, PlainShapeDrawing()))
  }

  /// A list of one element.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: inputs))
  }

  /// Always 1.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape inset by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose size depends on the proposal only, never on its value. Layout does not measure it again when the
/// value changes.
package protocol ProposalSizedShape: Shape {}
