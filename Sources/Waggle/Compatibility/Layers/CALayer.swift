public import Foundation

/// The corners, the border and the shadow of a view of UIKit (C720).
@MainActor @preconcurrency
public final class CALayer {
  private let changed: @MainActor () -> Void

  /// A layer that reports each change of its properties.
  package init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The corners that are round, all by default (C648).
  public var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// Whether what is drawn ends at the corners and edges.
  public var masksToBounds = false { didSet { changed() } }
  /// The width of the border inside the edges, in points.
  public var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of the border; nil for black.
  public var borderColor: CGColor? { didSet { changed() } }
  /// What is behind the content, where the view has no colour.
  public var backgroundColor: CGColor? { didSet { changed() } }
  /// From 0, which is clear, to 1.
  public var opacity: Float = 1 { didSet { changed() } }
  /// The colour of the shadow; nil for none.
  public var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed() }
  }
  /// How strong the shadow is, from 0, which draws nothing.
  public var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The blur of the shadow, in points.
  public var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// Where the shadow is, in points from the view.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }

  /// The shape of the edges: rounded at the corners of `maskedCorners`.
  package var shape: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? cornerRadius : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner),
      bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
      topTrailingRadius: radius(.layerMaxXMinYCorner), style: .continuous)
  }

  /// The colour in which the shadow is drawn; clear for none.
  package var drawnShadow: Color {
    guard shadowOpacity > 0, let shadowColor else { return .clear }
    return Color(cgColor: shadowColor).opacity(Double(shadowOpacity))
  }
}

// What shows a view of UIKit updates it, and reads its layer first.
extension CALayer: Unwatched {}

/// Corners of a ``CALayer`` (C648). The first corner is at the left and the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt
  /// Corners with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the left and the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the right and the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the left and the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the right and the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The time since the machine was started, in seconds (C647): a clock that does not jump, for the differences of two times.
///
/// It is the clock of the machine, and not that of the program's frames: a body that moves by it is not drawn again. `TimelineView` has
/// the time of the frame.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A length of time in seconds, as Core Animation names it.
public typealias CFTimeInterval = Double
