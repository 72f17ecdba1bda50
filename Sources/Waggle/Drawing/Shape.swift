public import Foundation

/// An outline that fills the room that it is given; as a view it is filled with the foreground style.
///
/// Write `path(in:)`; the rest has defaults.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of a proposal: all of it, unless it has a form to keep (L002, L003).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What becomes of the outline where the layout direction is another one: it is mirrored where leading is right, unless
  /// the shape says something else (L145).
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The outline is mirrored where leading is right.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline in a room of that size, as it is drawn in a direction (L145).
  func path(in size: CGSize, _ direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: size))
    guard layoutDirectionBehavior.isMirrored(in: direction), size.width.isFinite else {
      return path
    }
    return path.mirrored(inWidth: size.width)
  }

  /// All that is proposed; 10 where nothing is (L002).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// A leaf that is filled with the foreground style.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ShapeNode(view, inputs, PlainShapeDrawing()))
  }

  /// One element.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: inputs))
  }

  /// One.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The shape made smaller.
  associatedtype InsetShape: InsettableShape

  /// The shape `amount` points further in on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose size never depends on what it holds: what it is offered. It is never asked again.
package protocol ProposalSizedShape: Shape {}
