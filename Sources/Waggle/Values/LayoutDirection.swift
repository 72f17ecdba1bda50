package import Foundation

/// The way in which lines of text, and so leading and trailing, run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// What becomes of a shape or a view where the layout direction is another one.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is drawn as it is in both directions.
  case fixed
  /// It is mirrored from left to right in one direction, and drawn as it is in the other.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where leading is right (L145).
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  package func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// How often the layout direction turned on the way from the root, as the embedding level of Unicode's bidirectional
/// algorithm: even levels run from left to right, odd ones from right to left.
package struct EmbeddingLevel: Hashable, Sendable, BitwiseCopyable {
  /// The deepest that UAX 9 knows; what is deeper alternates between the two last ones.
  private static let deepest: UInt8 = 125

  package let number: UInt8

  /// From left to right, as all begins.
  package static let leftToRight = EmbeddingLevel(number: 0)

  package init(number: UInt8) { self.number = number }

  package var isRightToLeft: Bool { number & 1 == 1 }
  package var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The level of what runs in `direction` inside of this one.
  package func inside(_ direction: LayoutDirection) -> EmbeddingLevel {
    guard direction != self.direction else { return self }
    return EmbeddingLevel(number: number < Self.deepest ? number + 1 : number - 1)
  }

  /// The level with nothing around it.
  package var outermost: EmbeddingLevel { EmbeddingLevel(number: number & 1) }
}

extension CGAffineTransform {
  /// Left becomes right in a room of that width.
  package static func mirror(ofWidth width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }

  /// The same transform as it looks in a mirror: of a room of that width, left becomes right (L144).
  package func mirrored(inWidth width: CGFloat) -> CGAffineTransform {
    // 0 - 0 is 0, and -0 is not.
    CGAffineTransform(
      a: a, b: 0 - b, c: 0 - c, d: d, tx: width - width * a - tx, ty: width * b + ty)
  }
}
