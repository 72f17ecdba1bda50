import Foundation

extension Shape {
  /// The area that is inside this shape or another.
  ///
  /// ```swift
  /// Circle().union(Rectangle().offset(y: 20))
  ///   .fill(Color.orange)
  ///   .frame(width: 40, height: 40)
  /// ```
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same frame.
  ///   - eoFill: whether what is inside of a shape is found by the even-odd rule, and not by the winding rule.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that is inside this shape and another.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same frame.
  ///   - eoFill: whether what is inside of a shape is found by the even-odd rule, and not by the winding rule.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that is inside this shape and not inside another.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same frame.
  ///   - eoFill: whether what is inside of a shape is found by the even-odd rule, and not by the winding rule.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// The area that is inside one of this shape and another, and not inside both.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same frame.
  ///   - eoFill: whether what is inside of a shape is found by the even-odd rule, and not by the winding rule.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's lines that are inside another, or on its edge, to be stroked.
  ///
  /// - Parameters:
  ///   - other: the shape whose area counts, in the same frame.
  ///   - eoFill: whether what is inside of it is found by the even-odd rule, and not by the winding rule.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's lines that are outside another, to be stroked.
  ///
  /// - Parameters:
  ///   - other: the shape whose area counts, in the same frame.
  ///   - eoFill: whether what is inside of it is found by the even-odd rule, and not by the winding rule.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
