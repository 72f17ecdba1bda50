package import Foundation

/// The direction of lines of text, and so of leading and trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// What a shape or view does when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Draws the same in both directions.
  case fixed
  /// Mirrored horizontally in one direction, and unchanged in the other.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layout (L145).
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  package func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// How often the layout direction changed on the way from the root, as an embedding level of Unicode's
/// bidirectional algorithm: even levels run left to right, odd ones right to left.
package struct EmbeddingLevel: Hashable, Sendable, BitwiseCopyable {
  /// The deepest level of UAX 9; deeper ones alternate between the last two.
  private static let deepest: UInt8 = 125

  package let number: UInt8

  /// The root level, left to right.
  package static let leftToRight = EmbeddingLevel(number: 0)

  package init(number: UInt8) { self.number = number }

  package var isRightToLeft: Bool { number & 1 == 1 }
  package var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The level of content with `direction` inside this level.
  package func inside(_ direction: LayoutDirection) -> EmbeddingLevel {
    guard direction != self.direction else { return self }
    return EmbeddingLevel(number: number < Self.deepest ? number + 1 : number - 1)
  }

  /// The outermost level with the same direction.
  package var outermost: EmbeddingLevel { EmbeddingLevel(number: number & 1) }
}

extension CGAffineTransform {
  /// Mirrors horizontally within a width in points.
  package static func mirror(ofWidth width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }

  /// The transform seen in a mirror of a width in points: left becomes right (L144).
  package func mirrored(inWidth width: CGFloat) -> CGAffineTransform {
    // Subtracting from 0 keeps 0 positive; negation would give -0.
    CGAffineTransform(
      a: a, b: 0 - b, c: 0 - c, d: d, tx: width - width * a - tx, ty: width * b + ty)
  }
}
