package import Foundation
import WaggleGraph

/// What a part of a control looks like that is drawn as one leaf, such as a switch: shapes, from back to front.
package nonisolated struct DrawnShapes {
  /// A shape that is filled, in a frame of the leaf.
  package struct Item {
    package enum Outline: Equatable { case capsule, rectangle, rounded(CGFloat) }

    package var outline = Outline.capsule
    package var frame: CGRect
    package var style: AnyShapeStyle
    /// The width of a line inside the outline, in points; nil for one that is filled.
    package var border: CGFloat?
    /// From 0 to 1.
    package var opacity = 1.0
    package var shadow: Shadow?
    /// About the middle of the frame.
    package var scale: CGFloat = 1
    /// The distance by which the shape is moved towards the trailing edge, in points.
    package var offset: CGFloat = 0

    package init(_ frame: CGRect, _ style: AnyShapeStyle) {
      self.frame = frame
      self.style = style
    }
  }

  /// A shadow below a shape; the radius is the deviation of its blur, in points.
  package struct Shadow: Equatable {
    var color: Color
    var radius: CGFloat
    var y: CGFloat

    package init(_ color: Color, radius: CGFloat, y: CGFloat) {
      (self.color, self.radius, self.y) = (color, radius, y)
    }
  }

  package var size: CGSize
  /// Of all together, from 0 to 1.
  package var opacity = 1.0
  /// One place for each shape, so that it animates from what it was; nil draws nothing.
  package var items: [Item?]

  package init(size: CGSize, items: [Item?]) {
    self.size = size
    self.items = items
  }

  /// Makes a leaf of this size that draws what is computed from a view and its environment.
  ///
  /// - Cost: two nodes.
  package static func makeLeaf<Source>(
    _ view: _GraphValue<Source>, _ inputs: _ViewInputs,
    _ draw: @escaping @MainActor (Source, EnvironmentValues) -> DrawnShapes
  ) -> _ViewOutputs { _ViewOutputs(DrawnShapesNode(view, inputs, draw)) }
}

extension DrawnShapes.Item {
  private var shape: any InsettableShape {
    switch outline {
    case .capsule: Capsule()
    case .rectangle: Rectangle()
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius)
    }
  }

  /// What is drawn with a paint, in a frame at zero.
  func content(_ paint: Paint, _ direction: LayoutDirection) -> DisplayNode.Content {
    let context = ShapeContext(frame: CGRect(origin: .zero, size: frame.size), direction: direction)
    return content(shape, in: context, paint)
  }

  private func content<S: InsettableShape>(
    _ shape: S, in context: ShapeContext, _ paint: Paint
  ) -> DisplayNode.Content {
    guard let border else { return shape.filled(context, paint, FillStyle()) }
    return shape.inset(by: border / 2).stroked(context, paint, StrokeStyle(lineWidth: border))
  }
}
