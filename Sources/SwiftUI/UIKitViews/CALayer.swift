public import Foundation
public import Waggle

/// The corners, the border and the shadow of a ``UIView`` (C720).
@MainActor @preconcurrency
public final class CALayer {
  private let changed: @MainActor () -> Void

  init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0 { didSet { changed() } }
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

  var drawnShadow: Color {
    guard shadowOpacity > 0, let shadowColor else { return .clear }
    return Color(cgColor: shadowColor).opacity(Double(shadowOpacity))
  }
}
